import type { ContentBlock, ResourceRef } from "mcp-resource-kit";

/** One entry of the transcript. */
export type ChatMessage =
  | { id: string; role: "user"; text: string; attached: readonly ResourceRef[] }
  | { id: string; role: "tool"; tool: string; server: string; content: readonly (ContentBlock | TextBlock)[] }
  | { id: string; role: "assistant"; text: string; resources: readonly ResourceRef[] };

export interface TextBlock {
  type: "text";
  text: string;
}
