import axe from "axe-core";
import { describe, expect, it, onTestFinished } from "vitest";
import "../../.storybook/preview.css";
import { smallTargets } from "./smallTargets.js";
import { POPUPS, show, showAll } from "./views.js";

const DENSITIES = [
  { density: "", scale: "1" },
  { density: "compact", scale: "1" },
  { density: "", scale: "0.88" },
  { density: "compact", scale: "0.88" },
];

function pack({ density, scale }: (typeof DENSITIES)[number]) {
  const page = document.documentElement;
  page.dataset.density = density;
  page.style.setProperty("--mcpr-scale", scale);
  onTestFinished(() => {
    delete page.dataset.density;
    page.style.removeProperty("--mcpr-scale");
  });
}

describe.each(DENSITIES)('data-density="$density", --mcpr-scale: $scale', (density) => {
  it("what stands in the page can be pressed within 24 px, is called by its words, and holds no other control", async () => {
    pack(density);
    const { container } = await showAll();
    expect(smallTargets(container)).toEqual([]);
    expect(await faultsOf(container)).toEqual([]);
  });
});

describe.each([DENSITIES[0]!, DENSITIES[3]!])('data-density="$density", --mcpr-scale: $scale', (density) => {
  it.each(Object.entries(POPUPS))("<%s> too", async (_, { ui, open }) => {
    pack(density);
    await show(ui);
    await open();
    expect(smallTargets(document.body)).toEqual([]);
    expect(await faultsOf(document.body)).toEqual([]);
  });
});

describe("What counts as small", () => {
  const found = async (side: number, gap: number) => {
    const style = {
      inlineSize: side,
      blockSize: side,
      boxSizing: "border-box",
      marginInlineEnd: gap,
      border: 0,
    } as const;
    const { container } = await show(
      <div style={{ display: "flex" }}>
        <button type="button" style={style} aria-label="one" />
        <button type="button" style={style} aria-label="other" />
      </div>,
    );
    return smallTargets(container).length;
  };

  it.each([
    [24, 0, 0],
    [23, 0, 2],
    [23.5, 0, 2],
    [20, 4, 0],
    [20, 3, 2],
  ])("buttons of %f px with %f px between: %i", async (side, gap, count) => {
    expect(await found(side, gap)).toBe(count);
  });
});

/** Controls in controls, stops of the Tab key out of order, and names without the words that are seen. */
async function faultsOf(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, {
    iframes: false,
    runOnly: ["nested-interactive", "tabindex"],
    selectors: false,
  });
  return [
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html.slice(0, 120)}`)),
    ...misnamed(container),
  ];
}

// Rows of lists are named by their display name alone, whatever else they show.
function misnamed(container: Element): string[] {
  return [...container.querySelectorAll<HTMLElement>('a[href], button, summary, [role="tab"]')]
    .filter((one) => one.ariaLabel !== null && one.checkVisibility())
    .filter((one) => !wordsIn(one.ariaLabel!).includes(wordsIn(one.innerText)))
    .map((one) => `“${one.innerText}” is called ${one.ariaLabel}`);
}

const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
