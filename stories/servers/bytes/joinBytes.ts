/** Numbers, texts and bytes one after the other. Texts as UTF-8. */
export function joinBytes(...parts: (Uint8Array | readonly number[] | string)[]): Uint8Array {
  const arrays = parts.map((part) =>
    typeof part === "string" ? new TextEncoder().encode(part) : Uint8Array.from(part),
  );
  const joined = new Uint8Array(arrays.reduce((sum, array) => sum + array.length, 0));
  let at = 0;
  for (const array of arrays) {
    joined.set(array, at);
    at += array.length;
  }
  return joined;
}

/** Four bytes, the least first. */
export const uint32 = (value: number) => [value & 255, (value >> 8) & 255, (value >> 16) & 255, value >>> 24];

/** Two bytes, the least first. */
export const uint16 = (value: number) => [value & 255, (value >> 8) & 255];
