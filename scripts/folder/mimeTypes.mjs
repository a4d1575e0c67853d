const BY_EXTENSION = {
  "text/markdown": "md markdown",
  "text/plain": "txt text",
  "text/x-log": "log",
  "text/csv": "csv",
  "text/tab-separated-values": "tsv",
  "text/html": "html htm",
  "text/css": "css",
  "text/javascript": "js mjs cjs",
  "text/typescript": "ts mts cts",
  "text/tsx": "tsx",
  "text/jsx": "jsx",
  "text/x-python": "py",
  "text/x-rust": "rs",
  "text/x-go": "go",
  "text/x-java": "java",
  "text/x-c": "c h",
  "text/x-c++": "cc cpp hpp",
  "text/x-shellscript": "sh bash",
  "text/x-diff": "diff patch",
  "application/json": "json map webmanifest",
  "application/jsonl": "jsonl ndjson",
  "application/yaml": "yaml yml",
  "application/toml": "toml",
  "application/xml": "xml",
  "application/sql": "sql",
  "application/pdf": "pdf",
  "application/zip": "zip",
  "application/gzip": "gz tgz",
  "application/wasm": "wasm",
  "image/png": "png",
  "image/jpeg": "jpg jpeg",
  "image/gif": "gif",
  "image/webp": "webp",
  "image/avif": "avif",
  "image/svg+xml": "svg",
  "image/x-icon": "ico",
  "audio/mpeg": "mp3",
  "audio/wav": "wav",
  "audio/ogg": "ogg",
  "video/mp4": "mp4",
  "video/webm": "webm",
  "font/woff2": "woff2",
};

const TYPES = new Map(
  Object.entries(BY_EXTENSION).flatMap(([type, extensions]) => extensions.split(" ").map((name) => [name, type])),
);

/** The MIME type that a file's name tells, or undefined. */
export function mimeTypeOf(name) {
  return TYPES.get(name.slice(name.lastIndexOf(".") + 1).toLowerCase());
}
