import type { MentionEditor } from "../../state/mention/MentionEditor.js";
import type { UseResourceMentionResult } from "../../state/mention/useResourceMention.js";
import type { MentionGroup, MentionOption } from "../../state/mention/MentionOption.js";
import { createPartContext } from "../../utils/createPartContext.js";
import { createRowContext } from "../../utils/createRowContext.js";
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

/** Tells the parts of the list which group they show. */
export const [ResourceMentionGroupRow, useResourceMentionGroup] = createRowContext<MentionGroup>(
  "ResourceMention.List",
  "group",
);

/** Tells the parts of a group which row they show. */
export const [ResourceMentionRow, useResourceMentionRow] = createRowContext<MentionOption>(
  "ResourceMention.Group",
  "option",
);

/** What a Root gives its parts. */
export const [ResourceMentionProvider, useResourceMentionContext] =
  createPartContext<ResourceMentionContextValue>("ResourceMention.Root");
