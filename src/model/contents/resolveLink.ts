/** A link in content, resolved: outside (`https:`, `mailto:`), to another resource, or nowhere. */
export type ResolvedLink = { kind: "external"; href: string } | { kind: "resource"; uri: string } | null;

/**
 * Where a link in the content of `base` leads. Only what names `http(s):` or `mailto:` itself leads outside; anything
 * relative, or of a scheme of the server's own, names a resource. Schemes that run or hold content lead nowhere.
 */
export function resolveLink(link: string, base: string): ResolvedLink {
  // Browsers ignore these characters in URLs, so a scheme may be hidden between them.
  const target = link.replace(/[\p{Cc}\s]+/gu, "");
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(target)?.[1]?.toLowerCase();
  if (scheme === undefined) return target === "" || target.startsWith("#") ? null : relative(target, base);
  if (scheme === "http" || scheme === "https")
    return URL.canParse(target) ? { kind: "external", href: new URL(target).href } : null;
  if (scheme === "mailto") return { kind: "external", href: target };
  return FORBIDDEN.has(scheme) ? null : { kind: "resource", uri: target };
}

const FORBIDDEN: ReadonlySet<string> = new Set([
  "javascript",
  "vbscript",
  "livescript",
  "mocha",
  "data",
  "blob",
  "filesystem",
  "about",
  "view-source",
  "chrome",
  "jar",
  "ws",
  "wss",
  "ftp",
  "tel",
  "sms",
  "intent",
  "ms-msdt",
  "search-ms",
]);

function relative(target: string, base: string): ResolvedLink {
  // Opaque URIs have no path to be relative to. `//host/x` would name another authority: never meant by a document.
  if (target.startsWith("//") || !URL.canParse(target, base)) return null;
  return { kind: "resource", uri: new URL(target, base).href };
}
