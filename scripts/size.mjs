// npm run size: what a host downloads, in bytes of gzip, react and react-query not counted. For each import: what comes
// at once, and each chunk that comes when it is first needed. Bytes are stable, so the limits here may fail a build.
import { mkdirSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import pkg from "../package.json" with { type: "json" };

const EXTERNAL = ["react", "react-dom", "react/jsx-runtime", "@tanstack/react-query"];

/** At most so many kilobytes at once. */
const LIMITS = {
  "everything but renderers": ["*", 150],
  ResourceProvider: ["{ ResourceProvider }", 8],
  "ResourceTree alone": ["{ ResourceProvider, ResourceTree }", 48],
  "ResourceSearch alone": ["{ ResourceProvider, ResourceSearch }", 57],
  "ResourceMention alone": ["{ ResourceProvider, ResourceMention }", 64],
  "ResourceTemplateForm alone": ["{ ResourceProvider, ResourceTemplateForm }", 35],
  "ResourceViewer alone": ["{ ResourceProvider, ResourceViewer }", 39.5],
  "the button of LazyResourcePicker": ["{ LazyResourcePicker }", 3, "./dist/lazy/index.js"],
  "URI templates alone": ["{ expandUriTemplate, matchUriTemplate }", 5],
};

const rows = [];
let whole;
for (const [name, [imported, limit, from]] of Object.entries(LIMITS)) {
  const size = await measure({ imported, from });
  rows.push({ name, initial: size.initial, limit });
  whole ??= size;
}

// What is shared with another dependency, such as Radix's dialog in cmdk, is counted with neither.
const dependencies = [];
for (const name of Object.keys(pkg.dependencies)) {
  const without = await measure({ imported: "*", external: [...EXTERNAL, new RegExp(`^${name}(/|$)`)] });
  dependencies.push({ name, initial: whole.initial - without.initial, later: whole.later - without.later });
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const report = [
  "# Bundle size",
  "",
  "gzip, built and minified by Vite as a host would, react and react-query not counted.",
  "",
  "| import | at once | limit |",
  "|---|---|---|",
  ...rows.map(({ name, initial, limit }) => `| ${name} | ${kilobytes(initial)} | ${limit} kB |`),
  "",
  "## What each dependency costs",
  "",
  "Of everything but renderers, and of what comes when first needed; what two of them share is counted with neither.",
  "",
  "| dependency | at once | later |",
  "|---|---|---|",
  ...dependencies.map(({ name, initial, later }) => `| ${name} | ${kilobytes(initial)} | ${kilobytes(later)} |`),
  "",
  "## Chunks that come when first needed",
  "",
  "| chunk | size |",
  "|---|---|",
  ...whole.lazy.map(({ name, bytes }) => `| ${name} | ${kilobytes(bytes)} |`),
  "",
].join("\n");
console.log(report);
mkdirSync("test/bench/results", { recursive: true });
writeFileSync("test/bench/results/bundle.md", report);

const over = rows.filter(({ initial, limit }) => initial > limit * 1000);
for (const { name, initial, limit } of over)
  console.error(`${name} is ${kilobytes(initial)}, over its limit of ${limit} kB.`);
process.exitCode = over.length > 0 ? 1 : 0;

async function measure({ imported, from = "./dist/index.js", external = EXTERNAL }) {
  const code = `export ${imported} from "${from}";`;
  const entry = "\0entry";
  const { output } = await build({
    configFile: false,
    logLevel: "error",
    plugins: [
      {
        name: "entry",
        resolveId: (id, importer) =>
          id === entry ? id : importer === entry ? { id: `${process.cwd()}/${id}`, moduleSideEffects: false } : null,
        load: (id) => (id === entry ? code : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      target: "es2022",
      rollupOptions: { input: entry, external, preserveEntrySignatures: "strict" },
    },
  });
  const chunks = output.filter(({ type }) => type === "chunk");
  const sizeOf = ({ code: text }) => gzipSync(text, { level: 9 }).length;
  const reached = new Set();
  const follow = (chunk) => {
    if (!chunk || reached.has(chunk)) return;
    reached.add(chunk);
    for (const name of chunk.imports) follow(chunks.find(({ fileName }) => fileName === name));
  };
  follow(chunks.find(({ isEntry }) => isEntry));
  const sum = (list) => list.reduce((total, chunk) => total + sizeOf(chunk), 0);
  const late = chunks.filter((chunk) => !reached.has(chunk));
  const lazy = late
    .filter((chunk) => chunk.facadeModuleId)
    .map((chunk) => ({
      name: chunk.facadeModuleId.replace(/^.*\/(dist|node_modules)\//, ""),
      bytes: sizeOf(chunk),
    }))
    .filter(({ bytes }) => bytes > 300)
    .toSorted((a, b) => b.bytes - a.bytes);
  return { initial: sum([...reached]), later: sum(late), lazy };
}
