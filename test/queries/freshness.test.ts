import { describe, expect, it } from "vitest";
import { staleTimeOf } from "../../src/queries/freshness.js";

const answer = (receivedAt: number, ttlMs: number) => ({ receivedAt, ttlMs, cacheScope: "public" as const });

describe("staleTimeOf()", () => {
  it.each([
    ["the first to expire, wherever it stands", [answer(0, 900), answer(100, 200), answer(200, 500)], 200, 100],
    ["one that came later with less time", [answer(0, 900), answer(100, 50)], 0, 150],
    ["one that has expired: stale at once", [answer(0, 900), answer(0, 10)], 500, 0],
    ["no answer at all: stale at once", [], 500, 0],
  ])("goes by %s", (_, answers, updatedAt, expected) => {
    expect(staleTimeOf(answers, updatedAt)).toBe(expected);
  });
});
