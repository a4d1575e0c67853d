import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planContext, type ContextCandidate } from "../../../src/model/context/planContext.js";
import type { Annotations, ListedResource } from "../../../src/model/Resource.js";
import { resourceKey } from "../../../src/model/resourceKey.js";

// 390 bytes of text are 100 tokens.
function resource(uri: string, annotations: Annotations = {}, more: Partial<ListedResource> = {}): ListedResource {
  return { server: "a", uri, name: uri, size: 390, mimeType: "text/plain", annotations, ...more };
}

const candidates = (...resources: ListedResource[]): ContextCandidate[] => resources.map((one) => ({ resource: one }));
const uris = (items: readonly { resource: ListedResource }[]) => items.map((item) => item.resource.uri);
const reasons = (items: readonly { resource: ListedResource; reason: string }[]) =>
  Object.fromEntries(items.map((item) => [item.resource.uri, item.reason]));

describe("planContext", () => {
  it("takes the user's choices first, in their order, whatever their hints", () => {
    const plan = planContext(
      [
        { resource: resource("required", { priority: 1 }) },
        { resource: resource("mine2", { priority: 0, audience: ["user"] }), chosen: true },
        { resource: resource("mine1"), chosen: true },
      ],
      { budget: 300 },
    );
    expect(uris(plan.included)).toEqual(["mine2", "mine1", "required"]);
  });

  it("takes resources as they are listed, too", () => {
    const listed = [resource("a"), resource("b")];
    expect(planContext(listed, { budget: 100 })).toEqual(planContext(candidates(...listed), { budget: 100 }));
  });

  it("takes the required, then by priority, then the most recently changed, then the smaller", () => {
    const plan = planContext(
      candidates(
        resource("old", { lastModified: "2026-01-01T00:00:00Z" }),
        resource("undated"),
        resource("new", { lastModified: "2026-06-01T00:00:00+07:00" }),
        resource("small", {}, { size: 39 }),
        resource("nonsense", { lastModified: "yesterday" }),
        resource("high", { priority: 0.9 }),
        resource("low", { priority: 0.1 }),
        resource("must", { priority: 1 }),
      ),
      { budget: 10_000 },
    );
    expect(uris(plan.included)).toEqual(["must", "high", "new", "old", "small", "undated", "nonsense", "low"]);
  });

  it("priority 0 goes in only when all others are in and there is room", () => {
    const items = candidates(resource("optional", { priority: 0 }, { size: 39 }), resource("b"), resource("c"));
    expect(uris(planContext(items, { budget: 210 }).included)).toEqual(["b", "c", "optional"]);
    expect(reasons(planContext(items, { budget: 200 }).omitted)).toEqual({ optional: "optional-no-room" });
  });

  it("leaves out what is for the user only, and what no model reads", () => {
    const plan = planContext(
      candidates(
        resource("summary", { audience: ["user"] }),
        resource("trace", { audience: ["assistant"] }),
        resource("both", { audience: ["user", "assistant"] }),
        resource("film", {}, { mimeType: "video/mp4" }),
        resource("folder", {}, { mimeType: "inode/directory" }),
        resource("ui://app"),
        resource("app", {}, { mimeType: "Text/HTML; Profile=mcp-app" }),
        resource("untyped", {}, { mimeType: undefined }),
      ),
      { budget: 10_000 },
    );
    expect(uris(plan.included)).toEqual(["trace", "both", "untyped"]);
    expect(reasons(plan.omitted)).toMatchObject({ summary: "for-user-only", film: "not-for-models" });
  });

  it("passes over what does not fit and takes a smaller one after it", () => {
    const plan = planContext(
      candidates(
        resource("huge", { priority: 0.9 }, { size: 39_000 }),
        resource("big", { priority: 0.8 }),
        resource("wide", { priority: 0.7 }),
        resource("small", { priority: 0.2 }, { size: 39 }),
      ),
      { budget: 150 },
    );
    expect(uris(plan.included)).toEqual(["big", "small"]);
    expect(reasons(plan.omitted)).toEqual({ huge: "too-large", wide: "no-room" });
    expect(plan.omitted[0]!.explanation).toBe("Its 10,000 tokens are more than the whole budget.");
  });

  it("one server never crowds out another, even one that calls everything required", () => {
    const loud = Array.from({ length: 10 }, (_, n) => resource(`loud:${n}`, { priority: 1 }));
    const quiet = resource("quiet:1", { priority: 0.3 }, { server: "b" });
    const plan = planContext(candidates(...loud, quiet), { budget: 1000 });
    expect(uris(plan.included)).toContain("quiet:1");
    expect(plan.included).toHaveLength(10);
    expect(plan.omitted[0]).toMatchObject({ reason: "server-share" });
  });

  it("what the user chose takes nothing of its server's share", () => {
    const plan = planContext(
      [
        { resource: resource("mine"), chosen: true },
        { resource: resource("theirs", { priority: 0.9 }) },
        { resource: { ...resource("other"), server: "b" } },
      ],
      { budget: 350, serverShare: 0.5 },
    );
    expect(reasons(plan.included)).toEqual({ mine: "chosen", theirs: "priority", other: "fits" });
  });

  it("a required resource goes in though it is more than its server's share", () => {
    const plan = planContext(
      candidates(resource("must", { priority: 1 }, { size: 3900 }), resource("b", {}, { server: "b" })),
      { budget: 1000 },
    );
    expect(uris(plan.included)).toEqual(["must"]);
  });

  it.each([Number.NaN, -1, 0])("a budget of %s is none: whatever costs anything stays out", (budget) => {
    const plan = planContext(candidates(resource("a"), resource("empty", {}, { size: 0 })), { budget });
    expect(uris(plan.included)).toEqual(["empty"]);
    expect(plan).toMatchObject({ tokens: 0, budget: 0 });
  });

  it("priorities that are none count as none, those past an end as that end, sizes that are none as unknown", () => {
    const plan = planContext(
      candidates(
        resource("none", { priority: Number.NaN }),
        resource("text", { priority: "0.9" as unknown as number }),
        resource("past", { priority: 5 }, { size: Number.NaN }),
        resource("below", { priority: -3 }, { size: -5000 }),
        resource("high", { priority: 0.6 }),
      ),
      { budget: 10_000, unknownTokens: Number.NaN, serverShare: Number.NaN },
    );
    expect(reasons(plan.included)).toEqual({
      past: "required",
      high: "priority",
      none: "fits",
      text: "fits",
      below: "optional",
    });
    expect(plan.tokens).toBe(4300);
    expect(plan.included[0]!.explanation).toContain("counted as 2,000 tokens");
  });

  it("counts an unknown size as 2,000 tokens and says so; contents that were read by themselves", () => {
    const unknown = resource("x", {}, { size: undefined });
    const [item] = planContext([{ resource: unknown }], { budget: 5000 }).included;
    expect(item).toMatchObject({ tokens: 2000, explanation: expect.stringContaining("unknown") as string });
    const read = planContext([{ resource: unknown, contents: [{ uri: "x", text: "hi" }] }], { budget: 5000 });
    expect(read.tokens).toBe(1);
  });

  it("never exceeds the budget, gives each candidate once, and omits nothing fit for lack of room it has", () => {
    const one = fc.record({
      server: fc.constantFrom("a", "b", "c"),
      uri: fc.constantFrom("1", "2", "3", "4", "5"),
      size: fc.option(fc.nat(20_000), { nil: undefined }),
      priority: fc.constantFrom(undefined, 0, 0.3, 1),
      chosen: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 15 }), fc.nat(10_000), (list, budget) => {
        const items = list.map(({ server, uri, size, priority, chosen }) => ({
          resource: resource(uri, { priority }, { server, size }),
          chosen,
        }));
        const plan = planContext(items, { budget });
        const all = [...plan.included, ...plan.omitted];
        expect(plan.tokens).toBe(plan.included.reduce((sum, item) => sum + item.tokens, 0));
        expect(plan.tokens).toBeLessThanOrEqual(budget);
        expect(all.map((item) => resourceKey(item.resource)).sort()).toEqual(
          [...new Set(items.map((item) => resourceKey(item.resource)))].sort(),
        );
        for (const left of plan.omitted) expect(plan.tokens + left.tokens).toBeGreaterThan(budget);
        expect(all.every((item) => item.explanation.length > 3 && !item.explanation.includes("{"))).toBe(true);
      }),
    );
  });
});
