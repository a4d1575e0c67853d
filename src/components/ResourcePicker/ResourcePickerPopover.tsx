"use client";

import { Popover } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { useControllableState } from "../../utils/useControllableState.js";
import { keepsEscape } from "./keepsEscape.js";
import { PickerPanel } from "./PickerPanel.js";
import type { ResourcePickerDialogProps } from "./ResourcePickerDialog.js";
import { PickerSurfaceProvider, ResourcePickerProvider } from "./ResourcePickerContext.js";
import { usePicker } from "./usePicker.js";

export interface ResourcePickerPopoverProps extends ResourcePickerDialogProps {
  side?: "top" | "right" | "bottom" | "left" | undefined;
  align?: "start" | "center" | "end" | undefined;
}

/**
 * The picker in a popover at its trigger. The page stays usable; attaching closes it. Renders its children and, while
 * open, the popover.
 */
export function ResourcePickerPopover({
  open: given,
  defaultOpen = false,
  onOpenChange,
  side = "top",
  align = "start",
  children,
  onAttach,
  ...options
}: ResourcePickerPopoverProps) {
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
    <Popover.Root open={open} onOpenChange={(next) => setOpen(next, undefined)}>
      <PickerSurfaceProvider value="popover">{children}</PickerSurfaceProvider>
      <Popover.Portal>
        <Popover.Content
          data-slot="resource-picker"
          data-surface="popover"
          data-mcpr-root=""
          dir={dir}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          aria-label={t("picker.label")}
          onEscapeKeyDown={keepsEscape}
        >
          <ResourcePickerProvider value={picker}>
            <PickerPanel />
          </ResourcePickerProvider>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
