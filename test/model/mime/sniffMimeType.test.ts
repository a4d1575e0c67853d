import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sniffMimeType } from "../../../src/model/mime/sniffMimeType.js";

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
const pad = "\0".repeat(24);

describe("sniffMimeType", () => {
  it.each([
    ["image/png", "\x89PNG\r\n\x1a\n"],
    ["image/jpeg", "\xff\xd8\xff\xe0"],
    ["image/gif", "GIF89a"],
    ["image/webp", "RIFF\x10\0\0\0WEBP"],
    ["image/avif", "\0\0\0\x1cftypavif"],
    ["audio/wav", "RIFF\x10\0\0\0WAVE"],
    ["audio/mpeg", "ID3\x04"],
    ["audio/mpeg", "\xff\xfb\x90\x64"],
    ["audio/ogg", "OggS"],
    ["audio/mp4", "\0\0\0\x1cftypM4A "],
    ["video/mp4", "\0\0\0\x1cftypisom"],
    ["video/webm", "\x1a\x45\xdf\xa3"],
    ["application/pdf", "%PDF-1.7\n"],
    ["application/zip", "PK\x03\x04"],
    ["application/gzip", "\x1f\x8b\x08"],
    ["application/wasm", "\0asm\x01\0\0\0"],
    ["application/octet-stream", "\x01\x02\x03"],
  ])("finds %s by its first bytes", (type, head) => {
    expect(sniffMimeType(bytes(head + pad))).toBe(type);
  });

  it.each([
    ["text/html", "<!DOCTYPE html><p>hi"],
    ["text/html", "  <!-- a comment --> <html>"],
    ["text/html", "<!-- one --><!-- two -->\n<body>"],
    ["image/svg+xml", '<?xml version="1.0"?>\n<!-- logo -->\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ["image/svg+xml", `${"<!---->".repeat(100)}<svg >`],
    ["application/xml", '<?xml version="1.0"?><note/>'],
    ["application/json", '{"ok": true}'],
    ["application/json", "[1, 2, 3]\n"],
    ["text/x-diff", "--- a/x\n+++ b/x\n@@ -1 +1 @@\n"],
    ["text/x-shellscript", "#!/usr/bin/env bash\necho hi"],
    ["text/plain", "just words"],
    ["text/plain", "[draft] a title"],
    ["text/plain", ""],
  ])("finds %s by its first characters, as text and as bytes", (type, text) => {
    expect(sniffMimeType(text)).toBe(type);
    expect(sniffMimeType(new TextEncoder().encode(text))).toBe(type);
  });

  it("a URI decides what the content leaves open", () => {
    expect(sniffMimeType("# Title", "docs://a/README.md?x=1")).toBe("text/markdown");
    expect(sniffMimeType(bytes(`PK\x03\x04${pad}`), "file:///offer.docx")).toMatch(/wordprocessingml/);
    expect(sniffMimeType(bytes(`\x89PNG\r\n\x1a\n${pad}`), "file:///liar.md")).toBe("image/png");
    expect(sniffMimeType("prose", "file:///liar.png")).toBe("text/plain");
  });

  it("never throws", () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 600 }), (some) => sniffMimeType(some).includes("/")));
  });

  it.each(["--", "<!--", "--><!--", "--> <!doctype svg>", "<svg ", "{ "])(
    "looks at the ends only, however often %j comes",
    (piece) => {
      // Anything worse than linear takes minutes: the limit of every test is the bound.
      expect(sniffMimeType(`<!--${piece.repeat(500_000)}`)).toBe("text/plain");
    },
  );
});
