import type { BenchTable } from "../../BenchTable.js";

export default {
  name: "tree",
  title: "Tree",
  about:
    "A source repository as a tree, 600 px high, in a page where one of a hundred files has been shown before. First rows: from the flat listing being there to the painted, collapsed tree, with making of it what each library takes; all rows known: until the last of them is in the tree. Then expand all, ArrowDown with all open (until the focus has moved), one root folder closed and opened with all open, and heap beyond the data. “In frame” is the frame after the call (of 60 a second) that shows the result: 1 is the next one.",
  unit: "resources",
  sizes: [1_000, 10_000, 100_000],
  fullSizes: [1_000_000],
  runs: 3,
  metrics: [
    { key: "mount", label: "first rows, ms" },
    { key: "whole", label: "all rows known, ms" },
    { key: "expandAll", label: "expand all, ms" },
    { key: "expandFrames", label: "in frame" },
    { key: "arrow", label: "ArrowDown, ms" },
    { key: "toggle", label: "toggle one, ms" },
    { key: "toggleFrames", label: "in frame" },
    { key: "heap", label: "heap, bytes per resource" },
  ],
  cases: {
    ResourceTree: () => import("./kit.js"),
    "headless-tree": () => import("./headlessTree.js"),
    "react-arborist": () => import("./arborist.js"),
    "react-aria-components": () => import("./reactAria.js"),
    "MUI X": () => import("./mui.js"),
  },
  limits: { "react-arborist": 100_000, "react-aria-components": 100_000, "MUI X": 1_000, "headless-tree": 100_000 },
} satisfies BenchTable;
