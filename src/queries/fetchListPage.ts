import { ResourceError } from "../client/ResourceError.js";
import type { ResourceServer } from "../client/ResourceServer.js";
import { sendRequest } from "../client/sendRequest.js";
import { isRecord } from "../utils/isRecord.js";
import { yieldToMain } from "../utils/yieldToMain.js";
import { readFreshness, type Freshness } from "./freshness.js";
import { PageRequest } from "./PageRequest.js";

/** A list entry or cursor that could not be used, for the note "2 entries could not be read". */
export interface ListProblem {
  server: string;
  /** Beginning of the entry as JSON, or `nextCursor` with what was wrong; at most 200 characters. Hostile text. */
  entry: string;
  /** It is the way to the next page that could not be used: the rest of the list may be missing. */
  endsList?: boolean;
}

/** One or more wire pages of a list, read leniently. */
export interface ListPage<T> extends Freshness {
  items: readonly T[];
  problems: readonly ListProblem[];
  /** Null ends the list. An empty string is a cursor. */
  nextCursor: string | null;
  /** The cursors this page was fetched with (null is the first page), to notice a server that goes in circles. */
  cursors: readonly (string | null)[];
}

interface ListSource<T> {
  method: "resources/list" | "resources/templates/list" | "resources/directory/read";
  field: "resources" | "resourceTemplates";
  params?: Record<string, unknown>;
  read: (entry: unknown, server: string) => T | null;
}

const BATCH_MS = 100;
const SLICE_MS = 10;

/**
 * Fetches a list from `cursor` on. The first page comes back alone, so that rows show at once; later ones are gathered
 * for 100 ms, so that ten thousand pages do not mean ten thousand renders. When a later page of a batch fails, the
 * pages before it are kept, and the next fetch reports the error. One that is late holds up nothing either: the next
 * fetch goes on waiting for it.
 */
export async function fetchListPage<T>(
  server: ResourceServer,
  source: ListSource<T>,
  cursor: string | null,
  signal: AbortSignal,
): Promise<ListPage<T>> {
  const until = cursor === null ? 0 : performance.now() + BATCH_MS;
  const keyOf = (at: string | null) => JSON.stringify([server.id, server.principal, source.method, source.params, at]);
  const ask = (at: string | null) =>
    PageRequest.take<ListPage<T>>(server.client, keyOf(at)) ??
    new PageRequest((requestSignal) => fetchOnePage(server, source, at, requestSignal));
  let page = (await ask(cursor).wait(signal))!;
  while (page.nextCursor !== null && !page.cursors.includes(page.nextCursor) && performance.now() < until) {
    const request = ask(page.nextCursor);
    try {
      const next = await request.wait(signal, until - performance.now());
      if (next === null) {
        request.leave(server.client, keyOf(page.nextCursor));
        break;
      }
      page = join(page, next);
    } catch (error) {
      if (signal.aborted) throw error;
      break;
    }
  }
  return page;
}

async function fetchOnePage<T>(
  server: ResourceServer,
  source: ListSource<T>,
  cursor: string | null,
  signal: AbortSignal,
): Promise<ListPage<T>> {
  const params = { ...source.params, ...(cursor !== null && { cursor }) };
  const answer = await sendRequest(server, source.method, params, { signal });
  const fields = isRecord(answer) ? answer : {};
  const entries = fields[source.field];
  if (!Array.isArray(entries)) throw new ResourceError("malformed", { server: server.id });
  const items: T[] = [];
  const problems: ListProblem[] = [];
  let sliceEnd = performance.now() + SLICE_MS;
  for (const [index, entry] of entries.entries()) {
    const item = source.read(entry, server.id);
    if (item) items.push(item);
    else problems.push({ server: server.id, entry: excerpt(entry) });
    // A server may send a million entries in one page.
    if (index % 512 === 511 && performance.now() > sliceEnd) {
      await yieldToMain();
      sliceEnd = performance.now() + SLICE_MS;
    }
  }
  const nextCursor = readCursor(fields.nextCursor);
  if (nextCursor === undefined)
    problems.push({
      server: server.id,
      entry: `nextCursor: ${excerpt(fields.nextCursor)}`.slice(0, 200),
      endsList: true,
    });
  return {
    ...readFreshness(fields),
    items,
    problems,
    nextCursor: nextCursor ?? null,
    cursors: [cursor],
  };
}

// A number goes back as the number it is, to a server that checks as little as it promises; `false` is how some say that
// there is no more. Undefined for what cannot be followed: the list ends there, and must say so.
function readCursor(value: unknown): string | null | undefined {
  if (value === undefined || value === null || value === false) return null;
  return typeof value === "string" || typeof value === "number" ? (value as string) : undefined;
}

function join<T>(first: ListPage<T>, second: ListPage<T>): ListPage<T> {
  const items = first.items as T[];
  for (const item of second.items) items.push(item);
  return {
    items,
    problems: [...first.problems, ...second.problems],
    nextCursor: second.nextCursor,
    cursors: [...first.cursors, ...second.cursors],
    receivedAt: first.receivedAt,
    ttlMs: Math.min(first.ttlMs, second.receivedAt + second.ttlMs - first.receivedAt),
    cacheScope: first.cacheScope === "public" && second.cacheScope === "public" ? "public" : "private",
  };
}

function excerpt(entry: unknown): string {
  try {
    return (JSON.stringify(entry) ?? String(entry)).slice(0, 200);
  } catch {
    // Nested too deep to be written out.
    return Array.isArray(entry) ? "[…]" : "{…}";
  }
}
