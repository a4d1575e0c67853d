import { lastSegment } from "../lastSegment.js";

/** What a file name or URI promises by its ending, or undefined. Used where a server names no type, or none that says anything. */
export function mimeTypeOfName(uri: string): string | undefined {
  const name = lastSegment(uri).toLowerCase();
  const byName = NAMES[name];
  if (byName !== undefined) return byName;
  const dot = name.lastIndexOf(".");
  return dot === -1 ? undefined : EXTENSIONS.get(name.slice(dot + 1));
}

/** The extension a downloaded file of this type gets, without a dot, or undefined. */
export function extensionOfMimeType(essence: string): string | undefined {
  return TYPES[essence]?.split(" ")[0];
}

const NAMES: Readonly<Record<string, string>> = Object.assign(Object.create(null) as object, {
  dockerfile: "text/x-dockerfile",
  makefile: "text/x-makefile",
  readme: "text/plain",
  license: "text/plain",
  ".gitignore": "text/plain",
  ".env": "text/plain",
});

// Extensions by type, the usual one first.
const TYPES: Readonly<Record<string, string>> = Object.assign(Object.create(null) as object, {
  "text/markdown": "md markdown mdx",
  "text/plain": "txt text conf cfg",
  "text/html": "html htm xhtml",
  "text/css": "css",
  "text/csv": "csv",
  "text/tab-separated-values": "tsv tab",
  "text/x-diff": "diff patch",
  "text/x-log": "log",
  "text/x-rst": "rst",
  "application/json": "json map webmanifest ipynb",
  "application/x-ndjson": "ndjson jsonl",
  "application/json5": "json5 jsonc",
  "application/geo+json": "geojson",
  "application/yaml": "yaml yml",
  "application/toml": "toml",
  "application/xml": "xml xsd xsl xslt plist rss atom",
  "application/sql": "sql",
  "application/graphql": "graphql gql",
  "text/javascript": "js mjs cjs jsx",
  "text/x-typescript": "ts tsx mts cts",
  "text/x-python": "py pyi",
  "text/x-ruby": "rb",
  "text/x-go": "go",
  "text/x-rust": "rs",
  "text/x-java": "java",
  "text/x-kotlin": "kt kts",
  "text/x-swift": "swift",
  "text/x-c": "c h",
  "text/x-c++": "cpp cc cxx hpp hh",
  "text/x-csharp": "cs",
  "text/x-php": "php",
  "text/x-shellscript": "sh bash zsh",
  "text/x-powershell": "ps1",
  "text/x-lua": "lua",
  "text/x-r": "r",
  "text/x-scala": "scala",
  "text/x-dart": "dart",
  "text/x-perl": "pl pm",
  "text/x-ini": "ini properties",
  "text/x-dockerfile": "dockerfile",
  "text/x-makefile": "mk",
  "text/x-scss": "scss sass",
  "text/x-less": "less",
  "text/x-vue": "vue",
  "text/x-latex": "tex",
  "image/png": "png",
  "image/jpeg": "jpg jpeg",
  "image/gif": "gif",
  "image/webp": "webp",
  "image/avif": "avif",
  "image/bmp": "bmp",
  "image/tiff": "tiff tif",
  "image/x-icon": "ico",
  "image/svg+xml": "svg",
  "audio/mpeg": "mp3",
  "audio/wav": "wav",
  "audio/ogg": "ogg oga opus",
  "audio/flac": "flac",
  "audio/mp4": "m4a",
  "audio/aac": "aac",
  "video/mp4": "mp4 m4v",
  "video/webm": "webm",
  "video/ogg": "ogv",
  "video/quicktime": "mov",
  "video/x-matroska": "mkv",
  "application/pdf": "pdf",
  "application/zip": "zip",
  "application/gzip": "gz",
  "application/x-tar": "tar",
  "application/wasm": "wasm",
  "application/vnd.sqlite3": "sqlite db",
  "font/woff2": "woff2",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
  "application/vnd.openxmlformats-officedocument.presentationml.presentation": "pptx",
  "application/msword": "doc",
  "application/rtf": "rtf",
});

const EXTENSIONS: ReadonlyMap<string, string> = new Map(
  Object.entries(TYPES).flatMap(([type, endings]) => endings.split(" ").map((ending) => [ending, type] as const)),
);
