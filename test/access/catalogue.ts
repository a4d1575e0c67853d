import type { Catalogue } from "../../src/testing/index.js";

const OWNERS: Record<string, string[]> = { basins: ["chao-phraya", "mun", "ping"], dams: ["bhumibol", "sirikit"] };

/** A small library: two folders, files of several kinds, a template with completion. */
export const library: Catalogue = {
  name: "library",
  title: "Library",
  resources: [
    ...["autumn", "spring", "summer", "winter"].map((season, at) => ({
      uri: `lib:///seasons/${season}.md`,
      name: `${season}.md`,
      mimeType: "text/markdown",
      size: 40 + at,
      text: `# The ${season}\n\nWhat happens then.`,
    })),
    {
      uri: "lib:///plan.md",
      name: "plan.md",
      mimeType: "text/markdown",
      size: 90,
      text: `# The plan\n\n${"What is to be done, and by whom.\n\n".repeat(30)}`,
    },
    {
      uri: "lib:///rivers.csv",
      name: "rivers.csv",
      mimeType: "text/csv",
      size: 30,
      text: "name,km\nMun,750\nPing,658",
    },
  ],
  templates: [
    {
      uriTemplate: "lib:///water/{kind}/{name}",
      name: "Water body",
      complete: {
        kind: (value) => Object.keys(OWNERS).filter((one) => one.startsWith(value)),
        name: (value, { kind }) => (OWNERS[kind ?? ""] ?? []).filter((one) => one.startsWith(value)),
      },
      read: (uri) => [{ uri, mimeType: "text/plain", text: `All of ${uri}` }],
    },
  ],
};

/** A reference to one of its resources. */
export const refTo = (path: string) => ({ server: "library", uri: `lib:///${path}` });
