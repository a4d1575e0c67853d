/** Standard base64 with padding, the only kind that the protocol's schema accepts. */
export function encodeBase64(bytes: Uint8Array): string {
  let binary = "";
  // In pieces: as many arguments as bytes would overflow the stack.
  for (let at = 0; at < bytes.length; at += 0x8000) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  }
  return btoa(binary);
}
