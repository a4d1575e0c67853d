import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseResourceKey, resourceKey } from "../../src/model/resourceKey.js";

const anyText = fc.string({ unit: "binary" });

describe("resourceKey", () => {
  it("is undone by parseResourceKey for every server id and URI", () => {
    fc.assert(
      fc.property(anyText, anyText, (server, uri) => {
        expect(parseResourceKey(resourceKey({ server, uri }))).toEqual({ server, uri });
      }),
    );
  });

  it("never gives one key to two resources", () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, anyText, (a, b, c, d) => {
        const same = a === c && b === d;
        expect(resourceKey({ server: a, uri: b }) === resourceKey({ server: c, uri: d })).toBe(same);
      }),
    );
  });

  it("keeps plain ids and URIs readable", () => {
    expect(resourceKey({ server: "docs", uri: "file:///a b" })).toBe("docs|file:///a b");
  });
});

describe("parseResourceKey", () => {
  it.each(["", "docs", "a%7|x", "a%20b|x"])("gives null for %j, which no resource has as its key", (key) => {
    expect(parseResourceKey(key)).toBeNull();
  });
});
