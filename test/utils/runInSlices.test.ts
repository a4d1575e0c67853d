import { describe, expect, it, vi } from "vitest";
import { runAtOnce, runInSlices } from "../../src/utils/runInSlices.js";

function* count(to: number): Generator<number, string> {
  for (let at = 1; at <= to; at++) yield at;
  return `counted to ${to}`;
}

describe("runInSlices", () => {
  it("gives what the work returns, as doing it in one go does", async () => {
    expect(await runInSlices(count(1000))).toBe("counted to 1000");
    expect(runAtOnce(count(1000))).toBe("counted to 1000");
  });

  it("lets others go first after every slice", async () => {
    let others = 0;
    const timer = setInterval(() => others++);
    await runInSlices(count(20), { slice: 0 });
    clearInterval(timer);
    expect(others).toBeGreaterThan(0);
  });

  it("stops between two slices once aborted, and never begins when aborted before", async () => {
    const controller = new AbortController();
    const steps = count(100);
    const work = runInSlices(steps, { slice: 0, signal: controller.signal });
    controller.abort(new Error("typed on"));
    await expect(work).rejects.toThrow("typed on");
    expect(steps.next().value).toBe(2);
    await expect(runInSlices(steps, { signal: controller.signal })).rejects.toThrow("typed on");
    expect(steps.next().value).toBe(3);
  });

  it("tells of the part that is ready at once, then now and then", async () => {
    const onProgress = vi.fn<(step: number) => void>();
    await runInSlices(count(50), { slice: 0, onProgress });
    expect(onProgress.mock.calls[0]).toEqual([1]);
    expect(onProgress.mock.calls.length).toBeLessThan(50);
  });

  it("rejects with what the work throws", async () => {
    // oxlint-disable-next-line require-yield -- throws before
    const work = runInSlices((function* () { throw new Error("broken"); })()); // prettier-ignore
    await expect(work).rejects.toThrow("broken");
  });
});
