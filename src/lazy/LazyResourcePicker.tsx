"use client";

import { useState, type ComponentProps } from "react";
import type { ResourceProviderProps } from "../client/ResourceProvider.js";
import type { ResourcePickerDialogProps } from "../components/ResourcePicker/ResourcePickerDialog.js";

type PickerParts = typeof import("./pickerParts.js");

export interface LazyResourcePickerProps extends Omit<ComponentProps<"button">, "onClick"> {
  /** What `ResourceProvider` gets: servers, language, policies. */
  provider: Omit<ResourceProviderProps, "children">;
  /** What `ResourcePicker.Dialog` gets, such as `onAttach`. */
  picker?: Omit<ResourcePickerDialogProps, "open" | "defaultOpen" | "onOpenChange" | "children"> | undefined;
  /** Said below the button when the picker could not be fetched; pressing it again tries again. */
  errorMessage?: string | undefined;
  /** How the picker is fetched; by default from the chunk that the bundler made. */
  load?: (() => Promise<PickerParts>) | undefined;
}

/**
 * The button that opens the picker, in under 3 kB: the picker and the provider are fetched when the pointer or the
 * focus comes to it, and opened when it is pressed. Renders a `<button>`, and once opened the dialog.
 *
 * @selector [data-loading] pressed, and the picker is still on its way
 * @selector [data-invalid] it could not be fetched
 * @example
 * <LazyResourcePicker provider={{ servers }} picker={{ onAttach: attach }}>Attach</LazyResourcePicker>
 */
export function LazyResourcePicker({
  provider,
  picker,
  errorMessage = "This could not be loaded. Please try again.",
  load = () => import("./pickerParts.js"),
  ...props
}: LazyResourcePickerProps) {
  const [parts, setParts] = useState<PickerParts | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const fetchParts = async (isPressed: boolean) => {
    if (parts) return;
    try {
      setParts(await load());
      setFailed(false);
    } catch {
      // Without a press nobody waits for it.
      setFailed(isPressed);
      if (isPressed) setOpen(false);
    }
  };
  const isLoading = isOpen && !parts;
  return (
    <>
      <button
        type="button"
        data-slot="lazy-resource-picker"
        data-mcpr-root=""
        data-loading={isLoading ? "" : undefined}
        data-invalid={hasFailed ? "" : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen && !isLoading}
        aria-busy={isLoading || undefined}
        {...props}
        onPointerEnter={(event) => {
          props.onPointerEnter?.(event);
          void fetchParts(false);
        }}
        onFocus={(event) => {
          props.onFocus?.(event);
          void fetchParts(false);
        }}
        onClick={() => {
          setOpen(true);
          setFailed(false);
          void fetchParts(true);
        }}
      />
      {hasFailed && <span role="alert">{errorMessage}</span>}
      {parts && (
        <parts.ResourceProvider {...provider}>
          <parts.ResourcePickerDialog {...picker} open={isOpen} onOpenChange={setOpen} />
        </parts.ResourceProvider>
      )}
    </>
  );
}
