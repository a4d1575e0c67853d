import { decodePercent } from "./decodePercent.js";

/**
 * The part of a URI that a person would call its name: the last non-empty path segment, decoded once,
 * without query and fragment; for an opaque URI what follows the scheme; for a bare authority the authority.
 */
export function lastSegment(uri: string): string {
  const scheme = /^[a-z][a-z0-9+.-]*:(?:\/\/)?/i.exec(uri)?.[0] ?? "";
  const rest = uri.slice(scheme.length);
  const path = rest.replace(/[?#].*$/s, "");
  const segment = path.split("/").findLast((part) => part !== "");
  return decodePercent(segment ?? (rest || uri));
}
