"use client";
import { useEffect, useState } from "react";
import { useEventCallback } from "../utils/useEventCallback.js";

// What changes with every key, or every page of a list, is noise until it stands still.
const SETTLED_AFTER_MS = 700;

/**
 * The words for a live region that stays in place, and a function that says something at once. `text` is said when
 * nothing has changed for a while. Where it goes on changing by itself, as the count of a list that grows, `occasion`
 * stands for what the user did: then it is said once for each, as it is by then.
 *
 * @example
 * const [said, announce] = useLiveText(text, isComplete ? text : query);
 * return <span role="status">{said}</span>;
 */
export function useLiveText(text: string, occasion = text) {
  const [said, setSaid] = useState({ text: "", times: 0 });
  const say = useEventCallback((next: string) => setSaid(({ times }) => ({ text: next, times: times + 1 })));
  const settle = useEventCallback(() => {
    if (text !== "" || said.text !== "") say(text);
  });
  useEffect(() => {
    const timer = setTimeout(settle, SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [occasion, settle]);
  // A new element each time: the same words in the same element would be no change, and not be heard again.
  return [said.text === "" ? null : <span key={said.times}>{said.text}</span>, say] as const;
}
