import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Snippet {
  /** Where it stands: "README.md:57". */
  readonly at: string;
  readonly code: string;
}

/** The TypeScript of the pages, and of every `@example` in the sources. */
export function readSnippets(root: string, pages: readonly string[], sources: string): Snippet[] {
  const read = (file: string) => readFileSync(join(root, file), "utf8").replaceAll("\r\n", "\n");
  const files = readdirSync(join(root, sources), { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  return [
    ...pages.flatMap((page) => snippetsOf(page, read(page), /^```tsx?\n(.*?)^```$/gms)),
    ...files.flatMap((file) =>
      snippetsOf(`${sources}/${file}`, read(`${sources}/${file}`), /@example\s+(?:\* )?(.*?)\s*(?:\*\/|^ \* @)/gms),
    ),
  ];
}

function snippetsOf(file: string, text: string, pattern: RegExp): Snippet[] {
  return [...text.matchAll(pattern)].map(({ index, 1: code = "" }) => ({
    at: `${file}:${text.slice(0, index).split("\n").length}`,
    code: code.replace(/^ \* ?/gm, ""),
  }));
}
