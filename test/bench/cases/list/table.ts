import type { BenchTable } from "../../BenchTable.js";

export default {
  name: "list",
  title: "Searchable list",
  about:
    "Typing four words one after another into a list of paths: first mount, the first key, and the middle of the other keys, each from the key to the painted results, with the frame after the key (of 60 a second) that shows them and the script that runs before the key is answered (and anything else can happen); from the key until the rows in view are written, in the first word, where most code runs for the first time, and in those after it; and the longest main-thread task over 50 ms while typing.",
  unit: "items",
  sizes: [1_000, 10_000, 100_000],
  fullSizes: [1_000_000],
  runs: 3,
  metrics: [
    { key: "key", label: "key to painted, ms" },
    { key: "keyFrames", label: "in frame" },
    { key: "firstKey", label: "first key, ms" },
    { key: "script", label: "script at once, ms" },
    { key: "written", label: "rows written, first word, ms" },
    { key: "writtenLater", label: "later words, ms" },
    { key: "longest", label: "longest task over 50 ms" },
    { key: "mount", label: "mount, ms" },
  ],
  cases: {
    ResourceSearch: () => import("./kit.js"),
    "cmdk, own filter": () => import("./cmdkOwn.js"),
    "cmdk, filter outside, all mounted": () => import("./cmdkAll.js"),
    "cmdk, filter outside, 100 mounted": () => import("./cmdkHundred.js"),
  },
  limits: {
    "cmdk, own filter": 10_000,
    "cmdk, filter outside, all mounted": 10_000,
    "cmdk, filter outside, 100 mounted": 100_000,
  },
} satisfies BenchTable;
