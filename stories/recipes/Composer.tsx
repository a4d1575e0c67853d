import {
  ResourceAttachments,
  ResourceMention,
  ResourcePicker,
  toContentBlocks,
  useResourceAttachments,
  type ContentBlock,
} from "mcp-resource-kit";

interface ComposerProps {
  onSend: (text: string, context: readonly ContentBlock[]) => void;
}

/** A message, what was mentioned in it and what was attached to it, as content blocks for the model. */
export function Composer({ onSend }: ComposerProps) {
  const attachments = useResourceAttachments({ budget: 8000 });
  return (
    <>
      <ResourceAttachments.Root attachments={attachments} />
      <ResourceMention.Root
        onSubmit={(text) => {
          onSend(text, toContentBlocks(attachments.items));
          attachments.clear({ reason: "clear-press" });
        }}
      />
      <ResourcePicker.Dialog onAttach={(refs) => attachments.add(refs, { reason: "attach" })}>
        <ResourcePicker.Trigger>Attach a resource</ResourcePicker.Trigger>
      </ResourcePicker.Dialog>
    </>
  );
}
