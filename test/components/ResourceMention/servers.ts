import type { Catalogue } from "../../../src/testing/index.js";

export const notes: Catalogue = {
  name: "notes",
  title: "Notes",
  resources: [
    { uri: "n:1", name: "東京オフィス" },
    { uri: "n:2", name: "東京タワー" },
    { uri: "n:3", name: "Kyoto plan", description: "Temples, in order" },
  ],
};

export const docs: Catalogue = {
  name: "my docs",
  title: "Docs",
  resources: Array.from({ length: 30 }, (_, index) => ({ uri: `file:///page-${index}.md`, name: `page-${index}.md` })),
};

const OWNERS: Record<string, string[]> = { octo: ["hello", "world"], kit: ["tree"] };

export const git: Catalogue = {
  name: "git",
  title: "Git",
  resources: [],
  templates: [
    {
      uriTemplate: "repo://{owner}/{repo}{?ref}",
      name: "repository",
      complete: {
        owner: (value) => Object.keys(OWNERS).filter((owner) => owner.startsWith(value)),
        repo: (value, { owner }) => (OWNERS[owner ?? ""] ?? []).filter((repo) => repo.startsWith(value)),
        ref: () => ["main", "next"],
      },
    },
  ],
};
