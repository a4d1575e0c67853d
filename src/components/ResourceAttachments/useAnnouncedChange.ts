import { useRef } from "react";
import type { Attachment } from "../../state/useResourceAttachments.js";
import { useEventCallback } from "../../utils/useEventCallback.js";
import { useIsomorphicLayoutEffect } from "../../utils/useIsomorphicLayoutEffect.js";

/** A change that was asked for, and what belongs to it once it is there. */
export interface AnnouncedChange {
  /** The keys that are left by it, in their order. */
  keys: readonly string[];
  words: string;
  /** Done where the change follows at once; a later one leaves the focus and the like to whoever has it by then. */
  atOnce?: (() => void) | undefined;
}

/**
 * Says what was done when it is done: a host that controls the attachments may refuse, or ask its user first. Gives the
 * function that is told of a change before it is asked for.
 */
export function useAnnouncedChange(
  items: readonly Attachment[],
  announce: (words: string) => void,
): (change: AnnouncedChange) => void {
  const now = keyOf(items.map(({ key }) => key));
  const asked = useRef<(AnnouncedChange & { before: string }) | null>(null);
  useIsomorphicLayoutEffect(() => {
    const change = asked.current;
    if (!change || now === change.before) return;
    asked.current = null;
    if (now !== keyOf(change.keys)) return;
    change.atOnce?.();
    announce(change.words);
  }, [now, announce]);
  return useEventCallback((change: AnnouncedChange) => {
    const waiting = { ...change, before: now };
    asked.current = waiting;
    // React has rendered by then what the host answered in the same event.
    queueMicrotask(() => delete waiting.atOnce);
  });
}

const keyOf = (keys: readonly string[]) => JSON.stringify(keys);
