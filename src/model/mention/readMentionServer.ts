/**
 * The server half of a mention (`docs:` or `"my server":`) at `at`, with where the rest begins; null where there is
 * none.
 */
export function readMentionServer(text: string, at: number): { server: string; end: number } | null {
  const token = readQuoted(text, at) ?? readPlain(SERVER, text, at);
  return token && text[token.end] === ":" ? { server: token.value, end: token.end + 1 } : null;
}

/** The URI half of a mention at `at`; null where there is none. */
export function readMentionUri(text: string, at: number): MentionToken | null {
  const quoted = readQuoted(text, at);
  const plain = quoted ? null : readPlain(URI, text, at);
  if (!plain) return quoted;
  // What stands at its end without a letter or digit after it is the sentence's.
  let { end } = plain;
  while (!/[A-Za-z0-9]/.test(text[end - 1]!)) end--;
  const value = text.slice(at, end);
  return value.includes(":") ? { value, end } : null;
}

interface MentionToken {
  value: string;
  end: number;
}

const SERVER = /[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.-]*/uy;
const URI = /[A-Za-z][A-Za-z0-9+.-]*:[A-Za-z0-9:/._~%+=?&#-]*/y;

function readPlain(pattern: RegExp, text: string, at: number): MentionToken | null {
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  return match && { value: match[0], end: pattern.lastIndex };
}

// By hand: a regular expression for it overflows the stack in a text of some megabytes, and JSON.parse takes its time to
// refuse what a person has quoted.
function readQuoted(text: string, at: number): MentionToken | null {
  if (text[at] !== '"') return null;
  for (let end = at + 1; end < text.length; end++) {
    const char = text[end]!;
    if (char < " ") return null;
    if (char === '"') return parseToken(text.slice(at, end + 1), end + 1);
    if (char === "\\" && !ESCAPED.includes(text[++end] ?? " ")) return null;
  }
  return null;
}

const ESCAPED = '"\\/bfnrtu';

function parseToken(json: string, end: number): MentionToken | null {
  try {
    return { value: JSON.parse(json) as string, end };
  } catch {
    return null; // Quoted by a person, and not the way formatMention does.
  }
}
