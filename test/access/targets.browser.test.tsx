import axe from "axe-core";
import { describe, expect, it, onTestFinished } from "vitest";
import "../../.storybook/preview.css";
import { smallTargets } from "./smallTargets.js";
import { POPUPS, show, showAll } from "./views.js";

describe.each(["", "compact"])('data-density="%s"', (density) => {
  it("what stands in the page can be pressed within 24 px, is called by its words, and holds no other control", async () => {
    document.documentElement.dataset.density = density;
    onTestFinished(() => void delete document.documentElement.dataset.density);
    const { container } = await showAll();
    expect(smallTargets(container)).toEqual([]);
    expect(await faultsOf(container)).toEqual([]);
  });
});

it.each(Object.entries(POPUPS))("<%s> too", async (_, { ui, open }) => {
  await show(ui);
  await open();
  expect(smallTargets(document.body)).toEqual([]);
  expect(await faultsOf(document.body)).toEqual([]);
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
