import { readdir, readFile, realpath, stat } from "node:fs/promises";
import { basename, join, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { ProtocolError } from "@modelcontextprotocol/server";
import { mimeTypeOf } from "./mimeTypes.mjs";

const DIRECTORY = "inode/directory";
const PAGE = 200;
const MOST_LISTED = 20_000;
const MOST_BYTES = 50 * 1024 * 1024;
const NOT_LISTED = /^(\.|node_modules$|__pycache__$)/;

/**
 * One folder as MCP resources, read-only. Every path is resolved to what it really is on the disk before it is used, and
 * what is not inside the folder then is refused: `..`, encoded separators and symbolic links lead nowhere.
 */
export class Folder {
  #root;
  #listing = [];

  constructor(root) {
    this.#root = realpath(root);
  }

  /** All files, a page at a time. Hidden and vendored folders are left out; `directory` reaches them. */
  async list({ cursor }) {
    if (cursor === undefined) this.#listing = await this.#walk();
    return { resources: await this.#page(this.#listing, cursor), ...nextCursor(this.#listing, cursor) };
  }

  /** The direct children of a directory. */
  async directory({ uri, cursor }) {
    const path = await this.#resolve(uri);
    if (!(await stat(path)).isDirectory()) throw new ProtocolError(-32602, "Not a directory", { uri });
    const names = (await readdir(path)).toSorted(byText);
    const paths = names.map((name) => join(path, name));
    return { resources: await this.#page(paths, cursor), ...nextCursor(paths, cursor) };
  }

  async read({ uri }) {
    const path = await this.#resolve(uri);
    const stats = await stat(path);
    if (stats.isDirectory()) throw new ProtocolError(-32602, "A directory; use resources/directory/read", { uri });
    if (!stats.isFile()) throw notFound(uri);
    if (stats.size > MOST_BYTES) throw new ProtocolError(-32603, "The file is larger than 50 MB");
    const bytes = await readFile(path);
    const text = asText(bytes);
    const mimeType = mimeTypeOf(path) ?? (text === null ? "application/octet-stream" : "text/plain");
    return { contents: [{ uri, mimeType, ...(text === null ? { blob: bytes.toString("base64") } : { text }) }] };
  }

  async #resolve(uri) {
    try {
      const path = await realpath(fileURLToPath(uri));
      if (await this.#isInside(path)) return path;
    } catch {
      // Not there, or not a file URI: the same answer, so that nobody learns what is outside.
    }
    throw notFound(uri);
  }

  async #isInside(path) {
    const root = await this.#root;
    return path === root || path.startsWith(root.endsWith(sep) ? root : root + sep);
  }

  async #walk() {
    const files = [];
    const pending = [await this.#root];
    while (pending.length > 0 && files.length < MOST_LISTED) {
      const folder = pending.pop();
      const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
      for (const entry of entries.toSorted((a, b) => byText(a.name, b.name))) {
        if (NOT_LISTED.test(entry.name)) continue;
        const path = join(folder, entry.name);
        if (entry.isDirectory()) pending.push(path);
        else files.push(path);
      }
    }
    return files.slice(0, MOST_LISTED).toSorted(byText);
  }

  async #page(paths, cursor) {
    const start = startOf(paths, cursor);
    const resources = await Promise.all(paths.slice(start, start + PAGE).map((path) => this.#describe(path)));
    return resources.filter((resource) => resource !== null);
  }

  // Null for what leads out of the folder, is gone, or is neither file nor directory.
  async #describe(path) {
    try {
      if (!(await this.#isInside(await realpath(path)))) return null;
      const stats = await stat(path);
      const entry = { uri: pathToFileURL(path).href, name: basename(path) };
      const annotations = { lastModified: stats.mtime.toISOString() };
      if (stats.isDirectory()) return { ...entry, mimeType: DIRECTORY, annotations };
      if (!stats.isFile()) return null;
      const mimeType = mimeTypeOf(path);
      return { ...entry, ...(mimeType && { mimeType }), size: stats.size, annotations };
    } catch {
      return null;
    }
  }
}

const byText = (a, b) => (a < b ? -1 : 1);

const notFound = (uri) => new ProtocolError(-32602, "Resource not found", { uri });

function startOf(paths, cursor) {
  if (cursor === undefined) return 0;
  const start = /^\d{1,9}$/.test(cursor) ? Number(cursor) : Infinity;
  if (start > paths.length) throw new ProtocolError(-32602, "Invalid cursor");
  return start;
}

function nextCursor(paths, cursor) {
  const next = startOf(paths, cursor) + PAGE;
  return next < paths.length ? { nextCursor: String(next) } : {};
}

function asText(bytes) {
  if (bytes.subarray(0, 8192).includes(0)) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
