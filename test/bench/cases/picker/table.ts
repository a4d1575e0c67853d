import type { BenchTable } from "../../BenchTable.js";

export default {
  name: "picker",
  title: "The whole picker",
  about:
    "A server in another process, 1,000 resources a page: from mounting ResourcePicker.Root until the whole listing is in its tree, then, two seconds later, the first key in its search. CPU is the main thread's. The MCP Inspector's figures (its web client, renderer CPU, the same number of resources) were recorded in another run on another occasion: read its ratio as an order of magnitude.",
  unit: "resources",
  sizes: [1_000, 10_000],
  fullSizes: [100_000],
  runs: 3,
  metrics: [
    { key: "openCpu", label: "open, CPU ms" },
    { key: "open", label: "open, ms" },
    { key: "keyCpu", label: "key, CPU ms" },
    { key: "key", label: "key, ms" },
  ],
  cases: {
    ResourcePicker: () => import("./kit.js"),
    "MCP Inspector (recorded, not of this run)": () => import("./inspector.js"),
  },
  limits: { "MCP Inspector (recorded, not of this run)": 10_000 },
} satisfies BenchTable;
