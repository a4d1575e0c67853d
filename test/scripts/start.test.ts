import { execFile, spawn } from "node:child_process";
import { describe, expect, it } from "vitest";

const start = (...args: string[]) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, ["scripts/start.mjs", ...args], (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), stdout, stderr });
    });
  });

describe("npm start", () => {
  it("--help names every option", async () => {
    const { code, stdout } = await start("--help");
    expect(code).toBe(0);
    for (const option of ["--stdio", "--url", "--dir", "--port", "--no-open"]) expect(stdout).toContain(option);
  });

  it("an unknown option ends it with one line and code 2", async () => {
    const { code, stderr, stdout } = await start("--prot", "6006");
    expect(code).toBe(2);
    expect(stderr.split("\n")[0]).toBe("--prot is not an option.");
    expect(stdout).toContain("--help");
  });

  it("--port 0 takes a free port and names it", async () => {
    const child = spawn(process.execPath, ["scripts/start.mjs", "--port", "0", "--no-open"]);
    try {
      const line = await new Promise<string>((resolve, reject) => {
        child.stdout.once("data", (chunk: Buffer) => resolve(String(chunk)));
        child.once("exit", (code) => reject(new Error(`ended with ${code}`)));
      });
      expect(line).toMatch(/^The playground: http:\/\/127\.0\.0\.1:[1-9]\d*\//);
    } finally {
      child.kill();
    }
  });
});
