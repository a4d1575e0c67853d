import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldText } from "../../../src/model/search/foldText.js";
import { SearchIndex } from "../../../src/model/search/SearchIndex.js";
import { SEARCH_QUALITY, WANTED_FILES } from "../../fixtures/searchQuality.js";
import { searchResources } from "../../../src/model/search/searchResources.js";
import { runInSlices } from "../../../src/utils/runInSlices.js";

const noise = Array.from(
  { length: 5000 },
  (_, index) => `vendor/pkg-${index % 97}/lib/part-${index}/module-${index}.js`,
);
const corpus = [...noise.slice(0, 2500), ...WANTED_FILES, ...noise.slice(2500)].map((path) => ({
  server: "repo",
  uri: `file:///repo/${path.split("/").map(encodeURIComponent).join("/")}`,
  name: path.slice(path.lastIndexOf("/") + 1),
}));

const pathOf = ({ uri }: { uri: string }) => decodeURIComponent(uri.slice("file:///repo/".length));
const first = (query: string) => {
  const [best] = searchResources(corpus, query, { limit: 5 });
  return best && pathOf(best.resource);
};

describe("searchResources finds first", () => {
  it.each(SEARCH_QUALITY)("for %j: %s", (query, wanted) => {
    expect(first(query)).toBe(wanted);
  });
});

describe("of two files, searchResources finds first", () => {
  it.each([
    [
      "the one whose name is the word and an ending",
      "cart",
      ["a/cart.module.test.tsx", "b/carts"],
      "a/cart.module.test.tsx",
    ],
    ["the one with less around the word in its name", "cart", ["a/my-cart-of-old.ts", "b/my-cart.ts"], "b/my-cart.ts"],
    [
      "the one with the word nearer to its name",
      "docs",
      ["docs/a/b/c/d/x.md", "a/b/c/d/docs/x.md"],
      "a/b/c/d/docs/x.md",
    ],
  ])("%s", (_, query, paths, wanted) => {
    const items = paths.map((path) => ({ uri: `f:///${path}`, name: path.slice(path.lastIndexOf("/") + 1) }));
    for (const order of [items, items.toReversed()]) {
      expect(searchResources(order, query)[0]!.resource.uri).toBe(`f:///${wanted}`);
    }
  });

  it("and marks letters of two words that touch as one", () => {
    const [found] = searchResources([{ uri: "f:///readme", name: "readme" }], "rea dme");
    expect(found!.ranges.filter(({ field }) => field === "name")).toEqual([{ field: "name", start: 0, end: 6 }]);
  });
});

describe("searchResources", () => {
  it("gives all in order for an empty query", () => {
    expect(searchResources(corpus, " ", { limit: 3 }).map(({ resource }) => resource)).toEqual(corpus.slice(0, 3));
    expect(searchResources(corpus, "")).toHaveLength(corpus.length);
  });

  it("finds nothing where one word fits nowhere", () => {
    expect(searchResources(corpus, "button zzqxjv")).toEqual([]);
  });

  it("searches title, name, MIME type, description and templates", () => {
    const items = [
      { uri: "x:1", name: "q-17", title: "Quarterly numbers", mimeType: "text/csv", description: "Revenue by region" },
      { uriTemplate: "repo://{owner}/{repo}", name: "Repository" },
    ];
    for (const [query, index] of [
      ["quarterly", 0],
      ["q-17", 0],
      ["csv", 0],
      ["revenue", 0],
      ["owner", 1],
      ["repository", 1],
    ] as const) {
      expect([query, searchResources(items, query)[0]?.resource]).toEqual([query, items[index]]);
    }
  });

  it("ranks a name before a path, and a path before a description", () => {
    const items = [
      { uri: "x://a/1", name: "one", description: "about invoices" },
      { uri: "x://invoices/2", name: "two" },
      { uri: "x://b/3", name: "invoices" },
    ];
    expect(searchResources(items, "invoices").map(({ resource }) => resource.name)).toEqual(["invoices", "two", "one"]);
  });

  it.each([
    ["ur", ["current", "UserRepo", "surname"], "UserRepo"],
    ["tst", ["latest", "test", "TreeStateTests"], "TreeStateTests"],
    ["ci", ["social", "context_index.ts"], "context_index.ts"],
    ["ci", ["context_index.ts", "ci.yml"], "ci.yml"],
    ["re", ["user-report", "request-error"], "request-error"],
  ])(
    "for %j in %j: the letters that begin words before those inside of one, after those of a whole one",
    (query, names, best) => {
      const items = names.map((name, index) => ({ uri: `x:${index}`, name }));
      expect(searchResources(items, query)[0]?.resource.name).toBe(best);
    },
  );

  it.each([
    ["crème", "Crème brûlée", [[0, 5]]],
    [
      "brulee creme",
      "Crème brûlée",
      [
        [0, 5],
        [6, 12],
      ],
    ],
    ["fam", "👩‍👩‍👧 family", [[9, 12]]],
    ["กน", "กิน", [[0, 3]]],
    ["ss", "Straße", [[4, 5]]],
    ["fi", "ﬁle", [[0, 1]]],
  ])("marks %j in %j without splitting a grapheme", (query, name, expected) => {
    const [result] = searchResources([{ uri: "x:1", name }], query);
    const ranges = result?.ranges.filter(({ field }) => field === "name").map(({ start, end }) => [start, end]) ?? [];
    if (name === "กิน") expect(ranges.every(([start, end]) => name.slice(start, end) !== "ิ")).toBe(true);
    else expect(ranges).toEqual(expected);
  });

  it.each([
    ["❤ list", "❤\ufe0f"],
    ["soft\u00adhyphen", "softhyphen"],
    ["zero\u200bwidth", "zerowidth"],
    ["ΕΛΛΑΣ", "ελλας"],
    ["ٱلكتاب", "الکتاب"],
    ["user’s “notes”", `user's "notes"`],
    ["2020–2024", "2020-2024"],
  ])("finds %j by %j and marks all of it", (name, query) => {
    const [result] = searchResources([{ uri: "x:1", name }], query);
    const marked = result?.ranges
      .filter(({ field }) => field === "name")
      .map(({ start, end }) => name.slice(start, end));
    expect(marked?.join(" ")).toBe(query.includes("❤") ? "❤" : name);
  });

  it("takes another digit for another number, never for a typo", () => {
    const named = (...names: string[]) => names.map((name) => ({ uri: `memo:${name}`, name }));
    const names = ["Chapter 1.4", "Chapter 1.9", "Chapter 1.48", "Chapter 1.94", "Chapter 1.49"];
    const found = (query: string, all: string[]) =>
      searchResources(named(...all), query).map(({ resource }) => resource.name);
    expect(found("Chapter 1.49", names)).toEqual(["Chapter 1.49"]);
    expect(found("chaptre 1.49", names)).toEqual(["Chapter 1.49"]);
    expect(found("orders-2025", ["orders-2026", "oders-2025"])).toEqual(["oders-2025"]);
    expect(found("๒๕๖๙", ["๒๕๖๘", "๒๕๖๙"])).toEqual(["๒๕๖๙"]);
  });

  it("ranks a folder that is spelled as typed before names that are one letter off, and those before scattered letters", () => {
    const items = [
      { uri: "x:///web/card.png", name: "card.png" },
      { uri: "x:///core/panels/write.png", name: "write.png" },
      { uri: "x:///cart/order.png", name: "order.png" },
    ];
    const names = (query: string) => searchResources(items, query).map(({ resource }) => resource.name);
    expect(names("cart")).toEqual(["order.png", "card.png", "write.png"]);
  });

  it("marks within the field, in order and without overlaps, whatever is typed", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 12 });
    fc.assert(
      fc.property(text, text, (name, query) => {
        for (const { resource, ranges } of searchResources([{ uri: `x:${name}`, name }], query)) {
          let end = 0;
          for (const range of ranges.filter(({ field }) => field === "name")) {
            expect(range.start).toBeGreaterThanOrEqual(end);
            expect(range.end).toBeGreaterThan(range.start);
            end = range.end;
          }
          expect(end).toBeLessThanOrEqual((resource.name || resource.uri).length);
        }
      }),
    );
  });

  it("looks at the beginning of very long texts only", () => {
    const long = `begins ${"é ".repeat(500_000)} ends`;
    const item = { uri: `x:${long}`, name: "n", title: long, description: long };
    expect(searchResources([item], "begins")[0]?.ranges).toEqual([{ field: "name", start: 0, end: 6 }]);
    expect(searchResources([item], "ends")).toEqual([]);
  });

  it("finds every name by itself and by any part of it", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }), fc.nat(), fc.nat(), (name, a, b) => {
        fc.pre(foldText(name).trim() !== "");
        const units = foldText(name).trim().split(/\s+/)[0]!;
        const start = a % units.length;
        const part = units.slice(start, start + 1 + (b % (units.length - start)));
        fc.pre(foldText(part) === part);
        expect(searchResources([{ uri: "x:1", name }], part)).toHaveLength(1);
      }),
    );
  });
});

describe("SearchIndex", () => {
  it("finds the same while typing goes on as when asked at once", () => {
    const typed = new SearchIndex<(typeof corpus)[number]>();
    typed.add(corpus);
    for (const query of ["src/components/button", "mian.rs", "auth mid ts", "usercontroler"]) {
      for (let length = 1; length <= query.length; length++) {
        const part = query.slice(0, length);
        const fresh = new SearchIndex<(typeof corpus)[number]>();
        fresh.add(corpus);
        expect([part, typed.search(part)]).toEqual([part, fresh.search(part)]);
      }
    }
  });

  it("finds what was added after the search before", () => {
    const index = new SearchIndex<(typeof corpus)[number]>();
    index.add(corpus.slice(0, 100));
    expect(index.search("but").total).toBe(0);
    index.add(corpus);
    expect(index.search("butt").matches[0]!.item.name).toBe("Button.tsx");
  });

  it("counts all matches and gives the best of them", () => {
    const index = new SearchIndex<(typeof corpus)[number]>();
    index.add(corpus);
    const { matches, total } = index.search("module", { limit: 10 });
    expect(matches).toHaveLength(10);
    expect(total).toBe(5000);
  });

  it("gives the same best ones when it keeps few as when it keeps all", () => {
    const letters = fc.constantFrom("a", "b", "s", "/", "_", ".", "B");
    const word = fc.string({ unit: letters, minLength: 1, maxLength: 12 });
    const items = fc.array(
      fc.record({ uri: word, name: word }).map(({ uri, name }) => ({ server: "s", uri: `x://${uri}`, name })),
      { minLength: 20, maxLength: 60 },
    );
    const queries = fc.constantFrom("a", "ab", "abs", "abba", "s", "bas", "a b", "ab s", "sba ab");
    fc.assert(
      fc.property(items, queries, fc.integer({ min: 1, max: 5 }), (corpus, query, limit) => {
        const index = new SearchIndex<(typeof corpus)[number]>();
        index.add(corpus);
        const all = index.search(query, { limit: Infinity });
        index.clear();
        index.add(corpus);
        const few = index.search(query, { limit });
        expect(few).toEqual({ ...all, matches: all.matches.slice(0, limit) });
        const capped = index.search(query, { limitOf: () => limit });
        expect(capped.matches).toEqual(few.matches);
      }),
      { numRuns: 1000 },
    );
  });

  it("searches in slices to the same end, and stops when told to", async () => {
    const index = new SearchIndex<(typeof corpus)[number]>();
    index.add(corpus);
    expect(await runInSlices(index.steps("button"), { slice: 0 })).toEqual(index.search("button"));
    const controller = new AbortController();
    const given = runInSlices(index.steps("session"), { signal: controller.signal, slice: 0 });
    controller.abort(new Error("typed on"));
    await expect(given).rejects.toThrow("typed on");
  });
});
