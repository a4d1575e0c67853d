import { ResourceAttachments, ResourceMention, ResourcePicker, type SelectedResource } from "mcp-resource-kit";
import type { Chat } from "./useChat.js";

interface ChatComposerProps {
  chat: Chat;
  onPreview: (resource: SelectedResource) => void;
}

/** Text with mentions, chips of what is attached, and the picker behind a button. */
export function ChatComposer({ chat, onPreview }: ChatComposerProps) {
  const { attachments, budget } = chat;
  return (
    <ResourceMention.Root
      className="chat-composer"
      value={chat.draft}
      onValueChange={chat.setDraft}
      mentions={chat.mentions}
      onMentionsChange={chat.setMentions}
      onSubmit={(text) => chat.send(text)}
    >
      {attachments.items.length > 0 && (
        <ResourceAttachments.Root attachments={attachments} onPreview={({ ref }) => onPreview(ref)} />
      )}
      <ResourceMention.Field className="chat-field">
        <ResourceMention.Input />
        <div className="chat-field-actions">
          <ResourcePicker.Dialog budget={budget} onAttach={(refs) => attachments.add(refs, { reason: "attach" })}>
            <ResourcePicker.Trigger className="chat-attach" />
          </ResourcePicker.Dialog>
          <ResourceMention.Submit />
        </div>
      </ResourceMention.Field>
      <ResourceMention.Popup>
        <ResourceMention.List />
        <ResourceMention.Empty />
        <ResourceMention.Servers />
      </ResourceMention.Popup>
      <ResourceMention.Status />
    </ResourceMention.Root>
  );
}
