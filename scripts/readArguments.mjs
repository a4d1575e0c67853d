import { fileURLToPath } from "node:url";
import { statSync } from "node:fs";
import { basename, resolve } from "node:path";

export const HELP = `npm start -- [options]

Shows the kit in Storybook, with servers of its own. Each option may be given several times:

  --stdio "COMMAND"   also connect to a server that is started with this command
  --url URL           also connect to a server at this address (Streamable HTTP)
  --dir PATH          also serve this folder, read-only
  --port NUMBER       Storybook's port; by default 6006 or the next free one, with 0 any that is free
  --no-open           do not open a browser
  --help              this text
`;

const SERVE_FOLDER = fileURLToPath(new URL("serve-folder.mjs", import.meta.url));

/** @typedef {{ id: string, label: string, problem?: string, command?: string, args?: string[], folder?: string, url?: string }} Server */

/**
 * Reads the arguments of `npm start`. A server that cannot work as given is kept, with its `problem`, so that the page
 * can say so.
 *
 * @param {readonly string[]} argv
 * @returns {{ servers: Server[], port: number | undefined, open: boolean, help: boolean, problems: string[] }}
 */
export function readArguments(argv) {
  const result = { servers: [], port: undefined, open: true, help: false, problems: [] };
  for (let at = 0; at < argv.length; at++) {
    const [name, inline] = argv[at].split(/=(.*)/s);
    if (name === "--help" || name === "-h") result.help = true;
    else if (name === "--no-open") result.open = false;
    else if (name in SERVERS || name === "--port") {
      const value = inline ?? argv[++at];
      if (!value || value.startsWith("--")) result.problems.push(`${name} needs a value.`);
      else if (name !== "--port") addServer(result.servers, SERVERS[name](value));
      else if (/^\d{1,5}$/.test(value) && Number(value) < 65536) result.port = Number(value);
      else result.problems.push(`--port ${value} is not a port.`);
    } else result.problems.push(`${argv[at]} is not an option.`);
  }
  return result;
}

const SERVERS = {
  "--stdio": (value) => {
    const [command, ...args] = splitCommand(value);
    const label = command && labelOf(args.find((arg) => /[\w-]+\/[\w-]|^(mcp-)?server-/.test(arg)) ?? command);
    return command ? { label, command, args } : { label: value, problem: "The command is empty." };
  },
  "--url": (value) => {
    const url = URL.canParse(value) ? new URL(value) : null;
    if (url && /^https?:$/.test(url.protocol)) return { label: url.host, url: url.href };
    return { label: value, problem: `“${value}” is not an http(s) address.` };
  },
  "--dir": (value) => {
    const path = resolve(value);
    const label = basename(path) || path;
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats?.isDirectory()) return { label, problem: `There is no folder “${path}”.` };
    return { label, folder: path, command: process.execPath, args: [SERVE_FOLDER, path] };
  },
};

// "npx -y @scope/server-files@2" and "node some/server-files/dist/index.js" are both "files".
function labelOf(path) {
  const parts = path
    .split(/[/\\]/)
    .filter((part) => part && !/^(index\.\w+|dist|build|src|bin|node_modules|\.+)$/.test(part));
  const name = (parts.at(-1) ?? path).replace(/@[\w.-]+$|\.[cm]?[jt]s$/g, "");
  return name.replace(/^(mcp-)?server-/, "") || name;
}

// Ids are ours, made from the label, each once.
function addServer(servers, server) {
  const base = server.label.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "server";
  let id = base;
  for (let n = 2; servers.some((other) => other.id === id); n++) id = `${base}-${n}`;
  servers.push({ id, ...server });
}

/** Splits a command line as a shell would, without running one: spaces, "double" and 'single' quotes, backslashes. */
export function splitCommand(line) {
  const words = [];
  let word = null;
  let quote = "";
  for (let at = 0; at < line.length; at++) {
    const char = line[at];
    if (quote === "" && /\s/.test(char)) {
      if (word !== null) words.push(word);
      word = null;
    } else if (char === quote) quote = "";
    else if (quote === "" && (char === '"' || char === "'")) {
      quote = char;
      word ??= "";
    } else if (char === "\\" && quote !== "'" && at + 1 < line.length) word = (word ?? "") + line[++at];
    else word = (word ?? "") + char;
  }
  if (word !== null) words.push(word);
  return words;
}
