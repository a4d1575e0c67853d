import type { JsonDocument } from "./JsonDocument.js";

/** The nodes to show, in order: all but what is inside a collapsed one. */
export function jsonRows(json: JsonDocument, isExpanded: (node: number) => boolean): Uint32Array {
  const rows = new Uint32Array(json.size);
  let count = 0;
  for (let node = 0; node < json.size;) {
    rows[count++] = node;
    node = json.childCount(node) > 0 && !isExpanded(node) ? json.next(node) : node + 1;
  }
  return rows.subarray(0, count);
}

/** How deep to open a document at first, so that there is something to see and not too much: about `limit` rows. */
export function initialDepth(json: JsonDocument, limit = 200): number {
  const perDepth: number[] = [];
  for (let node = 0; node < json.size; node++) {
    const depth = json.depth(node);
    perDepth[depth] = (perDepth[depth] ?? 0) + 1;
  }
  let rows = 0;
  for (let depth = 0; depth < perDepth.length; depth++) {
    rows += perDepth[depth]!;
    // The root's own children are always shown: a document that opens as one row tells nothing.
    if (rows > limit && depth > 1) return depth - 1;
  }
  return perDepth.length;
}

/** The nodes whose key or value holds an offset of the text, for offsets in rising order; each node once. */
export function nodesAt(json: JsonDocument, offsets: ArrayLike<number>): number[] {
  const nodes: number[] = [];
  let node = 0;
  for (let at = 0; at < offsets.length; at++) {
    while (node + 1 < json.size && firstOffset(json, node + 1) <= offsets[at]!) node++;
    if (nodes.at(-1) !== node) nodes.push(node);
  }
  return nodes;
}

/** Where a node begins in the text: at its key, if it has one. */
export function firstOffset(json: JsonDocument, node: number): number {
  return json.keyStart(node) ?? json.start(node);
}

/** The place of a node as a JavaScript expression behind `$`: `$.servers[2]["a b"]`, as JSONPath tools take it. */
export function jsonPath(json: JsonDocument, node: number): string {
  const steps: string[] = [];
  for (let at = node; at > 0; at = json.parent(at)) {
    const key = json.key(at);
    if (key === undefined) steps.push(`[${json.position(at)}]`);
    else steps.push(/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`);
  }
  return `$${steps.toReversed().join("")}`;
}
