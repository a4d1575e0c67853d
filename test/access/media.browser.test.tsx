import { ResourceAttachments, ResourceSearch, ResourceTree, ResourceViewer } from "mcp-resource-kit";
import { describe, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import type { Catalogue } from "../../src/testing/index.js";
import { renderKit } from "../support/renderKit.js";
import { emulate } from "./emulate.js";
import { unmarked } from "./focusMark.js";
import { contrastOn, groundOf } from "./lowContrast.js";
import { POPUPS, show, showAll } from "./views.js";

const never = () => new Promise(() => {});
const slow: Catalogue = {
  name: "slow",
  title: "Slow",
  resources: [{ uri: "slow:///a", name: "a", read: never }],
  handlers: { "resources/list": never },
};
const ref = { server: "slow", uri: "slow:///a" };

/** Everything that says by moving that something is under way. */
const waiting = (
  <>
    <ResourceTree.Root />
    <ResourceSearch.Root />
    <ResourceViewer.Root resource={ref} />
    <ResourceAttachments.Root defaultValue={[ref]} />
  </>
);

const moving = () =>
  document.getAnimations().map((animation) => {
    const { target, pseudoElement } = animation.effect as KeyframeEffect;
    return `${(target as HTMLElement).dataset.slot ?? target!.localName}${pseudoElement ?? ""}`;
  });

describe("prefers-reduced-motion: reduce", () => {
  it("nothing moves while lists and contents are on their way", async () => {
    await renderKit(waiting, { catalogues: [slow] });
    await expect.element(page.getByRole("progressbar", { name: "Reading a" }).first()).toBeVisible();
    await expect.poll(() => moving().toSorted()).toEqual(["resource-tree-progress::after", "span", "svg"]);
    await emulate({ features: [{ name: "prefers-reduced-motion", value: "reduce" }] });
    await expect.poll(moving).toEqual([]);
    for (const bar of document.querySelectorAll("progress")) expect(getComputedStyle(bar).appearance).toBe("none");
  });

  it("nothing turns when rows and parts are opened", async () => {
    await emulate({ features: [{ name: "prefers-reduced-motion", value: "reduce" }] });
    const { view } = await showAll();
    for (const toggle of view("ResourceTree").querySelectorAll<HTMLElement>('[data-slot$="item-toggle"]'))
      toggle.click();
    for (const toggle of view("ResourceViewer of several").querySelectorAll<HTMLElement>("[aria-expanded]"))
      toggle.click();
    expect(moving()).toEqual([]);
  });
});

describe.each([
  ["light", "light"],
  ["dark", "dark"],
  ["light", "dark"],
  ["dark", "light"],
])("forced-colors: active, %s, on a %s page", (scheme, host) => {
  const features = [
    { name: "forced-colors", value: "active" },
    { name: "prefers-color-scheme", value: scheme },
  ];

  it("focus, choice and highlight can be told, and icons seen", async () => {
    await emulate({ features });
    wear(scheme, host);
    const { container } = await showAll();
    expect(await unmarked(container)).toEqual([]);
    expect(alike(container)).toEqual([]);
    expect(unseen(container)).toEqual([]);
    const chip = container.querySelector('[data-slot="resource-search-filter"]')!;
    expect(getComputedStyle(chip).outlineStyle).toBe("solid");
  });

  it.each(Object.entries(POPUPS))("<%s>: the highlight can be told, and icons seen", async (_, { ui, open }) => {
    await emulate({ features });
    wear(scheme, host);
    await show(ui);
    await open();
    expect(alike(document.body)).toEqual([]);
    expect(unseen(document.body)).toEqual([]);
  });
});

// The system's colours, and those that the host has for its page.
function wear(colorScheme: string, host: string): void {
  const [background, foreground] = host === "light" ? ["#ffffff", "#1c2430"] : ["#15181e", "#e4e8ee"];
  const { documentElement: html } = document;
  html.setAttribute(
    "style",
    `color-scheme: ${colorScheme}; background: Canvas; --background: ${background}; --foreground: ${foreground}`,
  );
  onTestFinished(() => html.removeAttribute("style"));
}

const CHOSEN = '[data-highlighted], [data-selected], [data-state="active"], [aria-pressed="true"], [data-match]';

/** What is chosen or highlighted, and looks like its neighbours that are not. */
function alike(container: Element): string[] {
  return [...container.querySelectorAll<HTMLElement>(CHOSEN)]
    .filter((one) => one.checkVisibility() && !one.matches('[data-slot="resource-tree-item"]:not([data-selected])'))
    .filter((one) => {
      const others = [...container.querySelectorAll<HTMLElement>(`[data-slot="${one.dataset.slot}"]`)];
      const plain = others.find((other) => !other.matches(CHOSEN) && other.checkVisibility());
      return plain && look(one) === look(plain);
    })
    .map((one) => `${one.dataset.slot} ${one.outerHTML.slice(0, 100)}`);
}

function look(element: HTMLElement): string {
  const { backgroundColor, color, borderBlockEndColor, outlineStyle, textDecorationLine } = getComputedStyle(element);
  return [backgroundColor, color, borderBlockEndColor, outlineStyle, textDecorationLine].join();
}

/** Icons with less than 3:1 on what they stand on. */
function unseen(container: Element): string[] {
  return [...container.querySelectorAll<SVGElement>("svg.lucide")]
    .filter((icon) => icon.checkVisibility() && !icon.closest(":disabled"))
    .filter((icon) => {
      const ground = groundOf(icon.parentElement);
      return contrastOn(getComputedStyle(icon).stroke, ground) < 3;
    })
    .map((icon) => `${icon.getAttribute("class")} in ${icon.parentElement!.outerHTML.slice(0, 120)}`);
}
