import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { build } from "vite";
import pkg from "../../package.json" with { type: "json" };
import { packKit } from "./makeHost.js";

const ROOT = resolve(import.meta.dirname, "../..");
const host = mkdtempSync(join(tmpdir(), "mcp-resource-kit-"));
const kit = join(host, "node_modules", pkg.name);
const read = (file: string) => readFileSync(join(kit, file), "utf8");
const startsOnClient = (source: string) => /^["']use client["'];/.test(source);

interface SourceMap {
  sources: readonly string[];
  sourcesContent?: readonly (string | null)[];
}

let files: readonly string[] = [];
const modules = () => files.filter((file) => /^dist\/.*\.js$/.test(file));

beforeAll(async () => {
  const tarball = await packKit();
  mkdirSync(kit, { recursive: true });
  await promisify(execFile)("tar", ["-xzf", tarball, "-C", kit, "--strip-components=1"]);
  files = readdirSync(kit, { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll("\\", "/"));
});

afterAll(() => rmSync(host, { recursive: true, force: true }));

describe("the packed kit", () => {
  it("brings its licence, and no code of others that would need theirs", () => {
    expect(files).toContain("LICENSE");
    expect(files.filter((file) => /node_modules|\.(woff2?|ttf|wasm)$/.test(file))).toEqual([]);
    const installed = [...Object.keys(pkg.dependencies), ...Object.keys(pkg.peerDependencies)];
    // What is neither relative nor installed beside it would have been put into it.
    const named = modules().flatMap((file) =>
      [...read(file).matchAll(/^(?:import|export)\b[^;]*?from "([^"]+)"|import\("([^"]+)"\)/gm)].map(
        ([, from, late]) => (from ?? late)!,
      ),
    );
    const outside = new Set(named.filter((from) => !from.startsWith(".")));
    expect(outside).toContain("cmdk");
    expect(
      [...outside].filter((from) => !installed.some((name) => from === name || from.startsWith(`${name}/`))),
    ).toEqual([]);
  });

  it("has a source map for each module of its own, with the source in it", () => {
    const bare = modules().filter((file) => {
      const map = /\/\/# sourceMappingURL=(.+)$/m.exec(read(file))?.[1];
      // Modules that only pass names on have nothing to map.
      if (map === undefined) return /\b(?:function|const|let|class)\b/.test(read(file));
      const { sources, sourcesContent = [] } = JSON.parse(read(join(file, "..", map))) as SourceMap;
      return sources.length !== sourcesContent.length || sourcesContent.some((source) => typeof source !== "string");
    });
    expect(bare.filter((file) => !file.includes("/_virtual/"))).toEqual([]);
  });

  it("keeps “use client” where the source has it, and has it wherever hosts come upon a hook", () => {
    const own = modules().flatMap((file) => {
      const source = ["ts", "tsx"]
        .map((ending) => join(ROOT, "src", file.slice("dist/".length).replace(/js$/, ending)))
        .find((path) => existsSync(path));
      return source === undefined ? [] : [{ file, source: readFileSync(source, "utf8") }];
    });
    expect(own.length).toBeGreaterThan(300);
    const lost = own.filter(({ file, source }) => startsOnClient(source) && !startsOnClient(read(file)));
    expect(lost.map(({ file }) => file)).toEqual([]);
    // Hooks of hosts and parts are the modules that a server component may import by name.
    const surface = read("dist/index.js").matchAll(/from "\.\/(.+?)"/g);
    const parts = files
      .filter((file) => file.endsWith("index.parts.js"))
      .flatMap((file) => [...read(file).matchAll(/from "\.\/(.+?)"/g)].map(([, name]) => join(file, "..", name!)));
    const entered = [...[...surface].map(([, name]) => `dist/${name}`), ...parts];
    const unmarked = entered.filter(
      (file) => /^import \{[^}]*\buse[A-Z]/m.test(read(file)) && !startsOnClient(read(file)),
    );
    expect(unmarked).toEqual([]);
  });

  it("leaves nothing in a host that imports it and uses nothing, and keeps the style sheet", async () => {
    const bundle = async (code: string) => {
      writeFileSync(join(host, "host.js"), code);
      const result = await build({
        configFile: false,
        logLevel: "error",
        root: host,
        build: {
          write: false,
          minify: false,
          modulePreload: false,
          rolldownOptions: {
            input: join(host, "host.js"),
            external: (id) => /^[@\w]/.test(id) && !id.startsWith(pkg.name),
          },
        },
      });
      return [result].flat().flatMap((one) => ("output" in one ? one.output : []));
    };
    const [unused] = await bundle(`import "${pkg.name}";`);
    expect(unused && "code" in unused ? unused.code.trim() : "none").toBe("");
    const styled = await bundle(`import "${pkg.name}/styles.css";`);
    expect(styled.some(({ fileName }) => fileName.endsWith(".css"))).toBe(true);
  });

  it("is tried with the lowest version of every peer", () => {
    const { dependencies } = JSON.parse(
      readFileSync(join(import.meta.dirname, "vite-react-18/package.json"), "utf8"),
    ) as {
      dependencies: Record<string, string>;
    };
    for (const [name, range] of Object.entries(pkg.peerDependencies)) {
      const lowest = /^\^(\S+)/.exec(range)?.[1];
      expect([name, dependencies[name]]).toEqual([name, lowest]);
    }
  });
});
