import { describe, expect, it, vi } from "vitest";
import { ModernSubscription } from "../../src/client/ModernSubscription.js";

describe("ModernSubscription", () => {
  it("listens again after a drop, waiting longer each time, and says what may be missed", async () => {
    vi.useFakeTimers();
    try {
      const times: number[] = [];
      let drop = () => {};
      const listen = vi.fn<() => Promise<object>>(async () => {
        times.push(Date.now());
        if (times.length === 2 || times.length === 3) throw new TypeError("Failed to fetch");
        return { close: async () => {}, closed: new Promise<string>((resolve) => (drop = () => resolve("remote"))) };
      });
      const onMissed = vi.fn<() => void>();
      const subscription = new ModernSubscription(listen, onMissed);
      subscription.follow(true, ["n:1"]);
      await vi.advanceTimersByTimeAsync(100);
      expect(onMissed).not.toHaveBeenCalled();
      drop();
      await vi.advanceTimersByTimeAsync(15_000);
      expect(times).toHaveLength(4);
      const waits = times.slice(1).map((time, index) => (time - times[index]!) / 1000);
      expect(waits[1]).toBeGreaterThanOrEqual(1.5);
      expect(waits[2]).toBeGreaterThanOrEqual(3);
      expect(onMissed).toHaveBeenCalledOnce();
      subscription.follow(false, []);
      await vi.advanceTimersByTimeAsync(100);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it("says what may be missed also where other URIs were asked for while the stream was down", async () => {
    vi.useFakeTimers();
    try {
      let drop = () => {};
      const listen = async () => ({
        close: async () => {},
        closed: new Promise<string>((resolve) => (drop = () => resolve("remote"))),
      });
      const onMissed = vi.fn<() => void>();
      const subscription = new ModernSubscription(listen, onMissed);
      subscription.follow(true, ["n:1"]);
      await vi.advanceTimersByTimeAsync(100);
      drop();
      await vi.advanceTimersByTimeAsync(10);
      subscription.follow(true, ["n:1", "n:2"]);
      await vi.advanceTimersByTimeAsync(100);
      expect(onMissed).toHaveBeenCalledOnce();
      subscription.follow(true, ["n:2"]);
      await vi.advanceTimersByTimeAsync(100);
      expect(onMissed).toHaveBeenCalledOnce();
    } finally {
      vi.useRealTimers();
    }
  });

  it("waits as short as at first once a stream was open again", async () => {
    vi.useFakeTimers();
    try {
      const times: number[] = [];
      let drop = () => {};
      const subscription = new ModernSubscription(async () => {
        times.push(Date.now());
        if (times.length <= 3) throw new TypeError("Failed to fetch");
        return { close: async () => {}, closed: new Promise<string>((resolve) => (drop = () => resolve("remote"))) };
      }, vi.fn<() => void>());
      subscription.follow(true, ["n:1"]);
      await vi.advanceTimersByTimeAsync(20_000);
      expect(times).toHaveLength(4);
      const dropped = Date.now();
      drop();
      await vi.advanceTimersByTimeAsync(1300);
      expect(times).toHaveLength(5);
      expect(times[4]! - dropped).toBeLessThanOrEqual(1250);
    } finally {
      vi.useRealTimers();
    }
  });

  it("closes a stream that opened when others were already wanted", async () => {
    vi.useFakeTimers();
    try {
      const opened: { uris: unknown; open: () => void; closed: boolean }[] = [];
      const subscription = new ModernSubscription(
        ({ resourceSubscriptions: uris }: { resourceSubscriptions: string[] }) =>
          new Promise((resolve) => {
            const stream = { uris, closed: false, open: () => resolve(handle) };
            const handle = { close: async () => void (stream.closed = true), closed: new Promise(() => {}) };
            opened.push(stream);
          }),
        vi.fn<() => void>(),
      );
      subscription.follow(true, ["n:1"]);
      await vi.advanceTimersByTimeAsync(100);
      subscription.follow(true, ["n:2"]);
      await vi.advanceTimersByTimeAsync(100);
      opened.toReversed().forEach(({ open }) => open());
      await vi.advanceTimersByTimeAsync(0);
      expect(opened).toMatchObject([
        { uris: ["n:1"], closed: true },
        { uris: ["n:2"], closed: false },
      ]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("spreads what all clients of a server would do at the same moment", async () => {
    vi.useFakeTimers();
    const random = vi.spyOn(Math, "random");
    try {
      const waits = [];
      for (const chance of [0, 0.999]) {
        random.mockReturnValue(chance);
        const times: number[] = [];
        const subscription = new ModernSubscription(async () => {
          times.push(Date.now());
          throw new TypeError("Failed to fetch");
        }, vi.fn<() => void>());
        subscription.follow(true, ["n:1"]);
        await vi.advanceTimersByTimeAsync(10_000);
        subscription.follow(false, []);
        await vi.advanceTimersByTimeAsync(100);
        waits.push(times[1]! - times[0]!);
      }
      expect(waits[1]! / waits[0]!).toBeGreaterThan(1.5);
    } finally {
      random.mockRestore();
      vi.useRealTimers();
    }
  });
});
