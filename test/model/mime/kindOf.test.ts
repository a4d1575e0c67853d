import { describe, expect, it } from "vitest";
import { kindOf } from "../../../src/model/mime/kindOf.js";

describe("kindOf", () => {
  it.each([
    ["text/markdown", "document"],
    ["text/plain", "document"],
    ["application/pdf", "document"],
    ["text/html;profile=mcp-app", "document"],
    ["text/x-python", "code"],
    ["application/javascript", "code"],
    ["text/css", "code"],
    ["application/json", "data"],
    ["application/vnd.acme.order+json; v=2", "data"],
    ["TEXT/CSV", "data"],
    ["application/xml", "data"],
    ["image/svg+xml", "image"],
    ["audio/mpeg", "audio"],
    ["video/mp4", "video"],
    ["application/zip", "other"],
    ["inode/directory", "other"],
    ["nonsense", "other"],
    [undefined, "other"],
  ] as const)("%s is %s", (mimeType, kind) => {
    expect(kindOf(mimeType)).toBe(kind);
  });

  it.each([
    [undefined, "file:///src/main.rs", "code"],
    ["application/octet-stream", "file:///photo.JPG", "image"],
    ["text/plain", "repo://x/data.csv?raw", "data"],
    ["image/png", "file:///really.md", "image"],
    [undefined, "memo:7", "other"],
  ] as const)("%s at %s is %s", (mimeType, uri, kind) => {
    expect(kindOf(mimeType, uri)).toBe(kind);
  });
});
