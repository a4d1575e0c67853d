import { readMentionServer } from "../../model/mention/readMentionServer.js";

/** A query as typed, split into the server it is narrowed to (`docs:intro`) and what is looked for. */
export function readMentionQuery(query: string, servers: readonly { readonly id: string }[]) {
  const half = readMentionServer(query, 0);
  if (!half || !servers.some(({ id }) => id === half.server)) return { server: null, text: query };
  return { server: half.server, text: query.slice(half.end).replace(/^"/, "") };
}
