/** What a value of JSON is. */
export type JsonKind = "object" | "array" | "string" | "number" | "boolean" | "null";

/**
 * A JSON text as a flat list of its values in document order: a parent stands before its children, and all that is in
 * it before whatever follows. Values stay as written in the text (`1.0`, `12345678901234567890`, double keys).
 */
export interface JsonDocument {
  readonly text: string;
  readonly size: number;
  kind(node: number): JsonKind;
  /** The node it is in; -1 for the root. */
  parent(node: number): number;
  depth(node: number): number;
  /** The first node after all that is in this one. */
  next(node: number): number;
  childCount(node: number): number;
  /** Its place among its siblings, from 0. */
  position(node: number): number;
  /** The offsets of the value in the text. */
  start(node: number): number;
  end(node: number): number;
  /** The offset of the quote that opens its key; undefined in arrays and at the root. */
  keyStart(node: number): number | undefined;
  /** Its key in an object. */
  key(node: number): string | undefined;
  /** The characters of a string; other values as they are written. */
  value(node: number): string;
}

export const JSON_KINDS: readonly JsonKind[] = ["object", "array", "string", "number", "boolean", "null"];

/** The columns of a document's table, one row a node. */
export const COLUMN = { kind: 0, parent: 1, depth: 2, next: 3, children: 4, start: 5, end: 6, key: 7, position: 8 };
export const COLUMNS = 9;

/** No parent, or no key. */
export const NONE = 0xffffffff;

/** A document as views on its table: 36 bytes a value, and no object but those asked for. */
export function createJsonDocument(text: string, table: Uint32Array, size: number): JsonDocument {
  const read = (column: number) => (node: number) => table[node * COLUMNS + column]!;
  const start = read(COLUMN.start);
  const end = read(COLUMN.end);
  const kind = (node: number) => JSON_KINDS[read(COLUMN.kind)(node)]!;
  const keyStart = (node: number) => {
    const offset = read(COLUMN.key)(node);
    return offset === NONE ? undefined : offset;
  };
  return {
    text,
    size,
    kind,
    parent: (node) => (node === 0 ? -1 : read(COLUMN.parent)(node)),
    depth: read(COLUMN.depth),
    next: read(COLUMN.next),
    childCount: read(COLUMN.children),
    position: read(COLUMN.position),
    start,
    end,
    keyStart,
    key: (node) => {
      const offset = keyStart(node);
      if (offset === undefined) return undefined;
      return JSON.parse(text.slice(offset, endOfString(text, offset))) as string;
    },
    value: (node) => {
      const raw = text.slice(start(node), end(node));
      return kind(node) === "string" ? (JSON.parse(raw) as string) : raw;
    },
  };
}

/** The offset behind the string literal that begins at `start`, which is known to be one. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at + 1;
}
