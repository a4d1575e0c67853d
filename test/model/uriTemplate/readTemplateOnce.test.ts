import { describe, expect, it } from "vitest";
import { parseUriTemplate } from "../../../src/model/uriTemplate/parseUriTemplate.js";
import { readTemplateOnce } from "../../../src/model/uriTemplate/readTemplateOnce.js";
import { UriTemplateError } from "../../../src/model/uriTemplate/UriTemplateError.js";

describe("readTemplateOnce", () => {
  it("parses a string once and leaves a parsed template as it is", () => {
    const template = "repo://{owner}/{repo}{?ref}";
    const first = readTemplateOnce(template);
    expect(first).toEqual(parseUriTemplate(template));
    expect(readTemplateOnce(template)).toBe(first);
    expect(readTemplateOnce(first)).toBe(first);
  });

  it("throws each time at a malformed template", () => {
    for (let time = 0; time < 3; time++) expect(() => readTemplateOnce("repo://{owner")).toThrow(UriTemplateError);
  });

  it("keeps the last hundred only", () => {
    const oldest = readTemplateOnce("oldest://{x}");
    for (let index = 0; index < 100; index++) readTemplateOnce(`later-${index}://{x}`);
    expect(readTemplateOnce("oldest://{x}")).not.toBe(oldest);
    expect(readTemplateOnce("later-99://{x}")).toBe(readTemplateOnce("later-99://{x}"));
  });
});
