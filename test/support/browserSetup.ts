import { afterEach, beforeEach, expect, vi } from "vitest";
import "../../src/styles/styles.css";

// A console.error nobody expected is a failure: React warns there of keys, effects and hydration.
let errors: unknown[][] = [];

beforeEach(() => {
  errors = [];
  vi.spyOn(console, "error").mockImplementation((...args: unknown[]) => {
    errors.push(args);
  });
});

afterEach(() => {
  const seen = errors.map((args) => args.map(String).join(" "));
  vi.restoreAllMocks();
  expect(seen, "console.error was called").toEqual([]);
});

/** The console errors of this test so far, taken away: a test that expects one calls this and looks at it. */
export function takeConsoleErrors(): string[] {
  return errors.splice(0).map((args) => args.map(String).join(" "));
}
