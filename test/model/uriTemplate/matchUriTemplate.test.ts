import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expandUriTemplate } from "../../../src/model/uriTemplate/expandUriTemplate.js";
import { matchUriTemplate } from "../../../src/model/uriTemplate/matchUriTemplate.js";
import { parseUriTemplate } from "../../../src/model/uriTemplate/parseUriTemplate.js";
import { anyTemplate, anyValues, fullTexts } from "./arbitraries.js";
import { examples, variables } from "./rfc6570.js";

describe("matchUriTemplate", () => {
  it.each([
    ["repo://{owner}/{repo}{?ref}", "repo://a%20b/x?ref=main", { owner: "a b", repo: "x", ref: "main" }],
    ["repo://{owner}/{repo}{?ref}", "repo://a/x", { owner: "a", repo: "x" }],
    ["x://{id:3}", "x://abc", { id: "abc" }],
    ["/{var:1}/{var}", "/v/value", { var: "value" }],
    ["forge://{owner}/{repo}/by/{owner}", "forge://acme/web/by/acme", { owner: "acme", repo: "web" }],
    ["file:///{+path}{?ref}", "file:///a/b.md?ref=main", { path: "a/b.md", ref: "main" }],
    ["file:///{+path}{#line}", "file:///a%20b.md#L3", { path: "a b.md", line: "L3" }],
    ["file://{/path*}", "file:///a/b/c%2Fd", { path: ["a", "b", "c/d"] }],
    ["x://{+dir}/{name}", "x://a/b/c", { dir: "a/b", name: "c" }],
    ["x://{name}{.ext}", "x://a.b.c", { name: "a.b", ext: "c" }],
    ["x://{name}{.ext}", "x://readme", { name: "readme" }],
    ["x://r{;a,b}", "x://r;a=x;b", { a: "x", b: "" }],
    ["x://r{?a}", "x://r?a=", { a: "" }],
    ["x://r{?list*}", "x://r?list=a&list=b", { list: ["a", "b"] }],
    ["x://r{?list}", "x://r?list=a,b%2Cc", { list: ["a", "b,c"] }],
    ["x://r{?q,keys*}", "x://r?q=1&k=v&l=w", { q: "1", keys: { k: "v", l: "w" } }],
    ["x://{lat},{lng}", "x://1,2", { lat: "1", lng: "2" }],
    ["x://{lat,lng}", "x://1,2", { lat: "1", lng: "2" }],
    ["x://{+p}", "x://a%2Fb%20c%25", { p: "a%2Fb c%25" }],
    ["{a}-{b}-{a}", "x-y-z-x", { a: "x", b: "y-z" }],
    ["{a}{a}{a}", "xyxyxy", { a: "xy" }],
    ["x://{a}/b", "x:///b", { a: "" }],
    [
      "x://{__proto__}/{constructor}",
      "x://a/b",
      Object.fromEntries([
        ["__proto__", "a"],
        ["constructor", "b"],
      ]),
    ],
    ["café/{a}", "caf%C3%A9/1", { a: "1" }],
    ["", "", {}],
  ])("%s matches %s", (template, uri, values) => {
    expect(matchUriTemplate(template, uri)).toEqual(values);
  });

  it.each([
    ["x://r?b=2&a=1", { a: "1", b: "2" }],
    ["x://r?c=3&a=1&b=2", { a: "1", b: "2", c: "3" }],
    ["x://r?b=2", { b: "2" }],
    ["x://r", {}],
  ])("x://r{?a,b,c} matches %s: optional pairs in any order", (uri, values) => {
    expect(matchUriTemplate("x://r{?a,b,c}", uri)).toEqual(values);
  });

  it.each([
    ["repo://{owner}/{repo}", "repo://a/b/c", "a slash is not part of a simple value"],
    ["repo://{owner}", "other://a", "another scheme"],
    ["repo://{owner}", "REPO://a", "URIs are compared letter for letter"],
    ["{owner}/{repo}/by/{owner}", "acme/web/by/other", "the repeated variable differs"],
    ["x{?a}", "x?a=1&b=2", "an unknown pair"],
    ["x{?a}", "x?a=1&a=2", "a pair twice"],
    ["x{?a}", "x?a", "a form query writes the equals sign"],
    ["x{;a}", "x;a=", "a matrix parameter does not"],
    ["x{&a}", "x?a=1", "a continuation begins with an ampersand"],
    ["x/{a}", "x/a%2fb", "expansion writes escapes in upper case"],
    ["x/{a}", "x/%FF", "no text is written so"],
    ["x/{a}", "x/100%", "a bare percent sign"],
    ["x/{a}", "x/é", "expansion encodes it"],
    ["x/{id:3}", "x/abcd", "longer than the prefix"],
    ["{a", "{a", "a malformed template"],
  ])("%s does not match %s: %s", (template, uri) => {
    expect(matchUriTemplate(template, uri)).toBeNull();
  });

  it.each(Object.values(examples).flat())("%s gives values that expand to %s again", (template, uri) => {
    expect(expandUriTemplate(template, variables)).toBe(uri);
    expect(expandUriTemplate(template, matchUriTemplate(template, uri) ?? {})).toBe(uri);
  });

  it("expands to the same URI again wherever it reports a match, whatever the template and the URI", () => {
    const uri = fc.string({ unit: fc.constantFrom(...Array.from("ab/-.:?&=,;#%2FéE0")), maxLength: 12 });
    fc.assert(
      fc.property(anyTemplate, uri, (template, text) => {
        const values = matchUriTemplate(template, text);
        expect(values === null || canonical(expandUriTemplate(template, values))).toBe(
          values === null || canonical(text),
        );
      }),
      { numRuns: 2000 },
    );
  });

  it("matches what expansion gave, when every variable stands in a path segment of its own", () => {
    const segment = fc.constantFrom("{a}", "{b}", "{repo}", "{c:2}-{c}", "{b}.{a}", "lit");
    const template = fc
      .tuple(fc.array(segment, { minLength: 1, maxLength: 5 }), fc.constantFrom("", "{?d_1,x.y}", "{#d_1}", "{;d_1}"))
      .map(([segments, tail]) => `r://${segments.join("/")}${tail}`);
    fc.assert(
      fc.property(template, fullTexts, (text, values) => {
        const uri = expandUriTemplate(text, values);
        const matched = matchUriTemplate(text, uri);
        expect(matched).not.toBeNull();
        expect(expandUriTemplate(text, matched!)).toBe(uri);
      }),
      { numRuns: 1000 },
    );
  });

  it("expands to the same URI again wherever it reports a match of an expansion", () => {
    let matches = 0;
    fc.assert(
      fc.property(anyTemplate, anyValues, (template, values) => {
        const uri = expandUriTemplate(template, values);
        const matched = matchUriTemplate(template, uri);
        if (matched === null) return;
        matches += 1;
        expect(canonical(expandUriTemplate(template, matched))).toBe(canonical(uri));
      }),
      { numRuns: 1000 },
    );
    // Not all: a variable mentioned in several expressions at random has readings beyond a bounded search.
    expect(matches).toBeGreaterThan(500);
  });

  it("takes a parsed template, for matching many URIs", () => {
    expect(matchUriTemplate(parseUriTemplate("x://{a}"), "x://1")).toEqual({ a: "1" });
  });

  it.each([
    ["{a}{a}{a}{a}{a}{a}/z", "a".repeat(100_000)],
    ["{a}{a}{a}{a}{a}{a}/z", `${"a".repeat(99_998)}/z`],
    ["{a}{b}{c}{d}{e}{f}/z", "a".repeat(100_000)],
    ["{+a}-{+a}-{+a}-{+a}-{+a}-{+a}-", "-".repeat(100_000)],
    ["{+a}-{b}-{a}{b}", "a-".repeat(50_000)],
    ["{+a}{+b}{+a}{+b}{+a}z", "ab".repeat(50_000)],
    ["x{?a*}", `x?${"b=1&".repeat(50_000)}`],
    ["x{&a*}{&b*}", "x".concat("&a=1".repeat(50_000))],
    ["{a:3}{rest}", "a".repeat(100_000)],
    ["{a}".repeat(1000), "a".repeat(4000)],
    ["{/a*}{/b*}{/a*}", "/a".repeat(50_000)],
    // Each mention writes the long value once more.
    [`{${"a,".repeat(50_000)}a}`, "x".repeat(100_000)],
  ])("a hostile template comes to an end: %s (case %#)", (template, uri) => {
    // Anything worse than linear takes minutes: the limit of every test is the bound.
    expect(matchUriTemplate(template, uri)).toBeTypeOf("object");
  });
});

/** Pairs of a query may have stood in any order. */
function canonical(uri: string): string {
  return Array.from(uri).sort().join("");
}
