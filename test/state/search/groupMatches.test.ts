import { describe, expect, it } from "vitest";
import { groupMatches } from "../../../src/state/search/groupMatches.js";

const match = (server: string, score: number) => ({ item: { server }, score });
const scores = (groups: ReadonlyMap<string, readonly { score: number }[]>) =>
  Array.from(groups, ([server, own]) => [server, own.map(({ score }) => score)]);

describe("groupMatches()", () => {
  const matches = [match("c", 9), match("b", 7), match("a", 7), match("c", 2), match("a", 1)];

  it("puts the server with the best match first; among equals the host's order counts, not who came first", () => {
    expect(scores(groupMatches(matches, ["a", "b", "c"]))).toEqual([
      ["c", [9, 2]],
      ["a", [7, 1]],
      ["b", [7]],
    ]);
  });

  it("“host” keeps the host's order of servers, whatever their matches are worth", () => {
    expect(scores(groupMatches(matches, ["b", "a", "c"], "host"))).toEqual([
      ["b", [7]],
      ["a", [7, 1]],
      ["c", [9, 2]],
    ]);
  });

  it("a server that the host does not name comes after its equals", () => {
    expect([...groupMatches([match("x", 5), match("a", 5)], ["a"]).keys()]).toEqual(["a", "x"]);
  });
});
