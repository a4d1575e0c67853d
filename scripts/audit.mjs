// Before a release: known vulnerabilities of what hosts install. A registry that does not tell is told of, and stops
// nothing; a vulnerability that is high or critical does.
import { spawnSync } from "node:child_process";

const npm = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
  encoding: "utf8",
  shell: process.platform === "win32",
});
const found = readJson(npm.stdout)?.metadata?.vulnerabilities;

if (!found) {
  // The first line names the status and the address.
  const reason = npm.stderr
    .trim()
    .split("\n")[0]
    .replace(/^npm (warn|error) (audit )?/, "");
  console.warn(`Not audited: the registry does not say what vulnerabilities it knows (${reason || "no answer"}).`);
  console.warn("Nothing is known for or against this version. Ask another: npm run audit --registry=https://…");
} else {
  console.log(
    `Vulnerabilities: ${found.critical} critical, ${found.high} high, ${found.moderate} moderate, ${found.low} low.`,
  );
  process.exitCode = found.critical + found.high > 0 ? 1 : 0;
}

function readJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
