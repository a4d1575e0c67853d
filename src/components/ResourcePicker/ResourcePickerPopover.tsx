"use client";

import { Popover } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { PickerPanel } from "./PickerPanel.js";
import type { ResourcePickerDialogProps } from "./ResourcePickerDialog.js";
import { PickerSurfaceProvider, ResourcePickerProvider } from "./ResourcePickerContext.js";
import { useFocusKept } from "./useFocusKept.js";
import { usePickerOpening } from "./usePickerOpening.js";

export interface ResourcePickerPopoverProps extends ResourcePickerDialogProps {
  side?: "top" | "right" | "bottom" | "left" | undefined;
  align?: "start" | "center" | "end" | undefined;
}

/**
 * The picker in a popover at its trigger. The page stays usable; attaching closes it. Renders its children and, while
 * open, the popover.
 */
export function ResourcePickerPopover({
  side = "top",
  align = "start",
  children,
  ...options
}: ResourcePickerPopoverProps) {
  const { t, dir, portalContainer } = useResourceContext();
  const { picker, open, setOpen, dismissal } = usePickerOpening(options, "trigger-press");
  const { onOpenAutoFocus } = useFocusKept();
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <PickerSurfaceProvider value="popover">{children}</PickerSurfaceProvider>
      <Popover.Portal container={portalContainer}>
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
          onOpenAutoFocus={onOpenAutoFocus}
          {...dismissal}
        >
          <ResourcePickerProvider value={picker}>
            <PickerPanel />
          </ResourcePickerProvider>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
