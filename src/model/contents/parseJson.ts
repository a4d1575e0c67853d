import { runAtOnce } from "../../utils/runInSlices.js";
import {
  COLUMN,
  COLUMNS,
  createJsonDocument,
  JSON_KINDS,
  NONE,
  type JsonDocument,
  type JsonKind,
} from "./JsonDocument.js";

/** Why a text is no JSON, and where. */
export class JsonSyntaxError extends Error {
  override readonly name = "JsonSyntaxError";
  readonly offset: number;
  constructor(offset: number) {
    super(`Not JSON at character ${offset}`);
    this.offset = offset;
  }
}

interface ParseJsonOptions {
  /** Read values one after another as one array. */
  sequence?: boolean | undefined;
}

/**
 * Reads JSON without recursion, so that no nesting is too deep, and without making objects, so that no number loses
 * digits and a megabyte takes about 20 ms. With `sequence`, values one after another (NDJSON) are read as one array.
 * Throws a JsonSyntaxError.
 */
export function parseJson(text: string, options: ParseJsonOptions = {}): JsonDocument {
  return runAtOnce(parseJsonInSteps(text, options));
}

/** The same in small steps, between which the caller may let the browser breathe. */
export function* parseJsonInSteps(
  text: string,
  { sequence = false }: ParseJsonOptions = {},
): Generator<void, JsonDocument> {
  let table = new Uint32Array(1024 * COLUMNS);
  let size = 0;
  let at = 0;

  const open = (kind: JsonKind, parent: number, key: number) => {
    if ((size + 1) * COLUMNS > table.length) {
      const wider = new Uint32Array(table.length * 2);
      wider.set(table);
      table = wider;
    }
    const depth = parent === NONE ? 0 : table[parent * COLUMNS + COLUMN.depth]! + 1;
    const position = parent === NONE ? 0 : table[parent * COLUMNS + COLUMN.children]!++;
    table.set([JSON_KINDS.indexOf(kind), parent, depth, 0, 0, at, 0, key, position], size * COLUMNS);
    return size++;
  };
  const close = (node: number) => {
    table[node * COLUMNS + COLUMN.end] = at;
    table[node * COLUMNS + COLUMN.next] = size;
  };
  const skip = (pattern: RegExp) => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) throw new JsonSyntaxError(at);
    at = pattern.lastIndex;
  };

  let inside = NONE;
  if (sequence) inside = open("array", NONE, NONE);
  skip(SPACE);
  for (;;) {
    if (size % STEP === 0) yield;
    // Here a value, or the end of an empty container or of a sequence, is due.
    const parentKind = inside === NONE ? undefined : JSON_KINDS[table[inside * COLUMNS + COLUMN.kind]!];
    const inSequence = sequence && inside === 0;
    let key = NONE;
    if (inSequence && at === text.length) break;
    if (parentKind === "object") {
      key = at;
      at = skipString(text, at);
      skip(COLON);
    }
    const char = text[at];
    if (char === "{" || char === "[") {
      inside = open(char === "{" ? "object" : "array", inside, key);
      at++;
      skip(SPACE);
      if (text[at] !== (char === "{" ? "}" : "]")) continue;
    } else {
      const node = open(kindOfScalar(char), inside, key);
      if (char === '"') at = skipString(text, at);
      else skip(SCALAR);
      close(node);
      skip(SPACE);
    }
    // Behind a value, or before the bracket of an empty container: close all that ends here.
    while (
      inside !== NONE &&
      !(sequence && inside === 0) &&
      text[at] === closer(table[inside * COLUMNS + COLUMN.kind]!)
    ) {
      at++;
      close(inside);
      inside = table[inside * COLUMNS + COLUMN.parent]!;
      skip(SPACE);
    }
    if (inside === NONE) break;
    if (!(sequence && inside === 0)) skip(COMMA);
  }
  if (at < text.length) throw new JsonSyntaxError(at);
  if (sequence) close(0);
  return createJsonDocument(text, table, size);
}

const STEP = 1024;

const SPACE = /[ \t\n\r]*/y;
const COLON = /[ \t\n\r]*:[ \t\n\r]*/y;
const COMMA = /,[ \t\n\r]*/y;
const SCALAR = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

function kindOfScalar(char: string | undefined): JsonKind {
  if (char === '"') return "string";
  return char === "t" || char === "f" ? "boolean" : char === "n" ? "null" : "number";
}

function closer(kind: number): string {
  return JSON_KINDS[kind] === "object" ? "}" : "]";
}

// Not one expression: on a string of megabytes its backtracking would run out of memory.
function skipString(text: string, start: number): number {
  if (text[start] !== '"') throw new JsonSyntaxError(start);
  for (let at = start + 1; ;) {
    const code = text.charCodeAt(at);
    if (code === 0x22) return at + 1;
    if (!(code >= 0x20)) throw new JsonSyntaxError(at);
    if (code !== 0x5c) at++;
    else {
      ESCAPE.lastIndex = at;
      if (!ESCAPE.test(text)) throw new JsonSyntaxError(at);
      at = ESCAPE.lastIndex;
    }
  }
}
