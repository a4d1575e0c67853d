import { LexicalComposer } from "@lexical/react/LexicalComposer";
import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext";
import { ContentEditable } from "@lexical/react/LexicalContentEditable";
import { LexicalErrorBoundary } from "@lexical/react/LexicalErrorBoundary";
import { HistoryPlugin } from "@lexical/react/LexicalHistoryPlugin";
import { RichTextPlugin } from "@lexical/react/LexicalRichTextPlugin";
import { contentEditableEditor, ResourceMention, type ResourceRef } from "mcp-resource-kit";
import { useMemo, useState } from "react";
import preview from "../.storybook/preview.js";
import { lexicalEditor } from "./mention/lexicalEditor.js";

const meta = preview.meta({
  title: "Components/ResourceMention/Examples",
  component: ResourceMention.Root,
  parameters: { mcp: { servers: ["handbook", "source", "database"] } },
});

const frame = {
  border: "1px solid color-mix(in oklab, currentColor 30%, transparent)",
  borderRadius: 8,
  padding: 12,
  minHeight: 80,
};

const placeholder = "Write a note. @ mentions a resource.";

// Over an editor that is not a text field and has no placeholder of its own.
function Placeholder() {
  return (
    <div aria-hidden style={{ position: "absolute", inset: 13, opacity: 0.7, pointerEvents: "none" }}>
      {placeholder}
    </div>
  );
}

/** In a Lexical editor, where a mention is a node. The adapter is `stories/mention/lexicalEditor.ts`. */
export const Lexical = meta.story({
  render: () => (
    <LexicalComposer initialConfig={{ namespace: "mention", onError: console.error }}>
      <div style={{ position: "relative" }}>
        <style>{".note p { margin: 0 }"}</style>
        <RichTextPlugin
          contentEditable={
            <ContentEditable
              className="note"
              aria-label="Note"
              aria-placeholder={placeholder}
              placeholder={<Placeholder />}
              style={frame}
            />
          }
          ErrorBoundary={LexicalErrorBoundary}
        />
      </div>
      <HistoryPlugin />
      <MentionPlugin />
    </LexicalComposer>
  ),
});

function MentionPlugin() {
  const [lexical] = useLexicalComposerContext();
  const editor = useMemo(() => lexicalEditor(lexical), [lexical]);
  return (
    <ResourceMention.Root editor={editor}>
      <ResourceMention.Popup>
        <ResourceMention.List />
        <ResourceMention.Empty />
      </ResourceMention.Popup>
      <ResourceMention.Status />
    </ResourceMention.Root>
  );
}

/** In a plain `contenteditable` element. */
export const PlainContentEditable = meta.story({
  render: () => <Note />,
});

function Note() {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isEmpty, setIsEmpty] = useState(true);
  const editor = useMemo(() => element && contentEditableEditor(element), [element]);
  return (
    <ResourceMention.Root editor={editor}>
      <div style={{ position: "relative" }}>
        <div
          ref={setElement}
          role="textbox"
          tabIndex={0}
          aria-multiline
          contentEditable
          aria-label="Note"
          aria-placeholder={placeholder}
          onInput={(event) => setIsEmpty(event.currentTarget.textContent === "")}
          style={frame}
        />
        {isEmpty && <Placeholder />}
      </div>
      <ResourceMention.Popup>
        <ResourceMention.List />
        <ResourceMention.Empty />
      </ResourceMention.Popup>
      <ResourceMention.Status />
    </ResourceMention.Root>
  );
}

/** A chat: what is sent is the text, and the references that go with it. */
export const Chat = meta.story({
  render: () => <ChatWindow />,
});

function ChatWindow() {
  const [sent, setSent] = useState<readonly { text: string; mentions: readonly ResourceRef[] }[]>([]);
  return (
    <div style={{ display: "grid", gap: "1rem", maxInlineSize: "40rem" }}>
      {sent.map(({ text, mentions }, index) => (
        <div key={index} style={frame}>
          <p style={{ margin: 0, overflowWrap: "anywhere" }}>{text}</p>
          <small>{mentions.length} attached</small>
        </div>
      ))}
      <ResourceMention.Root onSubmit={(text, mentions) => setSent([...sent, { text, mentions }])} />
    </div>
  );
}
