import type { BenchResult, BenchTable } from "../../BenchTable.js";

export default {
  name: "listing",
  title: "Listing",
  about:
    "A server in another process, spoken to over HTTP, 1,000 or 100 resources a page: until the first rows are known, until the last page has come, and the longest main-thread task (over 50 ms) meanwhile; beside the bare SDK client walking the same pages.",
  unit: "resources",
  sizes: [1_000, 10_000, 100_000],
  fullSizes: [1_000_000],
  runs: 3,
  metrics: [
    { key: "last", label: "last page, ms" },
    { key: "first", label: "first rows, ms" },
    { key: "longest", label: "longest task, ms" },
  ],
  cases: {
    "mcp-resource-kit": () => import("./kit.js"),
    "SDK client, page by page": () => import("./sdk.js"),
    "mcp-resource-kit, 100 a page": () => hundreds(import("./kit.js")),
    "SDK client, 100 a page": () => hundreds(import("./sdk.js")),
  },
} satisfies BenchTable;

async function hundreds(module: Promise<{ default: (size: number, page: number) => Promise<BenchResult> }>) {
  const { default: run } = await module;
  return { default: (size: number) => run(size, 100) };
}
