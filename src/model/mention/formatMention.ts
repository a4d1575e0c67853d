import type { ResourceRef } from "../Resource.js";

/**
 * A mention as text: `@docs:file:///a.md`. Where the server id or the URI holds anything that prose could run into
 * (spaces, quotes, a final full stop, letters beyond ASCII in the URI), that half is written as a JSON string:
 * `@"my server":"file:///my notes/"`. `parseMentions` gives the reference back, whatever punctuation stands around.
 *
 * @example formatMention({ server: "docs", uri: "file:///a.md" }) // "@docs:file:///a.md"
 */
export function formatMention({ server, uri }: ResourceRef): string {
  return `@${formatMentionServer(server)}:${PLAIN_URI.test(uri) ? uri : quote(uri)}`;
}

/** The server half of a mention, also the prefix by which a person narrows a query to one server. */
export function formatMentionServer(server: string): string {
  return PLAIN_SERVER.test(server) ? server : quote(server);
}

const PLAIN_SERVER = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.-]*$/u;

// A scheme and at least one character more, ending in a letter or digit: punctuation after it is the sentence's.
const PLAIN_URI = /^[A-Za-z][A-Za-z0-9+.-]*:[A-Za-z0-9:/._~%+=?&#-]*[A-Za-z0-9]$/;

// JSON escapes what a text field would change (line breaks, lone surrogates). Bidi controls are escaped too, so that
// a URI cannot reorder the sentence it is mentioned in.
function quote(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
