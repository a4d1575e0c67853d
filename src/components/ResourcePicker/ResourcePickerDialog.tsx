"use client";

import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { useControllableState } from "../../utils/useControllableState.js";
import { keepsEscape } from "./keepsEscape.js";
import { PickerPanel } from "./PickerPanel.js";
import { PickerSurfaceProvider, ResourcePickerProvider } from "./ResourcePickerContext.js";
import { usePicker, type UsePickerOptions } from "./usePicker.js";

export interface ResourcePickerDialogProps extends UsePickerOptions {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The trigger, and whatever stands around it. */
  children?: ReactNode;
}

/**
 * The picker in a dialog called "Resource picker": a full-screen sheet where the window is narrow. Opens where it was
 * left; attaching closes it and gives the focus back. Renders its children and, while open, the dialog.
 *
 * @example
 * <ResourcePicker.Dialog onAttach={attach}>
 *   <ResourcePicker.Trigger>Attach</ResourcePicker.Trigger>
 * </ResourcePicker.Dialog>
 */
export function ResourcePickerDialog({
  open: given,
  defaultOpen = false,
  onOpenChange,
  children,
  onAttach,
  ...options
}: ResourcePickerDialogProps) {
  const { t, dir } = useResourceContext();
  const [open, setOpen] = useControllableState<boolean, undefined>({
    value: given,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const picker = usePicker({
    ...options,
    onAttach: (refs, details) => {
      onAttach?.(refs, details);
      setOpen(false, undefined);
    },
  });
  return (
    <Dialog.Root open={open} onOpenChange={(next) => setOpen(next, undefined)}>
      <PickerSurfaceProvider value="dialog">{children}</PickerSurfaceProvider>
      <Dialog.Portal>
        {/* Not Dialog.Overlay: it locks the page's scrolling by an inline <style>, which a strict policy refuses. */}
        <div data-slot="resource-picker-overlay" />
        <Dialog.Content
          data-slot="resource-picker"
          data-surface="dialog"
          data-mcpr-root=""
          dir={dir}
          aria-describedby={undefined}
          onEscapeKeyDown={keepsEscape}
        >
          <Dialog.Title data-visually-hidden="">{t("picker.label")}</Dialog.Title>
          <ResourcePickerProvider value={picker}>
            <PickerPanel />
          </ResourcePickerProvider>
          <Dialog.Close data-slot="resource-picker-close" aria-label={t("picker.close")}>
            <X aria-hidden="true" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
