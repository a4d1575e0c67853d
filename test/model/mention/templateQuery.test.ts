import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTemplateQuery, templatePrefix } from "../../../src/model/mention/templateQuery.js";
import { parseUriTemplate } from "../../../src/model/uriTemplate/parseUriTemplate.js";

const REPO = "repo://{owner}/{repo}{?ref}";

describe("readTemplateQuery", () => {
  it.each([
    [REPO, "repo://", { values: {}, variable: "owner", typed: "" }],
    [REPO, "repo://oc", { values: {}, variable: "owner", typed: "oc" }],
    [REPO, "repo://octo/", { values: { owner: "octo" }, variable: "repo", typed: "" }],
    [REPO, "repo://a%20b/he", { values: { owner: "a b" }, variable: "repo", typed: "he" }],
    [REPO, "repo://octo/hello?ref=", { values: { owner: "octo", repo: "hello" }, variable: "ref", typed: "" }],
    ["x://{a}{?b,c}", "x://1?c=2", { values: { a: "1" }, variable: "c", typed: "2" }],
    ["x://{a}{?b,c}", "x://1?b=2&c=", { values: { a: "1", b: "2" }, variable: "c", typed: "" }],
    ["git://branches?repo={repo}", "git://branches?repo=ki", { values: {}, variable: "repo", typed: "ki" }],
    ["file:///{+path}", "file:///src/a", { values: {}, variable: "path", typed: "src/a" }],
    ["{+uri}", "", { values: {}, variable: "uri", typed: "" }],
  ])("%s of %s", (template, text, expected) => {
    expect(readTemplateQuery(parseUriTemplate(template), text)).toEqual(expected);
  });

  it.each([
    [REPO, "repo:/"],
    [REPO, "other://x"],
    ["x://fixed", "x://fixed"],
  ])("%s has nothing to complete in %s", (template, text) => {
    expect(readTemplateQuery(parseUriTemplate(template), text)).toBeNull();
  });

  it("takes a picked value whole, where it contains what follows it", () => {
    const template = parseUriTemplate("x://{a}-{b}");
    expect(readTemplateQuery(template, "x://one-two-th")).toMatchObject({ values: { a: "one" }, typed: "two-th" });
    expect(readTemplateQuery(template, "x://one-two-th", { a: "one-two" })).toEqual({
      values: { a: "one-two" },
      variable: "b",
      typed: "th",
    });
  });

  it("undoes templatePrefix for any picked values", () => {
    const templates = [REPO, "a:{x}-{y}.{z}", "b://{+x}/{y}{/z}", "c{;x,y}{&z}", "d:{x,y}{#z}"].map(parseUriTemplate);
    fc.assert(
      fc.property(
        fc.constantFrom(...templates),
        fc.array(fc.string({ minLength: 1 }), { minLength: 3, maxLength: 3 }),
        (template, picks) => {
          const names = template.variables.map(({ name }) => name);
          const values = Object.fromEntries(names.slice(0, -1).map((name, index) => [name, picks[index]!]));
          const last = names.at(-1)!;
          const read = readTemplateQuery(template, templatePrefix(template, values, last), values);
          expect(read?.variable).toBe(last);
          expect(templatePrefix(template, read!.values, last)).toBe(templatePrefix(template, values, last));
        },
      ),
    );
  });
});
