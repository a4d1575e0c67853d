import { describe, expect, it } from "vitest";
import { parseSearchInput } from "../../../src/model/search/parseSearchInput.js";

const servers = [
  { id: "a", label: "My Docs" },
  { id: "b", label: "Same" },
  { id: "c", label: "Same" },
];
const parse = (typed: string) => parseSearchInput(typed, servers);

describe("parseSearchInput", () => {
  it("takes finished tokens out, a server by its id or label, quoted where that has a space", () => {
    expect(parse('server:"my docs" type:IMAGE audience:user changed:2w rest')).toEqual({
      text: "rest",
      filters: [
        { kind: "server", value: "a" },
        { kind: "type", value: "image" },
        { kind: "audience", value: "user" },
        { kind: "changed", value: 14 },
      ],
    });
    expect(parse("type:image")).toEqual({ text: "type:image", filters: [] });
  });

  it.each([
    ["3d", 3],
    ["2w", 14],
    ["1m", 30],
    ["1y", 365],
  ])("counts %s as %i days", (age, days) => {
    expect(parse(`changed:${age} `).filters).toEqual([{ kind: "changed", value: days }]);
  });

  it("leaves what no filter understands in the text", () => {
    for (const typed of [
      "type:pictures ",
      "server:none ",
      "audience:all ",
      "changed:soon ",
      "owner:me ",
      "xtype:image ",
    ])
      expect(parse(typed)).toEqual({ text: typed, filters: [] });
  });

  it("means every server of a label that several have", () => {
    expect(parse("server:same ").filters.map(({ value }) => value)).toEqual(["b", "c"]);
  });
});
