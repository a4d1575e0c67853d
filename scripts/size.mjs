// npm run size: what a host downloads, in bytes of gzip, react and react-query not counted. For each import: what comes
// at once, and each chunk that comes when it is first needed. Bytes are stable, so the limits here may fail a build.
import { build } from "esbuild";
import { mkdirSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const EXTERNAL = ["react", "react-dom", "react/jsx-runtime", "@tanstack/react-query"];

/** At most so many kilobytes at once. */
const LIMITS = {
  "everything but renderers": ["*", 140],
  ResourceProvider: ["{ ResourceProvider }", 12],
  "ResourceTree alone": ["{ ResourceProvider, ResourceTree }", 45],
  "ResourceSearch alone": ["{ ResourceProvider, ResourceSearch }", 55],
  "ResourceMention alone": ["{ ResourceProvider, ResourceMention }", 85],
  "ResourceTemplateForm alone": ["{ ResourceProvider, ResourceTemplateForm }", 40],
  "ResourceViewer alone": ["{ ResourceProvider, ResourceViewer }", 45],
  "URI templates alone": ["{ expandUriTemplate, matchUriTemplate }", 8],
};

const rows = [];
let largest;
for (const [name, [imported, limit]] of Object.entries(LIMITS)) {
  const { initial, lazy } = await measure(imported);
  rows.push({ name, initial, limit });
  largest ??= lazy;
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const report = [
  "# Bundle size",
  "",
  "gzip, minified by esbuild, react and react-query not counted.",
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

async function measure(imported) {
  const code = imported === "*" ? 'export * from "./dist/index.js";' : `export ${imported} from "./dist/index.js";`;
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: process.cwd(), sourcefile: "entry.js" },
    bundle: true,
    splitting: true,
    format: "esm",
    minify: true,
    target: "es2022",
    outdir: "out",
    external: EXTERNAL,
    metafile: true,
    write: false,
    logLevel: "error",
  });
  const size = new Map(
    outputFiles.map(({ path, contents }) => [
      path.slice(path.indexOf("/out/") + 1),
      gzipSync(contents, { level: 9 }).length,
    ]),
  );
  const reached = new Set();
  const follow = (file) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const { path, kind } of metafile.outputs[file].imports)
      if (kind === "import-statement" && metafile.outputs[path]) follow(path);
  };
  follow(Object.keys(metafile.outputs).find((file) => metafile.outputs[file].entryPoint === "entry.js"));
  const sum = (files) => files.reduce((total, file) => total + (size.get(file) ?? 0), 0);
  const lazy = Object.entries(metafile.outputs)
    .filter(([file, { entryPoint }]) => entryPoint && !reached.has(file))
    .map(([file, { entryPoint }]) => ({
      name: entryPoint.replace(/^(dist|node_modules)\//, ""),
      bytes: size.get(file),
    }))
    .filter(({ bytes }) => bytes > 300)
    .toSorted((a, b) => b.bytes - a.bytes);
  return { initial: sum([...reached]), lazy };
}
