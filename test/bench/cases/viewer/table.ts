import type { BenchTable } from "../../BenchTable.js";

export default {
  name: "viewer",
  title: "Viewer",
  about:
    "Contents given to the viewer, per kind, in a page that has shown a small one of its kind before: until something of them is painted, and the longest main-thread task over 50 ms. The first of its kind is those 10 kB in a fresh page, with all that is loaded, compiled and styled for it. Sizes are in kilobytes; the peers render the same text as hosts do today.",
  unit: "kB",
  sizes: [100, 1_000, 10_000, 50_000],
  runs: 3,
  metrics: [
    { key: "painted", label: "painted, ms" },
    { key: "longest", label: "longest task, ms" },
    { key: "first", label: "first of its kind, ms" },
  ],
  cases: {
    "text, ResourceViewer": () => import("./kitText.js"),
    "text, one <pre>": () => import("./pre.js"),
    "JSON, ResourceViewer": () => import("./kitJson.js"),
    "JSON, react-json-view-lite": () => import("./jsonLite.js"),
    "CSV, ResourceViewer": () => import("./kitCsv.js"),
    "markdown, ResourceViewer": () => import("./kitMarkdown.js"),
    "markdown, react-markdown + gfm": () => import("./reactMarkdown.js"),
    "markdown, markdown-to-jsx": () => import("./markdownToJsx.js"),
    "base64 image, ResourceViewer": () => import("./kitBlob.js"),
  },
  limits: {
    "text, ResourceViewer": 10_000,
    "text, one <pre>": 10_000,
    "JSON, ResourceViewer": 10_000,
    "CSV, ResourceViewer": 10_000,
    "JSON, react-json-view-lite": 1_000,
    "markdown, ResourceViewer": 1_000,
    "markdown, react-markdown + gfm": 100,
    "markdown, markdown-to-jsx": 1_000,
  },
} satisfies BenchTable;
