// npm run size: what a host downloads, in bytes of gzip, react and react-query not counted. For each import: what comes
// at once, and each chunk that comes when it is first needed. Bytes are stable, so the limits here may fail a build.
import { mkdirSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { build } from "vite";

const EXTERNAL = ["react", "react-dom", "react/jsx-runtime", "@tanstack/react-query"];

/** At most so many kilobytes at once. */
const LIMITS = {
  "everything but renderers": ["*", 128],
  ResourceProvider: ["{ ResourceProvider }", 8],
  "ResourceTree alone": ["{ ResourceProvider, ResourceTree }", 40],
  "ResourceSearch alone": ["{ ResourceProvider, ResourceSearch }", 50],
  "ResourceMention alone": ["{ ResourceProvider, ResourceMention }", 78],
  "ResourceTemplateForm alone": ["{ ResourceProvider, ResourceTemplateForm }", 32],
  "ResourceViewer alone": ["{ ResourceProvider, ResourceViewer }", 40],
  "the button of LazyResourcePicker": ["{ LazyResourcePicker }", 3, "./dist/lazy/index.js"],
  "URI templates alone": ["{ expandUriTemplate, matchUriTemplate }", 5],
};

const rows = [];
let largest;
for (const [name, [imported, limit, from]] of Object.entries(LIMITS)) {
  const { initial, lazy } = await measure(imported, from);
  rows.push({ name, initial, limit });
  largest ??= lazy;
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
  "## Chunks that come when first needed",
  "",
  "| chunk | size |",
  "|---|---|",
  ...largest.map(({ name, bytes }) => `| ${name} | ${kilobytes(bytes)} |`),
  "",
].join("\n");
console.log(report);
mkdirSync("test/bench/results", { recursive: true });
writeFileSync("test/bench/results/bundle.md", report);

const over = rows.filter(({ initial, limit }) => initial > limit * 1000);
for (const { name, initial, limit } of over)
  console.error(`${name} is ${kilobytes(initial)}, over its limit of ${limit} kB.`);
process.exitCode = over.length > 0 ? 1 : 0;

async function measure(imported, from = "./dist/index.js") {
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
      rollupOptions: { input: entry, external: EXTERNAL, preserveEntrySignatures: "strict" },
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
  const lazy = chunks
    .filter((chunk) => !reached.has(chunk) && chunk.facadeModuleId)
    .map((chunk) => ({
      name: chunk.facadeModuleId.replace(/^.*\/(dist|node_modules)\//, ""),
      bytes: sizeOf(chunk),
    }))
    .filter(({ bytes }) => bytes > 300)
    .toSorted((a, b) => b.bytes - a.bytes);
  return { initial: [...reached].reduce((sum, chunk) => sum + sizeOf(chunk), 0), lazy };
}
