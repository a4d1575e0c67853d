import type { MimeType } from "./parseMimeType.js";

/** Whether a format is bytes by its nature, so that a text called so is something else. Of other types nobody knows. */
export function isBinaryFormat({ essence }: Pick<MimeType, "essence">): boolean {
  return BINARY_FORMAT.test(essence);
}

const BINARY_FORMAT =
  /^(image|audio|video|font)\/|^application\/(pdf|gzip|zip|zstd|wasm|msword|java-archive|(x-|vnd\.)(7z|tar|bzip|xz|rar|sqlite)|vnd\.(ms-|openxmlformats-|oasis\.)|[^+]+\+zip$)/;
