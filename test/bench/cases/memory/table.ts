import type { BenchTable } from "../../BenchTable.js";

export default {
  name: "memory",
  title: "Memory",
  about:
    "Heap beyond the listing itself, after a collection: of a mounted tree with all folders open and walked through, and of a search index that has answered a query.",
  unit: "resources",
  sizes: [1_000, 10_000, 100_000],
  fullSizes: [1_000_000],
  runs: 2,
  metrics: [
    { key: "tree", label: "tree, bytes per resource" },
    { key: "index", label: "search index, bytes per resource" },
  ],
  cases: {
    "mcp-resource-kit": () => import("./kit.js"),
    "headless-tree": () => import("./headlessTree.js"),
    "react-arborist": () => import("./arborist.js"),
    fuzzysort: () => import("./fuzzysort.js"),
    "fuse.js": () => import("./fuse.js"),
  },
  limits: { "headless-tree": 10_000, "react-arborist": 10_000, "fuse.js": 100_000 },
} satisfies BenchTable;
