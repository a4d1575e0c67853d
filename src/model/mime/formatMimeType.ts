import type { MimeType } from "./parseMimeType.js";

/** `type/subtype;name=value`, as `parseMimeType` reads it. */
export function formatMimeType({ essence, parameters }: Pick<MimeType, "essence" | "parameters">): string {
  const written = Object.entries(parameters).map(([name, value]) =>
    /^[\w!#$%&'*+.^`|~-]+$/.test(value) ? `;${name}=${value}` : `;${name}="${value.replace(/["\\]/g, "\\$&")}"`,
  );
  return essence + written.join("");
}
