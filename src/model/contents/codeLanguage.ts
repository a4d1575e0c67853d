import { mimeTypeOfName } from "../mime/mimeTypeOfName.js";
import { parseMimeType } from "../mime/parseMimeType.js";

/**
 * The grammar to highlight a text with, by its MIME type, or by its name where the type is plain text or unknown;
 * undefined for prose. A grammar is named as highlight.js names it.
 */
export function codeLanguage(mimeType: string, uri: string): string | undefined {
  return languageOfType(mimeType) ?? languageOfType(mimeTypeOfName(uri) ?? "");
}

function languageOfType(mimeType: string): string | undefined {
  const type = parseMimeType(mimeType);
  if (type === null) return undefined;
  const subtype = type.subtype.replace(/^(x-|vnd\.)+/, "");
  return BY_SUBTYPE.get(subtype) ?? BY_SUBTYPE.get(type.suffix ?? "");
}

// Subtypes without `x-`, by grammar.
const SUBTYPES: Readonly<Record<string, string>> = {
  bash: "sh shellscript bash zsh csh shell",
  c: "c csrc chdr",
  cpp: "c++ c++src cpp c++hdr",
  csharp: "csharp cs",
  css: "css",
  dart: "dart",
  diff: "diff patch",
  dockerfile: "dockerfile",
  go: "go golang",
  graphql: "graphql",
  ini: "ini properties toml",
  java: "java java-source",
  javascript: "javascript ecmascript jsx",
  json: "json json5 ndjson jsonl json-lines jsonlines json-seq ld-json",
  kotlin: "kotlin",
  latex: "latex tex",
  less: "less",
  lua: "lua",
  makefile: "makefile",
  markdown: "markdown gfm mdx",
  perl: "perl",
  php: "php httpd-php",
  powershell: "powershell",
  python: "python",
  r: "r rsrc",
  ruby: "ruby",
  rust: "rust rustsrc",
  scala: "scala",
  scss: "scss sass",
  sql: "sql",
  swift: "swift",
  typescript: "typescript tsx",
  xml: "xml html xhtml svg xml-dtd vue",
  yaml: "yaml yml",
};

const BY_SUBTYPE: ReadonlyMap<string, string> = new Map(
  Object.entries(SUBTYPES).flatMap(([language, subtypes]) => subtypes.split(" ").map((subtype) => [subtype, language])),
);
