import type { BenchTable } from "../../BenchTable.js";

export default {
  name: "templates",
  title: "URI templates",
  about:
    "RFC 6570: expansion of ten templates, and matching of URIs back to their template, each as often as the size says; last, one hostile template (`{a}{a}{a}{a}{a}{a}/z`) against a URI of 100 characters.",
  unit: "rounds",
  sizes: [100],
  runs: 5,
  metrics: [
    { key: "expand", label: "expand, ms" },
    { key: "match", label: "match, ms" },
    { key: "hostile", label: "hostile match, ms" },
  ],
  cases: {
    "mcp-resource-kit": () => import("./kit.js"),
    "url-template": () => import("./urlTemplate.js"),
    "std-uritemplate": () => import("./stdUriTemplate.js"),
    "MCP SDK": () => import("./sdk.js"),
  },
} satisfies BenchTable;
