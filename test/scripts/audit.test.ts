import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { serveHttp } from "../support/serveHttp.js";

const ROOT = join(import.meta.dirname, "../..");

/** Audits with a registry on this machine, which answers the question for vulnerabilities so. */
async function audit(status: number, advisories: object) {
  const registry = await serveHttp((request, response) => {
    const isQuestion = request.method === "POST";
    response.writeHead(isQuestion ? status : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(isQuestion ? advisories : {}));
  });
  // npm remembers advisories.
  const cache = mkdtempSync(join(tmpdir(), "mcp-resource-kit-audit-"));
  onTestFinished(() => rmSync(cache, { recursive: true, force: true }));
  const env = { ...process.env, npm_config_registry: registry, npm_config_cache: cache };
  return await new Promise<{ code: unknown; said: string }>((resolve) =>
    execFile(process.execPath, ["scripts/audit.mjs"], { cwd: ROOT, env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, said: stdout + stderr }),
    ),
  );
}

const advisory = (severity: string) => ({
  cmdk: [{ id: 1, url: "https://example.com/1", title: "Bad", severity, vulnerable_versions: "*", cwe: [] }],
});

it.each([
  ["a registry that does not tell stops nothing", 405, {}, 0, /^Not audited: .*405 Method Not Allowed.*\n.*another/],
  ["no vulnerability stops nothing", 200, {}, 0, /^Vulnerabilities: 0 critical, 0 high, 0 moderate, 0 low\./],
  ["a moderate one is told of", 200, advisory("moderate"), 0, /1 moderate/],
  ["a high one stops the release", 200, advisory("high"), 1, /1 high/],
] as const)("%s", async (_, status, advisories, code, words) => {
  expect(await audit(status, advisories)).toEqual({ code, said: expect.stringMatching(words) });
});
