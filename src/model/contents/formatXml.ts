const STEP = 1024;
// Deeper levels are not indented further: what is 10,000 deep would stand far out of sight.
const MAX_INDENT = 40;

interface Markup {
  kind: "start" | "end" | "empty" | "other" | "cdata";
  start: number;
  end: number;
  /** Of a start tag: the index of its end tag. */
  close: number;
  /** Of a start tag: it holds text, or says that its space counts, so what is in it stays as written. */
  verbatim: boolean;
}

/**
 * Lays XML out, an element a line and two spaces a level, in small steps. Only white space between elements changes:
 * one that holds text stays as it is written. Nothing is resolved or loaded. Null for what is not well enough formed.
 */
export function* formatXmlInSteps(text: string): Generator<void, string | null> {
  const markup = yield* readMarkup(text);
  if (markup === null) return null;
  const lines: string[] = [];
  let depth = 0;
  for (let index = 0; index < markup.length; index++) {
    if (index % STEP === 0) yield;
    const { kind, start, close, verbatim } = markup[index]!;
    if (kind === "end") depth--;
    const isWhole = kind === "start" && (verbatim || close === index + 1);
    const last = isWhole ? markup[close]! : markup[index]!;
    lines.push("  ".repeat(Math.min(depth, MAX_INDENT)) + text.slice(start, last.end));
    if (isWhole) index = close;
    else if (kind === "start") depth++;
  }
  return lines.join("\n");
}

function* readMarkup(text: string): Generator<void, Markup[] | null> {
  const markup: Markup[] = [];
  const open: Markup[] = [];
  for (let at = 0; at < text.length;) {
    if (markup.length % STEP === 0) yield;
    const start = text.indexOf("<", at);
    const parent = open.at(-1);
    const between = text.slice(at, start === -1 ? undefined : start);
    if (/[^\s\ufeff]/.test(between)) {
      if (parent === undefined) return null;
      parent.verbatim = true;
    }
    if (start === -1) break;
    const end = endOfMarkup(text, start);
    if (end === -1) return null;
    const item: Markup = { kind: kindOf(text, start, end), start, end, close: -1, verbatim: false };
    if (item.kind === "cdata" && parent) parent.verbatim = true;
    if (item.kind === "start") {
      item.verbatim = /\sxml:space\s*=\s*["']preserve["']/.test(text.slice(start, end));
      open.push(item);
    } else if (item.kind === "end") {
      const opened = open.pop();
      if (opened === undefined || nameAt(text, opened.start + 1) !== nameAt(text, start + 2)) return null;
      opened.close = markup.length;
    }
    markup.push(item);
    at = end;
  }
  return open.length === 0 && markup.length > 0 ? markup : null;
}

/** Where a comment, a section, an instruction or a tag ends; -1 for one that does not. */
function endOfMarkup(text: string, start: number): number {
  const after = (mark: string, from: number) => {
    const at = text.indexOf(mark, from);
    return at === -1 ? -1 : at + mark.length;
  };
  if (text.startsWith("<!--", start)) return after("-->", start + 4);
  if (text.startsWith("<![CDATA[", start)) return after("]]>", start + 9);
  if (text.startsWith("<?", start)) return after("?>", start + 2);
  const stops = /[<>"'[]/g;
  for (stops.lastIndex = start + 1; ;) {
    const stop = stops.exec(text);
    if (stop === null || stop[0] === "<") return -1;
    if (stop[0] === ">") return stops.lastIndex;
    // In quotes, or in the brackets of a document type, anything may stand.
    const close = text.indexOf(stop[0] === "[" ? "]" : stop[0], stops.lastIndex);
    if (close === -1) return -1;
    stops.lastIndex = close + 1;
  }
}

function kindOf(text: string, start: number, end: number): Markup["kind"] {
  const second = text[start + 1];
  if (second === "/") return "end";
  if (second === "!") return text.startsWith("<![CDATA[", start) ? "cdata" : "other";
  if (second === "?") return "other";
  return text[end - 2] === "/" ? "empty" : "start";
}

function nameAt(text: string, start: number): string {
  const name = /[^\s/>]*/y;
  name.lastIndex = start;
  return name.exec(text)![0];
}
