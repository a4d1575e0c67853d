import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, "../..");
const WORK = join(import.meta.dirname, ".work");

let packed: Promise<string> | undefined;

/** Builds and packs the kit once; gives the path of the tarball. */
export function packKit(): Promise<string> {
  packed ??= (async () => {
    mkdirSync(WORK, { recursive: true });
    if (!existsSync(join(ROOT, "dist", "styles.css"))) await npm(ROOT, "run", "build");
    for (const file of readdirSync(WORK)) if (file.endsWith(".tgz")) rmSync(join(WORK, file));
    const { stdout } = await npm(ROOT, "pack", "--silent", "--pack-destination", WORK);
    return join(WORK, stdout.trim().split("\n").at(-1)!);
  })();
  return packed;
}

/** A fresh copy of the host `name` with its packages and the packed kit installed. Gives its folder. */
export async function makeHost(name: string): Promise<string> {
  const tarball = await packKit();
  const folder = join(WORK, name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(import.meta.dirname, name), folder, { recursive: true });
  cpSync(join(import.meta.dirname, "app"), folder, { recursive: true });
  await npm(folder, "install", "--no-audit", "--no-fund", "--no-package-lock", tarball);
  return folder;
}

/** Runs npm in a folder; a failure shows what it printed. */
export async function npm(folder: string, ...args: string[]): Promise<{ stdout: string }> {
  try {
    return await run("npm", args, {
      cwd: folder,
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
    });
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`npm ${args.join(" ")} failed in ${folder}:\n${stdout.slice(-4000)}\n${stderr.slice(-4000)}`, {
      cause: error,
    });
  }
}
