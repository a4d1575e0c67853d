import type { BenchTable } from "../../BenchTable.js";

export default {
  name: "listing",
  title: "Listing",
  about:
    "A server in the page, spoken to over in-page HTTP, 1,000 resources a page: until the first rows are known, until the last page has come, and the longest main-thread task (over 50 ms) meanwhile; beside the bare SDK client walking the same pages.",
  unit: "resources",
  sizes: [1_000, 10_000, 100_000],
  fullSizes: [1_000_000],
  runs: 3,
  metrics: [
    { key: "last", label: "last page, ms" },
    { key: "first", label: "first rows, ms" },
    { key: "longest", label: "longest task, ms" },
  ],
  cases: { "mcp-resource-kit": () => import("./kit.js"), "SDK client, page by page": () => import("./sdk.js") },
} satisfies BenchTable;
