import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { ResourceServer } from "../../client/ResourceServer.js";
import { useResourceContext } from "../../client/useResourceContext.js";
import type { MentionQuery } from "../../model/mention/detectMention.js";
import { parseMentions } from "../../model/mention/parseMentions.js";
import { resourceKey } from "../../model/resourceKey.js";
import { useEventCallback } from "../../utils/useEventCallback.js";
import type { MentionEditor } from "./MentionEditor.js";
import { MentionSession, type MentionInText } from "./MentionSession.js";

/** The mention being typed in the editor, and the session by which it is ended. */
export function useMentionSession(editor: MentionEditor | null, trigger: string | readonly string[]) {
  const { servers } = useResourceContext();
  const triggers = JSON.stringify(typeof trigger === "string" ? [trigger] : trigger);
  const mentionAt = useEventCallback((text: string, caret: number) => findMention(text, caret, servers));
  const session = useMemo(
    () => editor && new MentionSession(editor, { triggers: JSON.parse(triggers) as string[], mentionAt }),
    [editor, triggers, mentionAt],
  );
  useEffect(() => session?.check());
  const query = useSyncExternalStore(session?.subscribe ?? nothing, session?.getSnapshot ?? noQuery, noQuery);
  const draft = useSyncExternalStore(session?.subscribe ?? nothing, session?.getDraft ?? noDraft, noDraft);
  return { session, query, draft, opening: session?.opening ?? 0 };
}

// No mention is longer than its line.
function findMention(text: string, caret: number, servers: readonly ResourceServer[]): MentionInText | null {
  const from = caret === 0 ? 0 : text.lastIndexOf("\n", caret - 1) + 1;
  const end = text.indexOf("\n", caret);
  const line = text.slice(from, end === -1 ? text.length : end);
  const found = parseMentions(line, servers).findLast(({ start }) => from + start < caret);
  // What may belong to its URI counts for a part of it, also where nothing follows yet.
  if (!found || !/^[:/._~%+=?&#-]*$/.test(line.slice(found.end, Math.max(found.end, caret - from)))) return null;
  return { start: from + found.start, key: resourceKey(found.ref) };
}

const nothing = () => () => {};
const noDraft = () => null;
const noQuery = (): MentionQuery | null => null;
