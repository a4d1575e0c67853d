// npm run bench [table …] [--full] [--runs N]: measures the kit beside its peers, in one run, in headless Chromium.
// Prints each table and writes results/<table>.md, .json and .svg. A timing is a measurement, never a pass or a failure.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { cpus } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import { serveFolder } from "./serve.mjs";
import { serveListing } from "./serveListing.mjs";
import { findChromium } from "../../scripts/find-chromium.mjs";
import { chart, machineLine, markdownTable, SLOW_SECONDS, summarize } from "./report.mjs";

const HERE = import.meta.dirname;
const RESULTS = join(HERE, "results");
const { names, full, runs } = readArguments(process.argv.slice(2));
// What has not ended by then is shown as such.
const LIMIT_SECONDS = full ? 180 : 20;

if (!existsSync(join(HERE, "node_modules"))) npm("ci", "--no-audit", "--no-fund");
execFileSync(
  process.execPath,
  [join(HERE, "../../node_modules/vite/bin/vite.js"), "build", "--config", join(HERE, "vite.config.ts")],
  {
    stdio: ["ignore", "ignore", "inherit"],
  },
);

const serveSite = serveFolder(join(HERE, ".work", "site"));
const server = createServer((request, response) => serveListing(request, response) || serveSite(request, response));
await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
const address = `http://127.0.0.1:${server.address().port}/`;
const { executablePath, env } = await findChromium();
const browser = await chromium.launch({
  executablePath,
  env: { ...process.env, ...env },
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--js-flags=--expose-gc",
    "--enable-precise-memory-info",
    "--disable-background-networking",
  ],
});

try {
  const tables = await inPage((page) => page.evaluate(() => window.bench.tables()));
  const machine = machineLine({
    browser: browser.version(),
    node: process.version,
    cpu: cpus()[0]?.model,
    cores: cpus().length,
  });
  const wanted = names.length > 0 ? tables.filter(({ name }) => names.includes(name)) : tables;
  const unknown = names.filter((name) => !tables.some((table) => table.name === name));
  if (unknown.length > 0)
    console.error(`No table is called ${unknown.join(", ")}. There are: ${tables.map(({ name }) => name).join(", ")}.`);
  mkdirSync(RESULTS, { recursive: true });
  for (const table of wanted) {
    const start = performance.now();
    await measureTable(table, machine);
    console.error(`${table.name}: ${Math.round((performance.now() - start) / 1000)} s`);
  }
} finally {
  await browser.close();
  server.closeAllConnections();
  server.close();
}

async function measureTable(table, machine) {
  const sizes = full ? [...table.sizes, ...(table.fullSizes ?? [])] : table.sizes;
  const rows = [];
  for (const size of sizes) {
    // Rounds, not blocks: what else the machine does falls on all cases alike.
    const samples = new Map(table.cases.map((name) => [name, []]));
    const tooSlow = new Set();
    for (let round = 0; round < (runs ?? table.runs ?? 3); round++) {
      for (const name of table.cases) {
        const skipped = table.limits?.[name] !== undefined && size > table.limits[name];
        const results = samples.get(name);
        if (skipped || tooSlow.has(name)) continue;
        const start = performance.now();
        const result = await inPage((page) => measure(page, table.name, name, size));
        results.push(result);
        if (result.notWithin || performance.now() - start > SLOW_SECONDS * 1000) tooSlow.add(name);
      }
    }
    for (const [name, results] of samples) rows.push({ size, name, ...summarize(results) });
  }
  const text = markdownTable(table, rows, machine);
  console.log(`\n${text}`);
  writeFileSync(join(RESULTS, `${table.name}.md`), text);
  writeFileSync(
    join(RESULTS, `${table.name}.json`),
    `${JSON.stringify({ table: table.name, machine, rows }, null, 2)}\n`,
  );
  writeFileSync(join(RESULTS, `${table.name}.svg`), chart(table, rows));
}

// A case that does not finish is a result too: it is shown as such.
async function measure(page, table, name, size) {
  let soFar = {};
  await page.exposeFunction("tellSoFar", (metrics) => void (soFar = metrics));
  const limit = new Promise((resolve) =>
    setTimeout(() => resolve({ ...soFar, notWithin: LIMIT_SECONDS }), LIMIT_SECONDS * 1000),
  );
  const run = page
    .evaluate(([t, c, s]) => window.bench.run(t, c, s), [table, name, size])
    .catch((error) => ({ failed: String(error).slice(0, 200) }));
  return Promise.race([run, limit]);
}

async function inPage(work) {
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable");
    await page.exposeFunction("mainThreadTime", async () => {
      const { metrics } = await session.send("Performance.getMetrics");
      return metrics.find(({ name }) => name === "TaskDuration").value * 1000;
    });
    await page.goto(address);
    await page.waitForFunction(() => window.bench !== undefined);
    return await work(page);
  } finally {
    await page.close();
  }
}

function npm(...args) {
  execFileSync("npm", args, { cwd: HERE, stdio: "inherit" });
}

function readArguments(args) {
  const at = args.indexOf("--runs");
  return {
    names: args.filter((arg, index) => !arg.startsWith("--") && (at === -1 || index !== at + 1)),
    full: args.includes("--full"),
    runs: at === -1 ? undefined : Number(args[at + 1]),
  };
}
