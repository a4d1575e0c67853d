import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import type { Snippet } from "./readSnippets.js";

// "A return statement can only be used within a function body": the function is the host's.
const OUTSIDE_A_FUNCTION = 1108;
const WORLD = ["test/docs/world/host.d.ts", "test/docs/world/modules.d.ts"];
const REACT = ["useMemo", "useState"];

/** Compiles snippets in a host as `world` has it; gives what is wrong with each that does not compile. */
export function checkSnippets(root: string, snippets: readonly Snippet[]): Map<string, string[]> {
  const files = new Map(snippets.map((snippet, n) => [join(root, `test/docs/snippet${n}.tsx`), snippet]));
  const options = readOptions(root);
  const kit = namesOfKit(root);
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (file) => files.has(file) || disk.fileExists(file),
    getSourceFile: (file, version, ...rest) => {
      const snippet = files.get(file);
      if (!snippet) return disk.getSourceFile(file, version, ...rest);
      return ts.createSourceFile(file, toModule(root, snippet, kit), version);
    },
  };
  const program = ts.createProgram([...files.keys(), ...WORLD.map((file) => join(root, file))], options, host);
  const problems = [...files].map(([file, { at }]): [string, string[]] => {
    const source = program.getSourceFile(file)!;
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    const counted = found.filter(({ code }) => code !== OUTSIDE_A_FUNCTION);
    return [at, counted.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))];
  });
  return new Map(problems.filter(([, found]) => found.length > 0));
}

function readOptions(root: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), (file) => readFileSync(file, "utf8")) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root);
  const entries = {
    "mcp-resource-kit/lazy": ["./src/lazy/index.ts"],
    "mcp-resource-kit/testing": ["./src/testing/index.ts"],
  };
  return { ...options, verbatimModuleSyntax: false, paths: { ...options.paths, ...entries } };
}

/** What hosts import, by the module that has it. */
function namesOfKit(root: string): Map<string, string[]> {
  const exported = readFileSync(join(root, "test/api/exports.txt"), "utf8").trim().split("\n");
  return new Map([
    ["react", REACT],
    ["mcp-resource-kit", exported],
    ["mcp-resource-kit/lazy", ["LazyResourcePicker"]],
    ["mcp-resource-kit/testing", ["connectCatalogue", "driveTree"]],
  ]);
}

// A snippet imports what it needs to show; what else it names is imported for it.
function toModule(root: string, { at, code }: Snippet, kit: ReadonlyMap<string, readonly string[]>): string {
  const own = at.startsWith("src/") ? at.replace(/:\d+$/, "") : null;
  const modules: [string, readonly string[]][] = [...kit];
  if (own && !own.startsWith("src/components/Resource")) modules.push([`../../${own}`, exportsOf(join(root, own))]);
  const seen = new Set(code.match(/(?<=import [^;]*?)\b\w+\b(?=[^;]*? from )/g));
  const imports = modules.map(([module, names]) => {
    const wanted = names.filter((name) => !seen.has(name) && new RegExp(`\\b${name}\\b`).test(code));
    for (const name of wanted) seen.add(name);
    return `import { ${wanted.join(", ")} } from "${module}";\n`;
  });
  return `${imports.join("")}${code}\nexport {};`;
}

function exportsOf(file: string): string[] {
  return [...readFileSync(file, "utf8").matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(
    ([, name = ""]) => name,
  );
}
