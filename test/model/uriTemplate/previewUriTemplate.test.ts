import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expandUriTemplate } from "../../../src/model/uriTemplate/expandUriTemplate.js";
import { previewUriTemplate } from "../../../src/model/uriTemplate/previewUriTemplate.js";
import { anyTemplate, anyValues } from "./arbitraries.js";

describe("previewUriTemplate", () => {
  it("says which variable each piece belongs to", () => {
    expect(previewUriTemplate("repo://{owner}/{repo}{?ref,q}", { owner: "a b", ref: "main" })).toEqual([
      { text: "repo://" },
      { text: "a%20b", variable: "owner" },
      { text: "/" },
      { text: "", variable: "repo", missing: true },
      { text: "?" },
      { text: "ref=main", variable: "ref" },
    ]);
  });

  it("joined, is what expandUriTemplate gives", () => {
    fc.assert(
      fc.property(anyTemplate, anyValues, (template, values) => {
        const pieces = previewUriTemplate(template, values).map((segment) => segment.text);
        expect(pieces.join("")).toBe(expandUriTemplate(template, values));
      }),
    );
  });
});
