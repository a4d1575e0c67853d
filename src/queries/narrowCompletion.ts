import { foldText } from "../model/search/foldText.js";
import type { TemplateCompletion } from "./templateCompletionQueryOptions.js";

/** The values that hold `typed`, those that begin with it first. Compared as the search does. */
export function narrowCompletion(values: readonly string[], typed: string): readonly string[] {
  const wanted = foldText(typed);
  if (wanted === "") return values;
  const beginning: string[] = [];
  const holding: string[] = [];
  for (const value of values) {
    const at = foldText(value).indexOf(wanted);
    if (at !== -1) (at === 0 ? beginning : holding).push(value);
  }
  return [...beginning, ...holding];
}

/** Whether an answer holds all there is for its prefix, so that typing on needs no other request. */
export function isWhole({ values, hasMore }: TemplateCompletion): boolean {
  return !hasMore && values.length > 0;
}
