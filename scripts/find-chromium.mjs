// Finds a Chromium for the tests, in this order: CHROMIUM_PATH, a system Chrome or Chromium, Playwright's own,
// the one shipped inside the npm package @sparticuz/chromium. Never downloads anything.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

const SYSTEM = {
  linux: [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome-stable",
    "/usr/bin/google-chrome",
    "/snap/bin/chromium",
    "/usr/bin/microsoft-edge",
  ],
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ],
  win32: [
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
  ],
};

const WAYS_OUT =
  "Install Chrome or Chromium, or set CHROMIUM_PATH to a browser you have, or run: npx playwright install chromium";

/** `{ executablePath, from, env }`; throws one message with the ways out where no browser fits. */
export async function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen === "npm") return shippedInNpm();
  if (chosen) {
    if (existsSync(chosen)) return { executablePath: chosen, from: "CHROMIUM_PATH", env: {} };
    throw new Error(`CHROMIUM_PATH=${chosen} does not exist, so the browser tests cannot start. ${WAYS_OUT}`);
  }
  for (const path of SYSTEM[process.platform] ?? []) {
    if (existsSync(path)) return { executablePath: path, from: "system", env: {} };
  }
  const { chromium } = await import("playwright");
  const own = chromium.executablePath();
  if (own && existsSync(own)) return { executablePath: own, from: "Playwright", env: {} };
  if (process.platform === "linux" && process.arch === "x64") return shippedInNpm();
  throw new Error(`No Chromium was found, so the browser tests cannot start. ${WAYS_OUT}`);
}

async function shippedInNpm() {
  const main = createRequire(import.meta.url).resolve("@sparticuz/chromium");
  const name = join("@sparticuz", "chromium");
  const root = main.slice(0, main.lastIndexOf(name) + name.length);
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const cache = join(dirname(dirname(root)), ".cache", `chromium-${version}`);
  const found = {
    executablePath: join(cache, "chromium"),
    from: "npm (@sparticuz/chromium)",
    env: {
      LD_LIBRARY_PATH: [join(cache, "al2023", "lib"), process.env.LD_LIBRARY_PATH].filter(Boolean).join(":"),
      FONTCONFIG_PATH: join(cache, "fonts"),
    },
  };
  if (!existsSync(cache)) unpack(root, cache);
  return found;
}

// Unpacked beside its place and renamed into it, so that two runs at once never see half a browser.
function unpack(root, cache) {
  const temporary = `${cache}.${process.pid}`;
  mkdirSync(temporary, { recursive: true });
  const read = (file) => brotliDecompressSync(readFileSync(join(root, "bin", file)));
  const untar = (file, to) => {
    mkdirSync(to, { recursive: true });
    execFileSync("tar", ["-x", "--no-same-owner", "-C", to], { input: read(file) });
  };
  writeFileSync(join(temporary, "chromium"), read("chromium.br"), { mode: 0o755 });
  untar("al2023.tar.br", join(temporary, "al2023"));
  untar("fonts.tar.br", join(temporary, "fonts"));
  untar("swiftshader.tar.br", temporary);
  writeFileSync(
    join(temporary, "fonts", "fonts.conf"),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${cache}/fonts/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${cache}/fonts-cache</cachedir></fontconfig>\n`,
  );
  try {
    renameSync(temporary, cache);
  } catch {
    rmSync(temporary, { recursive: true, force: true });
  }
}
