const TRIPLET_OR_FORBIDDEN = /%[0-9a-f]{2}|[^a-z0-9\-._~:/?#[\]@!$&'()*+,;=]/giu;

/** Percent-encodes all but the unreserved characters of RFC 3986. */
export function encodeValue(text: string): string {
  return encodeURIComponent(wellFormed(text)).replace(/[!'()*]/g, escapeAscii);
}

/** Percent-encodes what may not stand in a URI at all; reserved characters and finished escapes stay. */
export function encodeReserved(text: string): string {
  // Only an escape is three units long.
  return wellFormed(text).replace(TRIPLET_OR_FORBIDDEN, (found) =>
    found.length === 3 ? found : encodeURIComponent(found),
  );
}

/** Undoes `encodeReserved`: decodes only the escapes that encoding the result would write again. */
export function decodeReserved(text: string): string {
  return text.replace(/(?:%[0-9A-F]{2})+/g, (escapes) => {
    try {
      return Array.from(decodeURIComponent(escapes), (char) => {
        const encoded = encodeReserved(char);
        return encoded === char || char === "%" ? escapeAscii(char) : char;
      }).join("");
    } catch {
      return escapes;
    }
  });
}

function escapeAscii(char: string): string {
  return `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

// encodeURIComponent throws on half a surrogate pair.
function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, "\ufffd");
}
