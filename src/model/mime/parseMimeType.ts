/** A MIME type taken apart; everything but parameter values in lower case. */
export interface MimeType {
  /** `image` of `image/svg+xml`. */
  type: string;
  /** `svg+xml` of `image/svg+xml`. */
  subtype: string;
  /** `xml` of `image/svg+xml` (RFC 6839), else undefined. */
  suffix: string | undefined;
  /** `type/subtype`, the part that decides. */
  essence: string;
  /** Names in lower case. The first of two with one name counts. */
  parameters: Readonly<Record<string, string>>;
}

const TOKEN = /^[a-z0-9!#$%&'*+.^_`|~-]+$/;

/**
 * Reads a MIME type as browsers do (MIME Sniffing Standard, section 4.4): case, white space and stray semicolons are
 * forgiven, parameters may be quoted. Null for anything that is not `type/subtype`, and where there is nothing.
 */
export function parseMimeType(text: string | null | undefined): MimeType | null {
  if (!text) return null;
  const [essence = "", ...rest] = splitOutsideQuotes(text);
  const slash = essence.indexOf("/");
  const type = essence.slice(0, slash).trim().toLowerCase();
  const subtype = essence
    .slice(slash + 1)
    .trim()
    .toLowerCase();
  if (slash === -1 || !TOKEN.test(type) || !TOKEN.test(subtype)) return null;
  const plus = subtype.lastIndexOf("+");
  return {
    type,
    subtype,
    suffix: plus > 0 && plus < subtype.length - 1 ? subtype.slice(plus + 1) : undefined,
    essence: `${type}/${subtype}`,
    parameters: readParameters(rest),
  };
}

function splitOutsideQuotes(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (quoted && char === "\\") at++;
    else if (char === '"') quoted = !quoted;
    else if (char === ";" && !quoted) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  parts.push(text.slice(start));
  return parts;
}

function readParameters(parts: readonly string[]): Record<string, string> {
  // Without a prototype, so that a parameter called `__proto__` is one like any other.
  const parameters: Record<string, string> = Object.create(null);
  for (const part of parts) {
    const equals = part.indexOf("=");
    const name = part.slice(0, equals).trim().toLowerCase();
    if (equals === -1 || !TOKEN.test(name) || name in parameters) continue;
    const value = part.slice(equals + 1).trim();
    parameters[name] = value.startsWith('"') ? value.replace(/^"|"$/g, "").replace(/\\(.)/gs, "$1") : value;
  }
  return parameters;
}
