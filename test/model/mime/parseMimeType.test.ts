import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseMimeType } from "../../../src/model/mime/parseMimeType.js";

describe("parseMimeType", () => {
  it.each([
    ["text/html;profile=mcp-app", "text/html", { profile: "mcp-app" }],
    ["Image/PNG", "image/png", {}],
    [' Text/Markdown ; charset="utf-8"', "text/markdown", { charset: "utf-8" }],
    ["application/vnd.acme.order+json; v=2", "application/vnd.acme.order+json", { v: "2" }],
    ['text/plain; title="a;b \\"c\\""; charset=UTF-8', "text/plain", { title: 'a;b "c"', charset: "UTF-8" }],
    ["text/plain;;charset=a;charset=b;", "text/plain", { charset: "a" }],
    ["text/plain;__proto__=x", "text/plain", { ["__proto__"]: "x" }],
    ["text/csv;header", "text/csv", {}],
  ])("reads %j", (text, essence, parameters) => {
    const parsed = parseMimeType(text);
    expect(parsed?.essence).toBe(essence);
    expect(Object.entries(parsed!.parameters)).toEqual(Object.entries(parameters));
  });

  it.each([
    ["image/svg+xml", "xml"],
    ["application/ld+json", "json"],
    ["application/a+b+json", "json"],
    ["application/+json", undefined],
    ["text/x-c++", undefined],
  ])("finds the suffix of %j", (text, suffix) => {
    expect(parseMimeType(text)?.suffix).toBe(suffix);
  });

  it.each([
    undefined,
    null,
    "",
    "markdown",
    "text/",
    "/plain",
    "text /plain/x",
    "<script>alert(1)</script>",
    "text/pl\u0000ain",
    "a/b c",
  ])("gives null for %j", (text) => {
    expect(parseMimeType(text)).toBeNull();
  });

  it("never throws, and gives only lower-case tokens", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const parsed = parseMimeType(text);
        expect(parsed?.essence ?? "none/at-all").toMatch(/^[^A-Z\s<>"]+\/[^A-Z\s<>"]+$/);
      }),
    );
  });
});
