import type { Catalogue, CatalogueResource } from "../../src/testing/index.js";

const ESC = "\u001b";
const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const MARKDOWN = `# A note

Some *words*, \`code\`, a [link](plan.md) and a picture ![map](https://maps.example/a.png).

> Quoted, with ~~a word struck~~.

- [x] done
- [ ] not done

| river | km |
|---|---|
| Mun | 750 |

\`\`\`ts
// what it is
const answer: number = 42; export function name(text = "a") { return /x/.test(text); }
\`\`\`

With a foot note.[^1]

[^1]: Here it is.
`;

const CODE = `// What a probe says.
import { readFileSync } from "node:fs";

/** @param path where it is */
export class Probe extends Base<string> {
  readonly every = 600;
  async read(path: string | null = null): Promise<boolean> {
    return /^\\d+$/.test(\`\${readFileSync(path!)}\`) && this.every !== 0;
  }
}
`;

const LOG = [
  `06:00:01 ${ESC}[32mINFO${ESC}[0m probe awake`,
  `06:10:01 ${ESC}[33mWARN${ESC}[0m lens cloudy`,
  `06:20:01 ${ESC}[1;31mERROR${ESC}[0m no answer ${ESC}[41mfrom the pipe${ESC}[0m`,
  `06:20:05 ${ESC}[36mDEBUG${ESC}[0m ${ESC}[2mretry${ESC}[0m ${ESC}[34mblue${ESC}[0m ${ESC}[35mmagenta${ESC}[0m ${ESC}[90mgrey${ESC}[0m`,
  `06:20:06 ${ESC}[42mgreen${ESC}[0m ${ESC}[43myellow${ESC}[0m ${ESC}[44mblue${ESC}[0m ${ESC}[45mmagenta${ESC}[0m ${ESC}[46mcyan${ESC}[0m`,
].join("\n");

const DIFF = `diff --git a/a.txt b/a.txt
--- a/a.txt
+++ b/a.txt
@@ -1,2 +1,2 @@
 same
-gone
+come
\\ No newline at end of file
`;

const of = (name: string, mimeType: string, text: string): CatalogueResource => ({
  uri: `kinds:///${name}`,
  name,
  mimeType,
  text,
  size: text.length,
});

/** A resource of each kind the viewer has a renderer for, and of each way to fail. */
export const kinds: Catalogue = {
  name: "kinds",
  title: "Kinds",
  resources: [
    of("note.md", "text/markdown", MARKDOWN),
    of("probe.ts", "text/typescript", CODE),
    of("data.json", "application/json", '{"a": [1, true, null], "b": {"c": "text"}}'),
    of("table.csv", "text/csv", "name,km\nMun,750\nPing\n"),
    of("run.log", "text/plain", LOG),
    of("change.diff", "text/x-diff", DIFF),
    of("plain.txt", "text/plain", "Words only.\nAnd an \u202E override."),
    of("page.html", "text/html", "<!doctype html><title>Page</title><p>In a frame</p>"),
    { uri: "kinds:///pixel.png", name: "pixel.png", mimeType: "image/png", blob: PIXEL },
    { uri: "kinds:///raw.bin", name: "raw.bin", mimeType: "application/octet-stream", blob: "AAECAwQF" },
    { uri: "kinds:///broken.png", name: "broken.png", mimeType: "image/png", blob: "@@" },
    { uri: "kinds:///none", name: "none", contents: [] },
    { uri: "kinds:///huge.txt", name: "huge.txt", mimeType: "text/plain", size: 9e9, text: "huge" },
    {
      uri: "kinds:///several",
      name: "several",
      contents: [
        { uri: "kinds:///one.md", mimeType: "text/markdown", text: "# One" },
        { uri: "kinds:///two.json", mimeType: "application/json", text: "{" },
      ],
    },
    { uri: "kinds:///ask", name: "ask", read: () => question("Which year?") },
  ],
};

function question(message: string) {
  const params = {
    mode: "form",
    message,
    requestedSchema: { type: "object", properties: { year: { type: "string" } } },
  };
  const inputRequests = { year: { method: "elicitation/create", params } };
  return { resultType: "input_required", requestState: "asked", inputRequests };
}

/** A reference to one of them. */
export const kind = (name: string) => ({ server: "kinds", uri: `kinds:///${name}` });

/** A server whose list fails. */
export const broken: Catalogue = {
  name: "broken",
  title: "Broken",
  handlers: {
    "resources/list": () => {
      throw new Error("The index is being rebuilt.");
    },
  },
};
