import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseUriTemplate } from "../../../src/model/uriTemplate/parseUriTemplate.js";
import { UriTemplateError } from "../../../src/model/uriTemplate/UriTemplateError.js";

// Template, position of the fault, part of what is said.
const malformed: [template: string, position: number, message: string][] = [
  ["{", 0, "never closed"],
  ["}", 0, "without"],
  ["x://{a", 4, "never closed"],
  ["x://a}", 5, "without"],
  ["{a}}", 3, "without"],
  ["{a}{b", 3, "never closed"],
  ["{{a}", 1, "begin a variable name"],
  ["{a{b}}", 2, "follow a variable name"],
  ["{}", 1, "names no variable"],
  ["a{+}", 3, "name is missing"],
  ["{?}", 2, "name is missing"],
  ["{,}", 1, "reserved for later"],
  ["{a,}", 3, "name is missing"],
  ["{,a}", 1, "reserved for later"],
  ["{a,,b}", 3, "name is missing"],
  ["{=path}", 1, "reserved for later"],
  ["{!hello}", 1, "reserved for later"],
  ["{@a}", 1, "reserved for later"],
  ["{|var*}", 1, "reserved for later"],
  ["{$var}", 1, "begin a variable name"],
  ["{/?id}", 2, "begin a variable name"],
  ["{??a}", 2, "begin a variable name"],
  ["{*keys}", 1, "begin a variable name"],
  ["{~thing}", 1, "begin a variable name"],
  ["{ a}", 1, "begin a variable name"],
  ["{a }", 2, "follow a variable name"],
  ["{with space}", 5, "follow a variable name"],
  ["{?x, y}", 4, "begin a variable name"],
  ["{default-graph-uri}", 8, "follow a variable name"],
  ["{a+}", 2, "follow a variable name"],
  ["{?a=1}", 3, "follow a variable name"],
  ["{a?}", 2, "follow a variable name"],
  ["{é}", 1, "begin a variable name"],
  ["{.}", 2, "name is missing"],
  ["{a.}", 2, "end a variable name"],
  ["{a..b}", 2, "end a variable name"],
  ["{%2x}", 1, "begin a variable name"],
  ["{a%}", 2, "follow a variable name"],
  ["{a:}", 3, "from 1 to 9999"],
  ["{a:0}", 3, "from 1 to 9999"],
  ["{a:01}", 3, "from 1 to 9999"],
  ["{a:10000}", 3, "from 1 to 9999"],
  ["{a:b}", 3, "from 1 to 9999"],
  ["{a:3*}", 3, "from 1 to 9999"],
  ["{a*:3}", 2, "follow"],
  ["{a**}", 2, "follow"],
  ["{-join|&|var}", 1, "begin a variable name"],
];

describe("parseUriTemplate", () => {
  it.each(malformed)("%s is malformed at %i", (template, position, message) => {
    const error = catchError(() => parseUriTemplate(template));
    expect(error).toBeInstanceOf(UriTemplateError);
    expect(error).toMatchObject({ name: "UriTemplateError", position, message: expect.stringContaining(message) });
  });

  it("gives literals and expressions in their order", () => {
    expect(parseUriTemplate("repo://{owner}{/path*}{?ref:8,q}").parts).toEqual([
      { type: "literal", text: "repo://" },
      { type: "expression", operator: "", variables: [{ name: "owner", explode: false, position: 8 }] },
      { type: "expression", operator: "/", variables: [{ name: "path", explode: true, position: 16 }] },
      {
        type: "expression",
        operator: "?",
        variables: [
          { name: "ref", explode: false, prefix: 8, position: 24 },
          { name: "q", explode: false, position: 30 },
        ],
      },
    ]);
  });

  it("names each variable once, however often it is mentioned", () => {
    const { variables } = parseUriTemplate("forge://{owner}/{repo}/by/{owner}");
    expect(variables.map((variable) => variable.name)).toEqual(["owner", "repo"]);
  });

  it.each([
    ["{a}", true],
    ["{+a}", true],
    ["{#a}", false],
    ["{.a}", false],
    ["{/a}", false],
    ["{;a}", false],
    ["{?a}", false],
    ["?x{&a}", false],
    ["{?a}{a}", true],
    ["{a}{?a}", true],
  ])("%s: required is %s", (template, required) => {
    expect(parseUriTemplate(template).variables).toMatchObject([{ name: "a", required }]);
  });

  it.each([
    ["{id:3}", 3],
    ["{id:1}/{id:2}", 2],
    ["{id:1}/{id}", undefined],
    ["{id}/{id:1}", undefined],
  ])("%s: the prefix is what is used of the value, %s", (template, prefix) => {
    expect(parseUriTemplate(template).variables[0]!.prefix).toBe(prefix);
  });

  it("a variable exploded anywhere takes a list", () => {
    expect(parseUriTemplate("{list}{?list*}").variables).toMatchObject([{ name: "list", operator: "", explode: true }]);
  });

  it("a variable that is cut anywhere takes no list", () => {
    expect(parseUriTemplate("{v:3}/{v*}").variables).toMatchObject([{ name: "v", explode: false }]);
    expect(parseUriTemplate("{v*}{?v:3}").variables).toMatchObject([{ name: "v", explode: false }]);
  });

  it.each(["", "plain text", "{a.b}", "{_}", "{%C3%9F}", "{42}", "a:b?c#d"])("%j is well formed", (template) => {
    expect(() => parseUriTemplate(template)).not.toThrow();
  });

  it("throws nothing but UriTemplateError, with a position inside the template, whatever text it gets", () => {
    const units = Array.from("{}{}ab+#./;?&,:*%2=!|@ é\ud83d");
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...units) }), (template) => {
        const error = catchError(() => parseUriTemplate(template));
        if (error === undefined) return;
        expect(error).toBeInstanceOf(UriTemplateError);
        expect((error as UriTemplateError).position).toBeGreaterThanOrEqual(0);
        expect((error as UriTemplateError).position).toBeLessThan(template.length);
      }),
      { numRuns: 1000 },
    );
  });
});

function catchError(run: () => unknown): unknown {
  try {
    run();
    return undefined;
  } catch (error) {
    return error;
  }
}
