import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { makeHost } from "./makeHost.js";

const run = promisify(execFile);

describe("the packed types", () => {
  let folder: string;

  beforeAll(async () => {
    folder = await makeHost("types");
  });

  const versions = ["5.6", "5.9", "6.0", "7.0"];
  it.each(versions.flatMap((version) => ["bundler", "node16"].map((resolution) => [version, resolution])))(
    "compile under TypeScript %s with %s resolution",
    async (version, resolution) => {
      const tsc = `node_modules/typescript-${version}/bin/tsc`;
      const result = await run(process.execPath, [tsc, "-p", `tsconfig.${resolution}.json`], { cwd: folder }).catch(
        (error: { stdout: string }) => error,
      );
      expect(result.stdout).toBe("");
    },
  );
});
