import tailwindcss from "@tailwindcss/vite";
import { QueryClient } from "@tanstack/react-query";
import { ResourcePicker, ResourceProvider } from "mcp-resource-kit";
import { chromium, type Browser } from "playwright";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { resolve } from "node:path";
import { build, type Rollup } from "vite";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { findChromium } from "../../scripts/find-chromium.mjs";

const KIT = resolve(import.meta.dirname, "../../src/styles/styles.css");
const HOST = "virtual:host.css";

/** What the host's bundler makes of a style sheet: with Tailwind's own plugin, as in an app. */
async function bundle(css: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: "error",
    root: import.meta.dirname,
    build: { write: false, cssMinify: false, rolldownOptions: { input: HOST } },
    plugins: [
      {
        name: "host",
        resolveId: (id) => (id === HOST ? resolve(import.meta.dirname, "host.css") : undefined),
        load: (id) => (id.endsWith("/test/styles/host.css") ? css : undefined),
      },
      tailwindcss(),
    ],
  })) as Rollup.RollupOutput;
  const asset = output.find(({ fileName }) => fileName.endsWith(".css"));
  return asset?.type === "asset" ? String(asset.source) : "";
}

const tailwind = (order: string, more = "") =>
  bundle(`${order}
@import "tailwindcss" source(none);
@import "${KIT}";
@source inline("p-8 rounded-none bg-red-500");
${more}`);

const CLASSES = "p-8 rounded-none bg-red-500";
const markup = renderToString(
  createElement(
    ResourceProvider,
    { servers: [], queryClient: new QueryClient() },
    createElement(ResourcePicker.Root, { className: CLASSES }),
  ),
);

let browser: Browser;
beforeAll(async () => {
  const found = await findChromium();
  browser = await chromium.launch({
    executablePath: found.executablePath,
    env: { ...process.env, ...found.env } as Record<string, string>,
    args: ["--no-sandbox", "--disable-gpu"],
  });
});
afterAll(() => browser.close());

/** Shows a picker with utility classes on its root under a style sheet, and reads what came of it. */
async function lookUnder(css: string) {
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  await page.setContent(`<!doctype html><style>${css}</style>${markup}`);
  const read = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  return {
    padding: await read("[data-slot=resource-picker]", "padding-top"),
    radius: await read("[data-slot=resource-picker]", "border-top-left-radius"),
    ground: await read("[data-slot=resource-picker]", "background-color"),
    attachGround: await read("[data-slot=resource-picker-attach]", "background-color"),
    tabPadding: await read("[data-slot=resource-picker-tab]", "padding-left"),
    chosenMarker: await read("[data-slot=resource-picker-chosen]", "list-style-type"),
  };
}

const WHITE = "rgb(255, 255, 255)";
const TRANSPARENT = "rgba(0, 0, 0, 0)";
const BEFORE_UTILITIES = "@layer theme, base, mcpr, components, utilities;";

describe("with Tailwind 4 and mcpr named before utilities", () => {
  it("utilities win over the kit, and the kit over Tailwind's reset", async () => {
    const look = await lookUnder(await tailwind(BEFORE_UTILITIES));
    expect(look).toMatchObject({ padding: "32px", radius: "0px", tabPadding: "10px" });
    expect(look.ground).not.toBe(WHITE);
    expect(look.attachGround).not.toBe(TRANSPARENT);
  });

  it("the host's rules outside of layers win over utilities and the kit", async () => {
    const css = await tailwind(
      BEFORE_UTILITIES,
      `[data-slot="resource-picker"] { padding: 3px } [data-slot="resource-picker-attach"] { background: rgb(1 2 3) }`,
    );
    expect(await lookUnder(css)).toMatchObject({ padding: "3px", attachGround: "rgb(1, 2, 3)" });
  });

  it("tokens of the host reach the kit", async () => {
    const css = await tailwind(BEFORE_UTILITIES, `:root { --mcpr-primary: rgb(4 5 6); }`);
    expect((await lookUnder(css)).attachGround).toBe("rgb(4, 5, 6)");
  });
});

describe("with Tailwind 4 and the kit imported into components", () => {
  it("is the same without naming any layer", async () => {
    const css = await bundle(`@import "tailwindcss" source(none);
@import "${KIT}" layer(components);
@source inline("p-8 rounded-none bg-red-500");`);
    expect(await lookUnder(css)).toEqual(await lookUnder(await tailwind(BEFORE_UTILITIES)));
  });
});

describe("with Tailwind 4 and mcpr named last", () => {
  it("the kit wins where it says something, utilities where it does not", async () => {
    const look = await lookUnder(await tailwind("@layer theme, base, components, utilities, mcpr;"));
    expect(look).toMatchObject({ padding: "32px", radius: "8px" });
  });

  it("is what becomes of no order at all", async () => {
    expect((await lookUnder(await tailwind(""))).radius).toBe("8px");
  });
});

describe("with plain CSS", () => {
  it("the kit stands alone, and class names without rules change nothing", async () => {
    const look = await lookUnder(await bundle(`@import "${KIT}";`));
    expect(look).toMatchObject({
      padding: "0px",
      radius: "8px",
      ground: WHITE,
      tabPadding: "10px",
      chosenMarker: "none",
    });
    expect(look.attachGround).not.toBe(TRANSPARENT);
  });

  it("one class of the host wins over the kit, also where the kit is imported into a layer", async () => {
    const rule = ".p-8 { padding: 1px; border-radius: 2px }";
    for (const css of [`@import "${KIT}"; ${rule}`, `@import "${KIT}" layer(vendor); ${rule}`])
      expect(await lookUnder(await bundle(css))).toMatchObject({ padding: "1px", radius: "2px" });
  });

  it("a layer of the host that is named after mcpr wins, one before it loses", async () => {
    const rule = "@layer app { .p-8 { border-radius: 2px } }";
    const after = await bundle(`@layer mcpr, app; @import "${KIT}"; ${rule}`);
    const before = await bundle(`@layer app, mcpr; @import "${KIT}"; ${rule}`);
    expect((await lookUnder(after)).radius).toBe("2px");
    expect((await lookUnder(before)).radius).toBe("8px");
  });
});
