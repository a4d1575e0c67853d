import type { BenchTable } from "../../BenchTable.js";

export default {
  name: "matcher",
  title: "Matchers",
  about:
    "Ten queries over paths of a source repository, at most 100 results each: building or preparing, the middle and the slowest query. Then quality: of 60 queries in seven scripts, how often the wanted file comes first, and among the first ten.",
  unit: "paths",
  sizes: [1_000, 10_000, 100_000],
  fullSizes: [1_000_000],
  runs: 3,
  metrics: [
    { key: "middle", label: "query p50, ms" },
    { key: "slowest", label: "query max, ms" },
    { key: "build", label: "build, ms" },
    { key: "first", label: "wanted first, of 60" },
    { key: "ten", label: "in first ten, of 60" },
  ],
  cases: {
    "mcp-resource-kit": () => import("./kit.js"),
    fuzzysort: () => import("./fuzzysort.js"),
    "uFuzzy, unicode": () => import("./ufuzzy.js"),
    fzf: () => import("./fzf.js"),
    "match-sorter": () => import("./matchSorter.js"),
    "fuse.js": () => import("./fuse.js"),
  },
  limits: { "fuse.js": 10_000, "match-sorter": 100_000, fzf: 100_000 },
} satisfies BenchTable;
