import { estimateTokens, useResourceContext, type ContentBlock } from "mcp-resource-kit";
import type { TextBlock } from "./ChatMessage.js";
import { chatTexts } from "./chatTexts.js";
import type { Chat } from "./useChat.js";

/** The content blocks of the message being written, or of the one sent last, letter for letter. */
export function ModelPanel({ chat }: { chat: Chat }) {
  const { locale } = useResourceContext();
  const texts = chatTexts(locale);
  const isDraft = chat.blocks.length > 0;
  const blocks = isDraft ? chat.blocks : chat.sent;
  return (
    <>
      <h2>{texts.model}</h2>
      <p>{blocks.length === 0 ? texts.nothing : isDraft ? texts.modelDraft : texts.modelSent}</p>
      {blocks.map((block, index) => (
        <details key={index} className="chat-block" dir="ltr" open>
          <summary>
            <code>{block.type}</code> <bdi>{titleOf(block)}</bdi>
          </summary>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must get there */}
          <pre tabIndex={0}>{JSON.stringify(block, null, 2)}</pre>
        </details>
      ))}
    </>
  );
}

function titleOf(block: ContentBlock | TextBlock): string {
  switch (block.type) {
    case "text":
      return `≈ ${estimateTokens(block.text)} tokens`;
    case "resource":
      return "text" in block.resource ? `≈ ${estimateTokens(block.resource.text)} tokens` : "base64";
    case "resource_link":
      return block.name;
    default:
      return block.mimeType;
  }
}
