/**
 * The server half of a mention (`docs:` or `"my server":`) at `at`, with where the rest begins; null where there is
 * none.
 */
export function readMentionServer(text: string, at: number): { server: string; end: number } | null {
  const token = readMentionToken(SERVER, text, at);
  return token && text[token.end] === ":" ? { server: token.value, end: token.end + 1 } : null;
}

/** One half of a mention, plain or quoted. The pattern is sticky, with the plain form as its group 1. */
export function readMentionToken(pattern: RegExp, text: string, at: number): { value: string; end: number } | null {
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  if (!match) return null;
  const { lastIndex: end } = pattern;
  if (match[1] !== undefined) return { value: match[1], end };
  try {
    return { value: JSON.parse(match[0]) as string, end };
  } catch {
    return null; // Quoted by a person, and not the way formatMention does.
  }
}

const SERVER = /([\p{L}\p{N}_][\p{L}\p{M}\p{N}_.-]*)|"(?:[^"\\]|\\.)*"/uy;
