import { parseMimeType } from "./parseMimeType.js";

/**
 * Whether a MIME type fits a pattern, or one of several. A pattern is a type (`image/png`), a range (`image/*`, `*` or
 * `*\/*`), a suffix (`application/*+json`), each perhaps with parameters that must then be there too
 * (`text/html;profile=mcp-app`). Case never counts; parameters the pattern does not name are ignored.
 *
 * @example
 * matchMimeType("image/*", "image/png") // true
 * matchMimeType(["text/*", "image/*"], resource.mimeType)
 */
export function matchMimeType(pattern: string | readonly string[], mimeType: string | null | undefined): boolean {
  if (typeof pattern !== "string") return pattern.some((one) => matchMimeType(one, mimeType));
  const wanted = parseMimeType(pattern.trim() === "*" ? "*/*" : pattern);
  const given = parseMimeType(mimeType);
  if (wanted === null || given === null) return false;
  return (
    (wanted.type === "*" || wanted.type === given.type) &&
    matchSubtype(wanted.subtype, given.subtype) &&
    Object.entries(wanted.parameters).every(
      ([name, value]) => given.parameters[name]?.toLowerCase() === value.toLowerCase(),
    )
  );
}

function matchSubtype(pattern: string, subtype: string): boolean {
  if (pattern === "*") return true;
  if (pattern.startsWith("*+")) return subtype.endsWith(pattern.slice(1)) && subtype.length >= pattern.length;
  return pattern === subtype;
}
