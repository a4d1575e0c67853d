import type { MentionEditor } from "../../state/mention/MentionEditor.js";
import type { UseResourceMentionResult } from "../../state/mention/useResourceMention.js";
import { createPartContext } from "../../utils/createPartContext.js";
import type { Composer } from "./useComposer.js";

interface ResourceMentionContextValue {
  composer: Composer;
  mention: UseResourceMentionResult;
  editor: MentionEditor | null;
  setEditor: (editor: MentionEditor | null) => void;
  triggers: readonly string[];
  mutedServers: readonly string[];
  setMuted: (server: string, muted: boolean) => void;
}

/** What a Root gives its parts. */
export const [ResourceMentionProvider, useResourceMentionContext] =
  createPartContext<ResourceMentionContextValue>("ResourceMention.Root");
