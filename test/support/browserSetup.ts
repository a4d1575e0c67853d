import { afterEach, beforeEach, expect, vi } from "vitest";
import "../../src/styles/styles.css";

// Vitest has no setting for how long `vi.waitFor` tries, and one second is too short for an answer of a server on a busy
// machine: here it goes on as long as `expect.element` does.
const { waitFor } = vi;
const PATIENCE = 10_000;
vi.waitFor = (callback, options) =>
  waitFor(callback, { timeout: PATIENCE, ...(typeof options === "number" ? { timeout: options } : options) });

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
