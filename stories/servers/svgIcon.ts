import type { Icon } from "../../src/model/Resource.js";

/** An icon as a `data:` URI: a white glyph (an SVG path in a box of 24) on a rounded square. */
export function svgIcon(colour: string, path: string): Icon[] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="6" fill="${colour}"/><path d="${path}" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  return [{ src: `data:image/svg+xml,${encodeURIComponent(svg)}`, mimeType: "image/svg+xml", sizes: ["any"] }];
}
