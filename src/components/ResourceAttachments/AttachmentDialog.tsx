"use client";

import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import { useState } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import type { Attachment } from "../../state/useResourceAttachments.js";
import { focusedElement } from "../../utils/rootOf.js";
import { PageOverlay } from "../PageOverlay.js";
import { ResourceViewerRoot } from "../ResourceViewer/ResourceViewerRoot.js";

export interface AttachmentDialogProps {
  item: Attachment;
  onClose: () => void;
}

/** What was read for an attachment, in a dialog: the contents that go in, not a reading of their own. */
export function AttachmentDialog({ item: { ref, resource, contents }, onClose }: AttachmentDialogProps) {
  const { t, dir, portalContainer } = useResourceContext();
  const [opener] = useState(() => focusedElement(document));
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal container={portalContainer}>
        <PageOverlay slot="resource-attachments-overlay" />
        <Dialog.Content
          data-slot="resource-attachments-preview"
          data-mcpr-root=""
          dir={dir}
          aria-describedby={undefined}
          // There is no trigger that Radix would know of.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener?.focus();
          }}
        >
          <Dialog.Title data-visually-hidden="">{t("attachments.preview")}</Dialog.Title>
          <ResourceViewerRoot resource={ref} contents={contents} name={resource.title ?? resource.name} />
          <Dialog.Close data-slot="resource-attachments-close" aria-label={t("attachments.close")}>
            <X aria-hidden="true" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
