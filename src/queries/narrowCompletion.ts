import type { TemplateCompletion } from "./templateCompletionQueryOptions.js";

/** The values that hold `typed`, those that begin with it first. Case and accents make no difference. */
export function narrowCompletion(values: readonly string[], typed: string): readonly string[] {
  const wanted = fold(typed);
  if (wanted === "") return values;
  const holding = values.filter((value) => fold(value).includes(wanted));
  return [
    ...holding.filter((value) => fold(value).startsWith(wanted)),
    ...holding.filter((value) => !fold(value).startsWith(wanted)),
  ];
}

/** Whether an answer holds all there is for its prefix, so that typing on needs no other request. */
export function isWhole({ values, hasMore }: TemplateCompletion): boolean {
  return !hasMore && values.length > 0;
}

function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
}
