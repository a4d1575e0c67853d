import { ResourceViewer } from "mcp-resource-kit";
import preview from "../.storybook/preview.js";

const meta = preview.meta({
  title: "Components/ResourceViewer/Text and data",
  component: ResourceViewer.Root,
});

/** Lines are numbered, wrapped on request and found in with Ctrl+F. Characters that deceive the reader are shown by name. */
export const Code = meta.story({
  args: {
    contents: [
      {
        uri: "file:///src/access.ts",
        mimeType: "text/x-typescript",
        text: `// Who may read a resource.\nexport function mayRead(user: User, path: string): boolean {\n\tif (user.role === "admin\u202e \u2066// only for admins\u2069 \u2066") return true;\n\treturn user.paths.some((prefix) => path.startsWith(prefix)); // e.g. "docs/"\n}\n`,
      },
    ],
  },
});

const stations = ["กรุงเทพฯ", "تهران", "Zürich", "São Paulo"];

/** Only rows in sight exist. The path and value of the row the keyboard is on can be copied. */
export const Json = meta.story({
  args: {
    contents: [
      {
        uri: "file:///data/stations.json",
        mimeType: "application/json",
        text: JSON.stringify({
          updated: "2026-11-30T06:00:00Z",
          stations: Array.from({ length: 10_000 }, (_, at) => ({
            id: at,
            name: stations[at % stations.length],
            active: at % 3 > 0,
            note: null,
          })),
        }),
      },
    ],
  },
});

/** What is no JSON is shown as text, and where it goes wrong is said. */
export const InvalidJson = meta.story({
  args: {
    contents: [
      {
        uri: "file:///settings.json",
        mimeType: "application/json",
        text: '{\n  "theme": "dark",\n  // no comments in JSON\n}',
      },
    ],
  },
});

/** 200,000 rows, shown from the first ones on while the rest is read. Headers sort. */
export const LargeTable = meta.story({
  args: {
    contents: [
      {
        uri: "file:///data/levels.csv",
        mimeType: "text/csv",
        text: `Station,Level (m),"Note, if any"\n${Array.from(
          { length: 200_000 },
          (_, at) => `${stations[at % 4]},${((at * 37) % 500) / 100},${at % 50 ? "" : '"checked, ""by hand"""'}`,
        ).join("\n")}`,
      },
    ],
  },
});

/** A table with more columns than anybody reads side by side says so, and shows more when asked. */
export const WideTable = meta.story({
  args: {
    contents: [
      {
        uri: "file:///data/hours.csv",
        mimeType: "text/csv",
        text: ["Hour", "Level"]
          .map((head, row) =>
            [head, ...Array.from({ length: 311 }, (_, at) => (row === 0 ? at : (at * 7) % 50))].join(","),
          )
          .join("\n"),
      },
    ],
  },
});

/** XML is laid out by its elements; text within them stays as it is written. Show source has it as it came. */
export const Xml = meta.story({
  args: {
    contents: [
      {
        uri: "file:///feed.xml",
        mimeType: "application/atom+xml",
        text: '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Levels</title><entry><id>urn:level:1</id><summary type="xhtml">Rose by <b>two</b> centimetres</summary></entry><entry><id>urn:level:2</id></entry></feed>',
      },
    ],
  },
});

/** Added and removed lines are marked by sign, colour and meaning. */
export const Diff = meta.story({
  args: {
    contents: [
      {
        uri: "file:///change.diff",
        mimeType: "text/x-diff",
        text: "diff --git a/limits.ts b/limits.ts\nindex 3f1a..9b2c 100644\n--- a/limits.ts\n+++ b/limits.ts\n@@ -1,4 +1,5 @@ export\n export const limits = {\n-  pages: 64,\n+  // A listing ends when its server says so.\n+  pages: Infinity,\n   items: 100,\n };\n",
      },
    ],
  },
});

/** Terminal colours in shades that can be read, and marks before warnings and errors. */
export const Log = meta.story({
  args: {
    contents: [
      {
        uri: "file:///var/log/build.log",
        mimeType: "text/x-log",
        text: Array.from(
          { length: 500 },
          (_, at) =>
            `\u001b[2m06:${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}\u001b[0m ` +
            (at % 90 === 40
              ? "\u001b[1;31mERROR\u001b[0m upload failed: connection reset"
              : at % 35 === 20
                ? "\u001b[33mWARN\u001b[0m retrying in 2 s"
                : `\u001b[32mINFO\u001b[0m packed \u001b[36mchunk-${at}.js\u001b[0m`),
        ).join("\n"),
      },
    ],
  },
});

/** 10 MB of text scroll at once; each line of prose runs in its own direction. */
export const LargeText = meta.story({
  args: {
    contents: [
      {
        uri: "file:///notes/everything.txt",
        mimeType: "text/plain",
        text: "The level rose by two centimetres during the night.\nสถานีวัดระดับน้ำทำงานปกติ\nسطح آب در طول شب دو سانتی‌متر بالا آمد.\n".repeat(
          60_000,
        ),
      },
    ],
  },
});
