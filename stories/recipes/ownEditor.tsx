import { contentEditableEditor, ResourceMention } from "mcp-resource-kit";
import { useMemo, useState } from "react";

/** The host's own editor; the kit's popup, list and status around it. */
export function NotesEditor() {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const editor = useMemo(() => element && contentEditableEditor(element), [element]);
  return (
    <ResourceMention.Root editor={editor}>
      <div ref={setElement} role="textbox" tabIndex={0} aria-label="Notes" aria-multiline="true" contentEditable />
      <ResourceMention.Popup />
      <ResourceMention.Status />
    </ResourceMention.Root>
  );
}
