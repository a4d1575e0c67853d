import highlightJs from "highlight.js/lib/core";
import type { TextStyles } from "../../../model/contents/styledTokens.js";
import { runInSlices } from "../../../utils/runInSlices.js";
import { grammars } from "./grammars.js";
import { StyleEmitter } from "./StyleEmitter.js";

/** Larger text is shown plain: highlighting takes about 1 ms a kilobyte, and nobody waits a second for colours. */
export const MAX_HIGHLIGHTED = 1_000_000;

interface HighlightCodeOptions {
  signal?: AbortSignal | undefined;
  /** Called now and then with the styles of what was read so far; the rest is plain. */
  onProgress?: ((styles: TextStyles) => void) | undefined;
}

/**
 * The styles of a text in a language, or null where there is no grammar for it or the text is too large. Lets the page
 * breathe; rejects when aborted.
 */
export async function highlightCode(
  text: string,
  language: string,
  options: HighlightCodeOptions = {},
): Promise<TextStyles | null> {
  if (text.length > MAX_HIGHLIGHTED) return null;
  if (grammars[language] === undefined) return null;
  await Promise.all([language, ...(EMBEDDED[language] ?? [])].map(register));
  return runInSlices(highlightInSteps(text, language), options);
}

const EMBEDDED: Readonly<Record<string, readonly string[]>> = { xml: ["css", "javascript"] };

async function register(language: string): Promise<void> {
  if (highlighter.getLanguage(language)) return;
  const { default: grammar } = await grammars[language]!();
  highlighter.registerLanguage(language, grammar);
}

const FIRST_CHUNK = 4_000;
const LAST_CHUNK = 32_000;

/**
 * The highlighter takes a whole text only, so it is given a few lines at a time. Where a chunk ends inside a comment or
 * the like it is read again with more lines; one that does not come to an end is cut all the same.
 */
function* highlightInSteps(text: string, language: string): Generator<TextStyles, TextStyles> {
  const styles = new StyleEmitter();
  let size = FIRST_CHUNK;
  for (let at = 0; at < text.length;) {
    const end = endOfLine(text, at + size);
    const chunk = highlighter.highlight(text.slice(at, end), { language, ignoreIllegals: true });
    const isWhole = end === text.length || chunk._top === undefined || !("parent" in chunk._top && chunk._top.parent);
    if (isWhole || size >= LAST_CHUNK) {
      styles.append(chunk._emitter);
      at = end;
      size = FIRST_CHUNK;
    } else size *= 2;
    yield styles.soFar();
  }
  return styles.soFar();
}

const highlighter = highlightJs.newInstance();
highlighter.configure({ __emitter: StyleEmitter });

/** The end of the line that holds an offset, or the offset itself where that is far away. */
function endOfLine(text: string, offset: number): number {
  if (offset >= text.length) return text.length;
  const newline = text.slice(offset, offset + LAST_CHUNK).indexOf("\n");
  return offset + newline + 1;
}
