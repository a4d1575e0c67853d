import { resourceKey, ResourceViewer, useResourceContext, type SelectedResource } from "mcp-resource-kit";
import { Check, Plus, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { chatTexts } from "./chatTexts.js";
import type { Chat } from "./useChat.js";

interface PreviewSheetProps {
  resource: SelectedResource | null;
  chat: Chat;
  onOpen: (resource: SelectedResource) => void;
  onClose: () => void;
}

/** A resource at full height beside the chat. A `<dialog>`, so Escape and the way back of the focus are the browser's. */
export function PreviewSheet({ resource, chat, onOpen, onClose }: PreviewSheetProps) {
  const { locale } = useResourceContext();
  const texts = chatTexts(locale);
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = resource !== null;
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  const isAttached = resource && chat.attachments.items.some(({ key }) => key === resourceKey(resource));
  return (
    <dialog ref={dialog} className="chat-preview" aria-label={texts.previewTitle} onClose={onClose}>
      {resource && (
        <div className="chat-preview-sheet">
          <div className="chat-preview-bar">
            <button
              type="button"
              className="chat-resource-attach"
              aria-disabled={isAttached === true}
              onClick={() => chat.attachments.add([resource], { reason: "attach" })}
            >
              {isAttached ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
              {isAttached ? texts.attached : texts.attach}
            </button>
            <button type="button" className="chat-close" aria-label={texts.close} onClick={onClose}>
              <X aria-hidden="true" />
            </button>
          </div>
          <ResourceViewer.Root resource={resource} onOpenResource={(ref) => onOpen(chat.find(ref))} />
        </div>
      )}
      {/* For the pointer: the keyboard has Escape and the button in the sheet. */}
      <button type="button" className="chat-preview-beside" tabIndex={-1} aria-hidden="true" onClick={onClose} />
    </dialog>
  );
}
