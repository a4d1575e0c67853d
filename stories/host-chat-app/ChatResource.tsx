import { displayName, resourceKey, useResourceContext, visibleText, type SelectedResource } from "mcp-resource-kit";
import { Check, FileText, Plus } from "lucide-react";
import { chatTexts, fill } from "./chatTexts.js";
import type { Chat } from "./useChat.js";

interface ChatResourceProps {
  resource: SelectedResource;
  chat: Chat;
  onPreview: (resource: SelectedResource) => void;
}

/** A resource in the transcript: a press on its name shows it, the button beside it attaches it. */
export function ChatResource({ resource, chat, onPreview }: ChatResourceProps) {
  const { locale, getServer } = useResourceContext();
  const texts = chatTexts(locale);
  const name = visibleText(displayName({ name: "", ...resource }));
  const isAttached = chat.attachments.items.some(({ key }) => key === resourceKey(resource));
  return (
    <div className="chat-resource">
      <button
        type="button"
        className="chat-resource-open"
        title={fill(texts.preview, { name })}
        onClick={() => onPreview(resource)}
      >
        <FileText aria-hidden="true" />
        <bdi className="chat-resource-name">{name}</bdi>
        <bdi className="chat-resource-server">{visibleText(getServer(resource.server)?.label ?? resource.server)}</bdi>
      </button>
      <button
        type="button"
        className="chat-resource-attach"
        aria-label={isAttached ? `${texts.attached}: ${name}` : fill(texts.attachNamed, { name })}
        // Not `disabled`: the keyboard is on it, and would be lost.
        aria-disabled={isAttached}
        onClick={() => chat.attachments.add([resource], { reason: "attach" })}
      >
        {isAttached ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
        {isAttached ? texts.attached : texts.attach}
      </button>
    </div>
  );
}
