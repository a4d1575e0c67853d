import { StdUriTemplate } from "@std-uritemplate/std-uritemplate";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expandUriTemplate } from "../../../src/model/uriTemplate/expandUriTemplate.js";
import { UriTemplateError } from "../../../src/model/uriTemplate/UriTemplateError.js";
import { anyTemplate, anyValues } from "./arbitraries.js";
import { examples, variables } from "./rfc6570.js";

describe("expandUriTemplate", () => {
  describe.each(Object.entries(examples))("RFC 6570, %s", (_section, rows) => {
    it.each(rows)("%s expands to %s", (template, uri) => {
      expect(expandUriTemplate(template, variables)).toBe(uri);
    });
  });

  it.each([
    ["café/{var}", "caf%C3%A9/value"],
    ["a b/{var}", "a%20b/value"],
    ["x%20y{var}z%20w", "x%20yvaluez%20w"],
    ["100%/{var}", "100%25/value"],
    ["r://<{var}>", "r://%3Cvalue%3E"],
  ])("literal characters a URI cannot hold are encoded: %s", (template, uri) => {
    expect(expandUriTemplate(template, { var: "value" })).toBe(uri);
  });

  it.each([
    ["{greek:1}", "%CE%B1"],
    ["{clef:1}", "%F0%9D%84%9E"],
    ["{?euro:1}", "?euro=%E2%82%AC"],
    ["{+greek:2}", "%CE%B1%CE%B2"],
  ])("a prefix counts characters, not bytes or UTF-16 units: %s", (template, uri) => {
    expect(expandUriTemplate(template, { greek: "αβγ", clef: "𝄞stave", euro: "€uro" })).toBe(uri);
  });

  it.each([
    ["{id}", "admin%252F"],
    ["{+id}", "admin%2F"],
    ["{+half}", "%25foo"],
    ["{#list}", "#red%25,%2Fgreen,blue%20"],
  ])("finished escapes pass through reserved expansion only: %s", (template, uri) => {
    expect(expandUriTemplate(template, { id: "admin%2F", half: "%foo", list: ["red%25", "%2Fgreen", "blue "] })).toBe(
      uri,
    );
  });

  it("numbers and booleans are written as text", () => {
    expect(expandUriTemplate("{?page,lat,open}", { page: 5, lat: -122.427, open: false })).toBe(
      "?page=5&lat=-122.427&open=false",
    );
  });

  it("empty lists and objects count as undefined, an empty text does not", () => {
    expect(expandUriTemplate("x{?a,b*,c}", { a: [], b: {}, c: "" })).toBe("x?c=");
  });

  it("a variable named like a member of every object is undefined until it is given", () => {
    expect(expandUriTemplate("x/{constructor}{?toString,__proto__}", {})).toBe("x/");
    expect(expandUriTemplate("x/{constructor}", { constructor: "y" })).toBe("x/y");
  });

  it("half a surrogate pair becomes the replacement character", () => {
    expect(expandUriTemplate("{a}{+a}", { a: "\ud83d" })).toBe("%EF%BF%BD%EF%BF%BD");
  });

  it.each(["{keys:1}", "{+keys:1}", "ab{list:2}"])(
    "a prefix of a list is an error with its position: %s",
    (template) => {
      const expand = () => expandUriTemplate(template, variables);
      expect(expand).toThrow(UriTemplateError);
      expect(expand).toThrow(expect.objectContaining({ position: template.search(/[kl]/) }));
    },
  );

  it("agrees with std-uritemplate", () => {
    fc.assert(
      fc.property(anyTemplate, anyValues, (template, values) => {
        expect(expandUriTemplate(template, values)).toBe(StdUriTemplate.expand(template, values));
      }),
      { numRuns: 1000 },
    );
  });
});
