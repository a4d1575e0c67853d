import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const GARBAGE_LIMIT = 5;

/**
 * Runs a stdio server. `onMessage` gets each line of JSON; `onEnd` is called once, with one sentence that says why.
 * Returns `{ send, stop }`.
 */
export function startChild({ command, args }, { onMessage, onEnd }) {
  const child = spawn(command, args, { stdio: ["pipe", "pipe", "pipe"] });
  let garbage = 0;
  let lastError = "";
  let ended = false;
  const end = (reason) => {
    if (ended) return;
    ended = true;
    stop(child);
    onEnd(reason);
  };
  child.on("error", (error) => end(`“${command}” cannot be started (${error.code ?? error.message}).`));
  child.on("exit", (code, signal) => {
    const how = signal ? `was stopped by ${signal}` : `exited with code ${code}`;
    end(`“${command}” ${how}${lastError && `: ${lastError}`}.`);
  });
  child.stdin.on("error", () => {});
  createInterface({ input: child.stderr }).on("line", (line) => {
    if (line.trim()) lastError = line.trim().slice(0, 200);
  });
  createInterface({ input: child.stdout }).on("line", (line) => {
    if (line.trim() === "") return;
    if (isMessage(line)) onMessage(line);
    else if (++garbage >= GARBAGE_LIMIT) end(`“${command}” does not speak MCP: it printed “${line.slice(0, 80)}”.`);
  });
  return { send: (message) => child.stdin.write(`${message}\n`), stop: () => stop(child) };
}

function isMessage(line) {
  try {
    return JSON.parse(line)?.jsonrpc === "2.0";
  } catch {
    return false;
  }
}

function stop(child) {
  child.stdin.end();
  child.kill("SIGTERM");
  const last = setTimeout(() => child.kill("SIGKILL"), 2000);
  last.unref();
  child.on("exit", () => clearTimeout(last));
}
