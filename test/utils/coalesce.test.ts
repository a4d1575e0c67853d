import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { coalesce } from "../../src/utils/coalesce.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("coalesce", () => {
  it("makes one of 200 calls in a second", () => {
    const run = vi.fn<() => void>();
    const { call } = coalesce(run);
    for (let count = 0; count < 200; count++) {
      call();
      vi.advanceTimersByTime(5);
    }
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(run).toHaveBeenCalledOnce();
  });

  it("runs every second and a half where the calls never end", () => {
    const run = vi.fn<() => void>();
    const { call } = coalesce(run);
    for (let count = 0; count < 1000; count++) {
      call();
      vi.advanceTimersByTime(10);
    }
    expect(run.mock.calls.length).toBeGreaterThanOrEqual(5);
    expect(run.mock.calls.length).toBeLessThanOrEqual(7);
  });

  it("forgets a call by cancel(), and takes the next", () => {
    const run = vi.fn<() => void>();
    const { call, cancel } = coalesce(run);
    call();
    cancel();
    vi.advanceTimersByTime(5000);
    expect(run).not.toHaveBeenCalled();
    call();
    vi.advanceTimersByTime(200);
    expect(run).toHaveBeenCalledOnce();
  });
});
