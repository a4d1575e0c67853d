import { describe, expect, it } from "vitest";
import { ResourceError, type ResourceErrorKind } from "../../src/client/ResourceError.js";
import { queryDefaults } from "../../src/queries/queryDefaults.js";

const { retry, retryDelay } = queryDefaults;

describe("queryDefaults", () => {
  it("wait about 1 s before the first retry and 2 s before the second, never twice the same", () => {
    for (const [failures, seconds] of [
      [0, 1],
      [1, 2],
    ] as const) {
      const waits = Array.from({ length: 200 }, () => retryDelay(failures) / 1000);
      expect(Math.min(...waits)).toBeGreaterThanOrEqual(seconds * 0.75);
      expect(Math.max(...waits)).toBeLessThanOrEqual(seconds * 1.25);
      expect(new Set(waits).size).toBeGreaterThan(100);
    }
  });

  it.each<[ResourceErrorKind, boolean]>([
    ["offline", true],
    ["not-found", false],
    ["auth", false],
    ["forbidden", false],
    ["unsupported", false],
    ["timeout", false],
    ["cancelled", false],
    ["malformed", false],
    ["server", false],
  ])("after “%s” retry: %s, and never a third time", (kind, isRetried) => {
    const error = new ResourceError(kind, { server: "docs" });
    expect([retry(0, error), retry(1, error), retry(2, error)]).toEqual([isRetried, isRetried, false]);
  });
});
