// npm start: Storybook with the playground, and with the MCP servers named on the command line.
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { checkServer } from "./bridge/checkServer.mjs";
import { HELP, readArguments } from "./readArguments.mjs";

const FIRST_PORT = 6006;
const PLAYGROUND = "/story/playground--playground";
const { servers, port, open, help, problems } = readArguments(process.argv.slice(2));

if (help || problems.length > 0) {
  for (const problem of problems) console.error(problem);
  console.log(help ? HELP : "npm start -- --help lists the options.");
  process.exit(help ? 0 : 2);
}

const chosen = port ? port : await (port === 0 ? anyFreePort() : firstFreePort(FIRST_PORT));
const storybook = join(
  dirname(createRequire(import.meta.url).resolve("storybook/package.json")),
  "dist/bin/dispatcher.js",
);
const options = ["dev", "--host", "127.0.0.1", "--port", String(chosen), "--exact-port", "--quiet"];
options.push("--initial-path", PLAYGROUND);
const child = spawn(process.execPath, [storybook, ...options, ...(open ? [] : ["--ci"])], {
  stdio: "inherit",
  env: { ...process.env, MCP_SERVERS: JSON.stringify(servers) },
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
// npm does not pass every signal on; without it we have no reason to go on either.
const { ppid } = process;
setInterval(() => process.ppid === ppid || child.kill(), 1000).unref();
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 0 : 1)));

console.log(`The playground: http://127.0.0.1:${chosen}/?path=${PLAYGROUND}`);
for (const server of servers) {
  void checkServer(server).then(({ ok, line }) =>
    (ok ? console.log : console.error)(`${ok ? "✓" : "✗"} ${server.label}: ${line}`),
  );
}

async function firstFreePort(from) {
  for (let candidate = from; candidate < from + 50; candidate++) if (await isFree(candidate)) return candidate;
  return from;
}

// Storybook takes no 0 itself, and the line below is to name the port.
function anyFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port: free } = probe.address();
      probe.close(() => resolve(free));
    });
  });
}

function isFree(candidate) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(candidate, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
