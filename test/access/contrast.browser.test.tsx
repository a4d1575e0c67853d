import axe from "axe-core";
import { afterEach, describe, expect, it } from "vitest";
import "../../.storybook/preview.css";
import { emulate } from "./emulate.js";
import { press } from "./keyboard.js";
import { contrastOn, contrastRatio, groundOf, lowContrast, weakEdges } from "./lowContrast.js";
import { POPUPS, show, showAll } from "./views.js";

const LOOKS = ["default", "shadcn", "material", "terminal", "brand"];
// Every look in light and dark; high contrast is the default look's alone.
const THEMES = [...LOOKS.flatMap((look) => [`${look} light`, `${look} dark`]), "default high-contrast"];
const root = document.documentElement;

afterEach(() => {
  for (const name of ["data-look", "data-theme", "dir"]) root.removeAttribute(name);
});

async function wear(theme: string) {
  const [look, scheme] = theme.split(" ");
  Object.assign(root.dataset, { look, theme: scheme });
  // Rows are measured anew where the theme has other ones.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

// As axe has it, but for lines beside a row's text, which it takes for a ground under it.
const contrast = {
  ignoreUnicode: true,
  ignoreLength: false,
  ignorePseudo: true,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
  pseudoSizeThreshold: 0.25,
  shadowOutlineEmMax: 0.2,
};
axe.configure({ checks: [{ id: "color-contrast", options: contrast }] });

const CONTRAST_ONLY: axe.RunOptions = {
  iframes: false,
  runOnly: ["color-contrast"],
  resultTypes: ["violations", "incomplete"],
  selectors: false,
  preload: false,
};

/** What axe finds in each theme, or cannot tell. The marks behind a composer's text have a text that is not seen. */
async function contrastOf(container: Element, themes: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const theme of themes) {
    await wear(theme);
    const { violations, incomplete } = await axe.run(
      { include: [container], exclude: ['[data-slot="resource-mention-highlights"]'] },
      CONTRAST_ONLY,
    );
    const nodes = [...violations, ...incomplete].flatMap((result) => result.nodes);
    const messages = nodes.map(({ html, any }) => `${theme}: ${html.slice(0, 120)} ${any[0]?.message}`);
    // Rows that are scrolled out of sight lie under what stands below the list; an empty field and arrows are no text.
    found.push(...messages.filter((message) => !/obscured|overlapped|has no value|non-text/.test(message)));
    found.push(...lowContrast(container).map((text) => `${theme}: ${text}`));
    // The edges of fields in a new shadcn project are too weak. They are the host's.
    const weak = weakEdges(container).filter((edge) => !theme.startsWith("shadcn") || edge.startsWith("focus"));
    found.push(...weak.map((edge) => `${theme}: ${edge}`));
  }
  return found;
}

async function rulesBroken(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, {
    iframes: false,
    selectors: false,
    // These are parts of a page, so they have no landmarks.
    rules: { region: { enabled: false }, "color-contrast": { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join("\n")}`);
}

describe.each(["ltr", "rtl"] as const)("what stands in the page, %s", (dir) => {
  it("passes every rule of axe, and that of contrast in every theme", async () => {
    root.dir = dir;
    const { container } = await showAll({ dir });
    expect(await rulesBroken(container)).toEqual([]);
    expect(await contrastOf(container, THEMES)).toEqual([]);
  }, 90_000);
});

describe.each(Object.entries(POPUPS))("<%s>", (_, { ui, open }) => {
  it.each(["ltr", "rtl"] as const)("passes every rule of axe, %s, and that of contrast in every theme", async (dir) => {
    root.dir = dir;
    await show(ui, { dir });
    await open();
    await expect.poll(() => rulesBroken(document.body)).toEqual([]);
    expect(await contrastOf(document.body, THEMES)).toEqual([]);
  });
});

async function rowWithKeyboard(name: string, role: string): Promise<() => Element | null> {
  const { ui, open } = POPUPS[name]!;
  await show(ui);
  await open();
  await press("{ArrowDown}");
  const row = () => document.querySelector(`[role="${role}"][data-highlighted]`);
  await expect.poll(row).not.toBeNull();
  return row;
}

// A tint that can be told from what is around it; the words on it are looked at above.
describe("the row with the keyboard", () => {
  it.each([
    ["ResourceMention, popup", "option"],
    ["ResourceTemplateForm, suggestions", "option"],
    ["ResourceSearch, filters", "option"],
    ["ResourcePicker.Dialog", "treeitem"],
  ])("has a ground of its own in every theme: %s", async (name, role) => {
    const row = await rowWithKeyboard(name, role);
    const faint: string[] = [];
    for (const theme of THEMES) {
      await wear(theme);
      const ratio = contrastRatio(groundOf(row()), groundOf(row()!.parentElement));
      if (ratio < 1.08) faint.push(`${theme}: ${ratio.toFixed(2)}`);
    }
    expect(faint).toEqual([]);
  });
});

// A host's own variables may be faint: what is filled in, and what the keyboard is on, is told all the same.
describe.each([
  ["prefers-contrast: more", "light", [{ name: "prefers-contrast", value: "more" }]],
  ["prefers-contrast: more, dark", "dark", [{ name: "prefers-contrast", value: "more" }]],
  ['data-theme="high-contrast"', "high-contrast", []],
])("%s, in the look of shadcn", (_, scheme, features) => {
  it("fields have an edge", async () => {
    await emulate({ features });
    const { container } = await showAll();
    await wear(`shadcn ${scheme}`);
    expect(weakEdges(container)).toEqual([]);
  });

  it("the box to find words in has an edge", async () => {
    await emulate({ features });
    await wear(`shadcn ${scheme}`);
    const { ui, open } = POPUPS["ResourceViewer, find"]!;
    await show(ui);
    await open();
    const box = document.querySelector('[data-slot="resource-viewer-find-box"]')!;
    (document.activeElement as HTMLElement).blur();
    expect(edgeContrast(box, "border-block-start-color")).toBeGreaterThan(3);
  });

  it.each([
    ["ResourceMention, popup", "option"],
    ["ResourceTemplateForm, suggestions", "option"],
    ["ResourceSearch, filters", "option"],
  ])("the row with the keyboard has an edge: %s", async (name, role) => {
    await emulate({ features });
    await wear(`shadcn ${scheme}`);
    const row = await rowWithKeyboard(name, role);
    expect(getComputedStyle(row()!).outlineWidth).toBe("2px");
    expect(edgeContrast(row()!, "outline-color")).toBeGreaterThan(3);
  });
});

function edgeContrast(element: Element, property: string): number {
  return contrastOn(getComputedStyle(element).getPropertyValue(property), groundOf(element.parentElement));
}
