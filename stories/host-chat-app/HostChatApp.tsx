import { ResourceTree, useResourceContext, type SelectedResource } from "mcp-resource-kit";
import { Braces, LibraryBig } from "lucide-react";
import { useId, useState } from "react";
import { ChatComposer } from "./ChatComposer.js";
import { ChatTranscript } from "./ChatTranscript.js";
import { chatTexts } from "./chatTexts.js";
import "./host-chat-app.css";
import "./chat-transcript.css";
import "./chat-preview.css";
import { ModelPanel } from "./ModelPanel.js";
import { PreviewSheet } from "./PreviewSheet.js";
import { useChat } from "./useChat.js";

/** A chat app as a host would build it of the kit: what its servers have, the talk, and what the model gets. */
export function HostChatApp() {
  const { locale } = useResourceContext();
  const texts = chatTexts(locale);
  const chat = useChat();
  const [previewed, setPreviewed] = useState<SelectedResource | null>(null);
  const treeId = useId();
  const modelId = useId();
  return (
    <div className="chat-app">
      <header className="chat-header">
        <h1>{texts.app}</h1>
        {/* Side panels where there is room, popovers where there is not. */}
        <button type="button" popoverTarget={treeId} aria-label={texts.resources} title={texts.resources}>
          <LibraryBig aria-hidden="true" />
        </button>
        <button type="button" popoverTarget={modelId} aria-label={texts.model} title={texts.model}>
          <Braces aria-hidden="true" />
        </button>
      </header>
      <aside id={treeId} popover="auto" className="chat-panel chat-resources" aria-label={texts.resources}>
        <ResourceTree.Root onOpen={setPreviewed} />
      </aside>
      <main className="chat-main">
        <ChatTranscript chat={chat} onPreview={setPreviewed} />
        <ChatComposer chat={chat} onPreview={setPreviewed} />
      </main>
      <aside id={modelId} popover="auto" className="chat-panel chat-model" aria-label={texts.model}>
        <ModelPanel chat={chat} />
      </aside>
      <PreviewSheet resource={previewed} chat={chat} onOpen={setPreviewed} onClose={() => setPreviewed(null)} />
    </div>
  );
}
