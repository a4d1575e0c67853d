"use client";

import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { PageOverlay } from "../PageOverlay.js";
import { PickerPanel } from "./PickerPanel.js";
import { PickerSurfaceProvider, ResourcePickerProvider } from "./ResourcePickerContext.js";
import { useFocusKept } from "./useFocusKept.js";
import { usePickerOpening, type PickerOpeningOptions } from "./usePickerOpening.js";

export interface ResourcePickerDialogProps extends PickerOpeningOptions {
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
export function ResourcePickerDialog({ children, ...options }: ResourcePickerDialogProps) {
  const { t, dir, portalContainer } = useResourceContext();
  const { picker, open, setOpen, dismissal } = usePickerOpening(options, "close-press");
  const focus = useFocusKept();
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <PickerSurfaceProvider value="dialog">{children}</PickerSurfaceProvider>
      <Dialog.Portal container={portalContainer}>
        <PageOverlay slot="resource-picker-overlay" />
        <Dialog.Content
          data-slot="resource-picker"
          data-surface="dialog"
          data-mcpr-root=""
          dir={dir}
          aria-describedby={undefined}
          {...focus}
          {...dismissal}
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
