import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldText } from "../../../src/model/search/foldText.js";
import { SearchIndex } from "../../../src/model/search/SearchIndex.js";
import { searchInSlices } from "../../../src/model/search/searchInSlices.js";
import { searchResources } from "../../../src/model/search/searchResources.js";

const WANTED = [
  "src/main.rs",
  "src/auth/auth.middleware.ts",
  "src/users/UserController.java",
  "src/users/user_controller_test.py",
  "src/components/Button.tsx",
  "src/components/ButtonGroup.tsx",
  "config.json",
  "packages/router-core/index.ts",
  "src/session/sessionStore.ts",
  "docs/getting-started.md",
  "docs/README.md",
  "README.md",
  "docs/api/HTTPServer.md",
  "docs/architecture.md",
  "src/utils/dateFormat.ts",
  "package.json",
  "tsconfig.build.json",
  "docs/รายงานประจำปี 2569.md",
  "docs/คู่มือการใช้งาน.md",
  "docs/گزارش سالانه.md",
  "docs/کتاب راهنما.md",
  "docs/設計.md",
  "docs/東京オフィス.md",
  "docs/北京办公室.md",
  "docs/Größe und Gewicht.md",
  "docs/Łódź.md",
  "docs/İstanbul.md",
  "docs/Crème brûlée.md",
  "docs/Ångström.md",
  "db/orders-2026.csv",
  "db/invoice_lines.sql",
  "src/i18n/messages.pt-BR.json",
  "src/server/index.ts",
  "src/client/index.ts",
  ".github/workflows/ci.yml",
  "Dockerfile",
];

const noise = Array.from(
  { length: 5000 },
  (_, index) => `vendor/pkg-${index % 97}/lib/part-${index}/module-${index}.js`,
);
const corpus = [...noise.slice(0, 2500), ...WANTED, ...noise.slice(2500)].map((path) => ({
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
  it.each([
    ["mainrs", "src/main.rs"],
    ["main.rs", "src/main.rs"],
    ["mian.rs", "src/main.rs"],
    ["auth mid ts", "src/auth/auth.middleware.ts"],
    ["middleware auth", "src/auth/auth.middleware.ts"],
    ["authmid", "src/auth/auth.middleware.ts"],
    ["usrctrl", "src/users/UserController.java"],
    ["UserCon", "src/users/UserController.java"],
    ["usercontroler", "src/users/UserController.java"],
    ["uc java", "src/users/UserController.java"],
    ["controller test", "src/users/user_controller_test.py"],
    ["src/comp/but", "src/components/Button.tsx"],
    ["button", "src/components/Button.tsx"],
    ["buton", "src/components/Button.tsx"],
    ["buttongroup", "src/components/ButtonGroup.tsx"],
    ["bg tsx", "src/components/ButtonGroup.tsx"],
    ["cfgjson", "config.json"],
    ["confg.json", "config.json"],
    ["packages/router-", "packages/router-core/index.ts"],
    ["router index", "packages/router-core/index.ts"],
    ["session", "src/session/sessionStore.ts"],
    ["sesionstore", "src/session/sessionStore.ts"],
    ["getting", "docs/getting-started.md"],
    ["started", "docs/getting-started.md"],
    ["docs readme", "docs/README.md"],
    ["httpserver", "docs/api/HTTPServer.md"],
    ["server http", "docs/api/HTTPServer.md"],
    ["arch", "docs/architecture.md"],
    ["architecutre", "docs/architecture.md"],
    ["dateformat", "src/utils/dateFormat.ts"],
    ["format date", "src/utils/dateFormat.ts"],
    ["package.json", "package.json"],
    ["tsconfig", "tsconfig.build.json"],
    ["รายงาน", "docs/รายงานประจำปี 2569.md"],
    ["ประจำปี 2569", "docs/รายงานประจำปี 2569.md"],
    ["คูมือ", "docs/คู่มือการใช้งาน.md"],
    ["گزارش", "docs/گزارش سالانه.md"],
    ["كتاب", "docs/کتاب راهنما.md"],
    ["راهنما کتاب", "docs/کتاب راهنما.md"],
    ["設計", "docs/設計.md"],
    ["オフィス", "docs/東京オフィス.md"],
    ["办公", "docs/北京办公室.md"],
    ["grosse", "docs/Größe und Gewicht.md"],
    ["größe gewicht", "docs/Größe und Gewicht.md"],
    ["GRÖßE", "docs/Größe und Gewicht.md"],
    ["lodz", "docs/Łódź.md"],
    ["istanbul", "docs/İstanbul.md"],
    ["creme brulee", "docs/Crème brûlée.md"],
    ["cre\u0300me", "docs/Crème brûlée.md"],
    ["angstrom", "docs/Ångström.md"],
    ["orders csv", "db/orders-2026.csv"],
    ["invoice", "db/invoice_lines.sql"],
    ["lines", "db/invoice_lines.sql"],
    ["pt-br", "src/i18n/messages.pt-BR.json"],
    ["server index", "src/server/index.ts"],
    ["client/index", "src/client/index.ts"],
    ["ci.yml", ".github/workflows/ci.yml"],
    ["docker", "Dockerfile"],
    ["dokcerfile", "Dockerfile"],
  ])("for %j: %s", (query, wanted) => {
    expect(first(query)).toBe(wanted);
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

  it("searches in slices to the same end, and stops when told to", async () => {
    const index = new SearchIndex<(typeof corpus)[number]>();
    index.add(corpus);
    const controller = new AbortController();
    expect(await searchInSlices(index, "button", { signal: controller.signal, slice: 0 })).toEqual(
      index.search("button"),
    );
    const given = searchInSlices(index, "session", { signal: controller.signal, slice: 0 });
    controller.abort(new Error("typed on"));
    await expect(given).rejects.toThrow("typed on");
  });
});
