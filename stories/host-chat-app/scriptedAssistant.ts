import { displayName, visibleText, type ListedResource, type ResourceRef } from "mcp-resource-kit";
import type { ChatMessage } from "./ChatMessage.js";
import { chatTexts, fill } from "./chatTexts.js";

/** What was said before the story begins. */
export function openingMessages(locale: string): ChatMessage[] {
  const texts = chatTexts(locale);
  return [
    { id: "question", role: "user", text: texts.question, attached: [FLOOD] },
    { id: "search", role: "tool", tool: "search_measurements", server: "database", content: found(texts.found) },
    { id: "answer", role: "assistant", text: texts.answer, resources: [FLOOD] },
  ];
}

/** The assistant's turn: a tool is called, then it answers. No model takes part. */
export function answerTo(id: string, attached: readonly (ResourceRef | ListedResource)[], locale: string) {
  const texts = chatTexts(locale);
  const names = attached.map((ref) => `“${visibleText(displayName({ name: "", ...ref }))}”`);
  const answer: ChatMessage[] = [
    { id: `${id}-search`, role: "tool", tool: "search_measurements", server: "database", content: found(texts.found) },
    {
      id: `${id}-answer`,
      role: "assistant",
      text: names.length > 0 ? fill(texts.reply, { names: names.join(", ") }) : texts.replyEmpty,
      resources: names.length > 0 ? [STATION] : [FLOOD, STATION],
    },
  ];
  return answer;
}

const FLOOD: ResourceRef = { server: "handbook", uri: "handbook://procedures/flood.md" };
const STATION: ResourceRef = { server: "database", uri: "db://stations/count" };

// As a server answers `tools/call`: links to resources that it has, also to such as it never listed.
function found(text: string): Extract<ChatMessage, { role: "tool" }>["content"] {
  return [
    { type: "text", text },
    {
      type: "resource_link",
      uri: "db://measurements/amber/amber-001/2026?kind=level",
      name: "amber-001-2026.csv",
      title: "Bridge gauge, level, 2026",
      mimeType: "text/csv",
    },
    {
      type: "resource_link",
      uri: "db://stations/amber/amber-001",
      name: "amber-001.json",
      title: "Station Amber 1",
      mimeType: "application/json",
    },
  ];
}
