/** A run of characters that look alike. The tokens of a row, joined, are the row. */
export interface Token {
  text: string;
  /** What it is, as words for `data-token`: the scope of a grammar (`keyword`), colours of a terminal (`fg-red bold`). */
  style?: string | undefined;
  /** Characters that cannot be seen, or reorder others: `text` is what stands for them. */
  hidden?: boolean | undefined;
  /** Part of what is searched for; `current` is the match that the user stands on. */
  match?: "match" | "current" | undefined;
}
