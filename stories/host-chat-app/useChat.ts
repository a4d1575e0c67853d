import {
  parseMentions,
  resourceKey,
  toContentBlocks,
  useResourceAttachments,
  useResourceContext,
  useResources,
  type ContentBlock,
  type ResourceRef,
  type SelectedResource,
} from "mcp-resource-kit";
import { useEffect, useMemo, useState } from "react";
import type { ChatMessage, TextBlock } from "./ChatMessage.js";
import { chatTexts } from "./chatTexts.js";
import { answerTo, openingMessages } from "./scriptedAssistant.js";

const BUDGET = 8000;

/** The state of the chat: transcript, draft, what is attached to it, and what the model gets of it. */
export function useChat() {
  const { locale, servers } = useResourceContext();
  const { resources } = useResources();
  const [said, setSaid] = useState<readonly ChatMessage[]>([]);
  const [draft, setDraft] = useState(() => chatTexts(locale).draft);
  const [refs, setRefs] = useState<readonly SelectedResource[]>(() => [
    ...parseMentions(draft, servers).map(({ ref }) => ref),
    { server: "database", uri: "db://schema" },
  ]);
  const [sent, setSent] = useState<readonly (TextBlock | ContentBlock)[]>([]);
  // Mentions and links bring only a reference: the listing knows the name.
  const listed = useMemo(() => new Map(resources.map((resource) => [resourceKey(resource), resource])), [resources]);
  const value = useMemo(() => refs.map((ref) => listed.get(resourceKey(ref)) ?? ref), [refs, listed]);
  const attachments = useResourceAttachments({ value, onValueChange: setRefs, budget: BUDGET });
  const blocks = useMemo(
    () => [...(draft.trim() ? [{ type: "text" as const, text: draft }] : []), ...toContentBlocks(attachments.items)],
    [draft, attachments.items],
  );
  const opening = useMemo(() => openingMessages(locale), [locale]);

  // The assistant takes a moment.
  const last = said.at(-1);
  useEffect(() => {
    if (last?.role !== "user") return;
    const timer = setTimeout(() => setSaid((before) => [...before, ...answerTo(last.id, last.attached, locale)]), 500);
    return () => clearTimeout(timer);
  }, [last, locale]);

  return {
    messages: [...opening, ...said],
    isAnswering: last?.role === "user",
    draft,
    setDraft,
    budget: BUDGET,
    attachments,
    mentions: value,
    setMentions: setRefs,
    blocks,
    sent,
    find: (ref: ResourceRef) => listed.get(resourceKey(ref)) ?? ref,
    send(text: string) {
      setSent(blocks);
      setSaid([...said, { id: `message-${said.length}`, role: "user", text, attached: value }]);
      setRefs([]);
    },
  };
}

export type Chat = ReturnType<typeof useChat>;
