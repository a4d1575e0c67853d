import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tellApart } from "../../src/model/tellApart.js";

const readme = (server: string, uri: string) => ({ server, uri, name: "README.md" });
const places = (...uris: string[]) => tellApart(uris.map((uri) => readme("docs", uri))).map((one) => one?.place);

describe("tellApart", () => {
  it("says nothing beside a name that is the only one", () => {
    expect(tellApart([readme("docs", "x:1"), { server: "docs", uri: "x:2", name: "other" }])).toEqual([
      undefined,
      undefined,
    ]);
  });

  it.each([
    [
      ["file:///a/README.md", "file:///b/README.md"],
      ["a/README.md", "b/README.md"],
    ],
    [
      ["file:///src/ab/README.md", "file:///src/ac/README.md"],
      ["ab/README.md", "ac/README.md"],
    ],
    [
      ["git://branches?repo=acme", "git://branches?repo=beta"],
      ["acme", "beta"],
    ],
    [
      ["x://h/a", "x://h/a/b"],
      ["a", "a/b"],
    ],
    [
      ["x://h/a/", "x://h/a/b"],
      ["a/", "a/b"],
    ],
    [
      ["memo:7", "note:7"],
      ["memo:7", "note:7"],
    ],
    [
      ["x:/%C3%A9/f", "x:/%E0%A4%A/f"],
      ["é/f", "%E0%A4%A/f"],
    ],
    [
      ["x:/\u202e/f", "x:/b/f"],
      ["⟨U+202E⟩/f", "b/f"],
    ],
  ])("begins where the segments of %j differ", (uris, expected) => {
    expect(places(...uris)).toEqual(expected);
  });

  it("asks for the server where another of the name is elsewhere, and for the place where one is beside it", () => {
    const items = [readme("docs", "x:/a/f"), readme("docs", "x:/b/f"), readme("team", "x:/a/f")];
    expect(tellApart(items)).toEqual([
      { server: true, place: "a/f" },
      { server: true, place: "b/f" },
      { server: true, place: undefined },
    ]);
  });

  it("gives each of one server a place, none of them empty or like another", () => {
    const uri = fc.array(fc.constantFrom("a", "b", "/", "?", ":", "="), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(
        fc.uniqueArray(
          uri.map((parts) => parts.join("")),
          { minLength: 2, maxLength: 5 },
        ),
        (uris) => {
          const given = places(...uris);
          expect(given).not.toContain("");
          expect(new Set(given).size).toBe(uris.length);
        },
      ),
    );
  });
});
