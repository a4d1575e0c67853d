// Before a release: known vulnerabilities of what hosts install. A registry that does not answer is told of, and stops
// nothing; a vulnerability that is high or critical does.
import { spawnSync } from "node:child_process";

const npm = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
  encoding: "utf8",
  shell: process.platform === "win32",
});
const found = readJson(npm.stdout)?.metadata?.vulnerabilities;

if (!found) {
  console.warn(`Not audited: the registry gave no answer. ${npm.stderr.trim().split("\n")[0]}`);
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
