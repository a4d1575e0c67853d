import type { Catalogue, CatalogueResource } from "../../src/testing/index.js";
import { withSize } from "./withSize.js";

const PACKAGES = ["gauge-reader", "flow-model", "alerts", "web", "archive", "probe-driver", "forecast", "reports"];
const FOLDERS = ["src", "src/internal", "src/http", "test"];
const WORDS = ["level", "flow", "rain", "season", "sensor", "window", "drift", "ledger", "signal", "station"];
const FORMATS: Readonly<Record<string, { mimeType: string; write: (word: string) => string }>> = {
  ts: {
    mimeType: "text/typescript",
    write: (word) => `import { read${pascal(word)} } from "./internal/${word}.js";

/** The ${word} of a station over the last hour, newest first. */
export async function latest${pascal(word)}(station: string, limit = 6): Promise<readonly number[]> {
  const values = await read${pascal(word)}({ station, since: Date.now() - 3_600_000 });
  return values.toReversed().slice(0, limit);
}
`,
  },
  py: {
    mimeType: "text/x-python",
    write: (word) => `"""The ${word} of a station."""


def mean_${word}(values: list[float]) -> float | None:
    """The mean, or None where nothing was measured."""
    return sum(values) / len(values) if values else None
`,
  },
  sql: {
    mimeType: "application/sql",
    write: (word) =>
      `select station, avg(value) as ${word}\nfrom measurements\nwhere kind = '${word}'\ngroup by station;\n`,
  },
  json: {
    mimeType: "application/json",
    write: (word) =>
      `${JSON.stringify({ name: word, unit: "m", limits: { warn: 2.1, alarm: 3.2 }, enabled: true }, null, 2)}\n`,
  },
};

/** A source repository of a few hundred files, listed a hundred at a time. */
export const sourceTree: Catalogue = {
  name: "source",
  title: "river-tools",
  pageSize: 100,
  ttlMs: 60_000,
  resources: [
    file("README.md", "text/markdown", "# river-tools\n\nPrograms that read, keep and explain what the river does.\n"),
    file(
      "package.json",
      "application/json",
      '{\n  "name": "river-tools",\n  "private": true,\n  "workspaces": ["packages/*"]\n}\n',
    ),
    ...PACKAGES.flatMap((name) => [
      file(`packages/${name}/README.md`, "text/markdown", `# ${name}\n\nPart of river-tools.\n`),
      ...FOLDERS.flatMap((folder) =>
        WORDS.map((word, index) => {
          const [extension, format] = Object.entries(FORMATS)[(index + folder.length + name.length) % 4]!;
          return file(`packages/${name}/${folder}/${word}.${extension}`, format.mimeType, format.write(word));
        }),
      ),
    ]),
  ],
};

function file(path: string, mimeType: string, text: string): CatalogueResource {
  return withSize({ uri: `file:///river-tools/${path}`, name: path.split("/").at(-1)!, mimeType, text });
}

function pascal(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1);
}
