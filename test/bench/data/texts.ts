const LINE = "The quick brown fox jumps over the lazy dog, 0123456789.\n";

/** Prose of about this many kilobytes. */
export const plainText = (kilobytes: number) => flat(LINE.repeat(Math.ceil((kilobytes * 1000) / LINE.length)));

/** A JSON array of about this many kilobytes. */
export function jsonText(kilobytes: number): string {
  const row = (id: number) => ({ id, name: `row ${id}`, tags: ["a", "b"], nested: { x: id / 7 } });
  return JSON.stringify(Array.from({ length: Math.ceil((kilobytes * 1000) / 75) }, (_, id) => row(id)));
}

/** CSV of about this many kilobytes. */
export function csvText(kilobytes: number): string {
  const rows = Array.from(
    { length: Math.ceil((kilobytes * 1000) / 50) },
    (_, id) => `${id},"row, ${id}",2026-01-02,${id * 3.5},note number ${id}`,
  );
  return flat(`id,name,date,amount,note\n${rows.join("\n")}\n`);
}

const PARAGRAPH =
  "## Section\n\nSome *emphasis*, some `code`, a [link](other.md) and a list:\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n";

/** Markdown of about this many kilobytes. */
export const markdownText = (kilobytes: number) =>
  flat(PARAGRAPH.repeat(Math.ceil((kilobytes * 1000) / PARAGRAPH.length)));

/** In one piece, as an answer from a server is: what was put together is so only when somebody first reads it. */
function flat(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string;
}
