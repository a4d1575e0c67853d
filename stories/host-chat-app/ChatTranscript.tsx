import {
  displayName,
  parseMentions,
  useResourceContext,
  visibleText,
  type ContentBlock,
  type SelectedResource,
} from "mcp-resource-kit";
import { Wrench } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import type { ChatMessage, TextBlock } from "./ChatMessage.js";
import { ChatResource } from "./ChatResource.js";
import { chatTexts, fill } from "./chatTexts.js";
import type { Chat } from "./useChat.js";

interface ChatTranscriptProps {
  chat: Chat;
  onPreview: (resource: SelectedResource) => void;
}

/** What was said, with every resource in it to look at and to attach. */
export function ChatTranscript({ chat, onPreview }: ChatTranscriptProps) {
  const { locale } = useResourceContext();
  const texts = chatTexts(locale);
  const { messages, isAnswering } = chat;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [messages.length, isAnswering]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must get there
    <div ref={list} className="chat-transcript" role="log" aria-label={texts.conversation} tabIndex={0}>
      {messages.map((message) => (
        <section key={message.id} className="chat-message" data-role={message.role}>
          <Message message={message} chat={chat} onPreview={onPreview} />
        </section>
      ))}
      {isAnswering && <p className="chat-typing" role="status" aria-label={texts.assistant} />}
    </div>
  );
}

function Message({ message, chat, onPreview }: ChatTranscriptProps & { message: ChatMessage }) {
  const { locale, getServer } = useResourceContext();
  const texts = chatTexts(locale);
  const cards = (resources: readonly SelectedResource[]) =>
    resources.length > 0 && (
      <ul className="chat-resource-list">
        {resources.map((resource) => (
          <li key={`${resource.server} ${resource.uri}`}>
            <ChatResource resource={resource} chat={chat} onPreview={onPreview} />
          </li>
        ))}
      </ul>
    );
  switch (message.role) {
    case "user":
      return (
        <>
          <h2>{texts.you}</h2>
          <p dir="auto">
            <MentionedText text={message.text} chat={chat} onPreview={onPreview} />
          </p>
          {cards(message.attached.map(chat.find))}
        </>
      );
    case "tool":
      return (
        <>
          <h2>
            <Wrench aria-hidden="true" />
            <bdi>{fill(texts.toolResult, { tool: message.tool })}</bdi>
            <small>
              <bdi>{visibleText(getServer(message.server)?.label ?? message.server)}</bdi>
            </small>
          </h2>
          {cards(linksIn(message.content, message.server))}
        </>
      );
    case "assistant":
      return (
        <>
          <h2>{texts.assistant}</h2>
          <p dir="auto">{message.text}</p>
          {cards(message.resources.map(chat.find))}
        </>
      );
  }
}

/** Mentions by name, to be pressed. */
function MentionedText({ text, chat, onPreview }: ChatTranscriptProps & { text: string }) {
  const { servers } = useResourceContext();
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const { ref, start, end } of parseMentions(text, servers)) {
    const resource = chat.find(ref);
    pieces.push(
      text.slice(from, start),
      <button key={start} type="button" className="chat-mention" onClick={() => onPreview(resource)}>
        <bdi>{visibleText(displayName({ name: "", ...resource }))}</bdi>
      </button>,
    );
    from = end;
  }
  return [...pieces, text.slice(from)];
}

// A link says which resource, and the server that answered is the one that has it.
function linksIn(content: readonly (ContentBlock | TextBlock)[], server: string): SelectedResource[] {
  return content.flatMap((block) => {
    if (block.type !== "resource_link") return [];
    const { type: _, ...resource } = block;
    return [{ ...resource, server } as SelectedResource];
  });
}
