import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import type { MentionQuery } from "../../model/mention/detectMention.js";
import { parseMentions } from "../../model/mention/parseMentions.js";
import { useEventCallback } from "../../utils/useEventCallback.js";
import type { MentionEditor } from "./MentionEditor.js";
import { MentionSession } from "./MentionSession.js";

/** The mention being typed in the editor, and the session by which it is ended. */
export function useMentionSession(editor: MentionEditor | null, trigger: string | readonly string[]) {
  const { servers } = useResourceContext();
  const triggers = JSON.stringify(typeof trigger === "string" ? [trigger] : trigger);
  const isMention = useEventCallback((text: string, at: number) =>
    parseMentions(text, servers).some(({ start }) => start === at),
  );
  const session = useMemo(
    () => editor && new MentionSession(editor, { triggers: JSON.parse(triggers) as string[], isMention }),
    [editor, triggers, isMention],
  );
  useEffect(() => session?.check());
  const query = useSyncExternalStore(session?.subscribe ?? nothing, session?.getSnapshot ?? noQuery, noQuery);
  return { session, query, opening: session?.opening ?? 0 };
}

const nothing = () => () => {};
const noQuery = (): MentionQuery | null => null;
