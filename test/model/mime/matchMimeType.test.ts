import { describe, expect, it } from "vitest";
import { matchMimeType } from "../../../src/model/mime/matchMimeType.js";

describe("matchMimeType", () => {
  it.each([
    ["image/*", "IMAGE/png"],
    ["*/*", "application/x-anything"],
    ["*", "text/plain"],
    ["Text/Markdown", "text/markdown; charset=utf-8"],
    ["application/*+json", "application/vnd.acme.order+json; v=2"],
    ["*/*+xml", "image/svg+xml"],
    ["text/html;profile=mcp-app", 'text/html; profile="MCP-App"; x=1'],
  ])("%j fits %j", (pattern, mimeType) => {
    expect(matchMimeType(pattern, mimeType)).toBe(true);
  });

  it.each([
    ["image/*", "text/image"],
    ["image/png", "image/png2"],
    ["application/*+json", "application/json"],
    ["application/*+json", "text/x+json"],
    ["text/html;profile=mcp-app", "text/html"],
    ["image/*", undefined],
    ["image/*", "image"],
    [".png", "image/png"],
  ])("%j does not fit %j", (pattern, mimeType) => {
    expect(matchMimeType(pattern, mimeType)).toBe(false);
  });

  it("fits a list when one of it fits", () => {
    expect(matchMimeType(["text/*", "image/*"], "image/png")).toBe(true);
    expect(matchMimeType([], "image/png")).toBe(false);
  });
});
