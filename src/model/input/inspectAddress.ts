/** Something about a web address that a person should know before opening it. */
export type AddressWarning =
  /** Letters outside ASCII, or their Punycode: may look like another address. */
  | "lookalike"
  /** `https://bank.example@evil.example`: what stands first is not where it leads. */
  | "credentials"
  /** `http:`, readable and changeable on the way. */
  | "insecure"
  /** No `http:` or `https:` address: never opened. */
  | "not-web";

export interface Address {
  /** The whole address, as it is to be shown: exactly what would be opened. */
  text: string;
  /** Where the host stands in `text`. */
  host: { start: number; end: number };
  hostname: string;
  warnings: readonly AddressWarning[];
  canOpen: boolean;
}

/** Takes the address of a URL elicitation apart, so that the user sees where it leads. Opens and fetches nothing. */
export function inspectAddress(given: string): Address {
  const url = parse(given);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    return { text: given, host: { start: 0, end: 0 }, hostname: "", warnings: ["not-web"], canOpen: false };
  }
  // As the server wrote it only while a browser reads the same host there; else what the browser would make of it.
  const asGiven = findHost(given);
  const isPlain = asGiven !== null && given.slice(asGiven.start, asGiven.end).toLowerCase() === url.hostname;
  const text = isPlain ? given : url.href;
  const warnings: AddressWarning[] = [];
  if (/(^|\.)xn--/.test(url.hostname)) warnings.push("lookalike");
  if (url.username !== "" || url.password !== "") warnings.push("credentials");
  if (url.protocol === "http:" && !isLocal(url.hostname)) warnings.push("insecure");
  return { text, host: findHost(text)!, hostname: url.hostname, warnings, canOpen: true };
}

function parse(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

function findHost(text: string): Address["host"] | null {
  const match = /^https?:\/\/([^/?#\\\s]*)/i.exec(text);
  if (!match) return null;
  const authority = match[1]!;
  const start = match[0].length - authority.length + authority.lastIndexOf("@") + 1;
  const port = /:\d*$/.exec(authority)?.[0] ?? "";
  return { start, end: match[0].length - port.length };
}

function isLocal(hostname: string): boolean {
  return (
    hostname === "localhost" || hostname.endsWith(".localhost") || hostname === "127.0.0.1" || hostname === "[::1]"
  );
}
