import { expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../../.storybook/preview.css";
import { contrastOn, groundOf } from "./lowContrast.js";
import { POPUPS, show, showAll } from "./views.js";

/** Wears the theme whose highlight is its text's colour: what is still written in that colour cannot be read. */
function wearInverse() {
  const root = document.documentElement;
  Object.assign(root.dataset, { look: "terminal", theme: "light" });
  onTestFinished(() => {
    delete root.dataset.look;
    delete root.dataset.theme;
  });
}

it("every kind of button shows that the pointer is on it, and can be read then", async () => {
  wearInverse();
  const { container } = await showAll();
  expect(await faultsUnderPointer(container)).toEqual([]);
});

it.each(["ResourcePicker.Dialog", "ResourceMention, popup", "ResourceSearch, filters", "ResourceAttachments, preview"])(
  "so does that of <%s>",
  async (name) => {
    wearInverse();
    const { ui, open } = POPUPS[name]!;
    await show(ui);
    await open();
    expect(await faultsUnderPointer(document.body)).toEqual([]);
  },
);

async function faultsUnderPointer(container: Element): Promise<string[]> {
  const faults: string[] = [];
  for (const [kind, button] of kindsOf(container)) {
    await userEvent.unhover(page.elementLocator(button));
    const before = lookOf(button);
    await userEvent.hover(page.elementLocator(button));
    if (lookOf(button) === before) faults.push(`${kind} stays as it is`);
    faults.push(...unreadable(button).map((text) => `${kind}: ${text}`));
  }
  return faults;
}

/** One enabled button of each kind that is in sight. */
function kindsOf(container: Element): Map<string, HTMLElement> {
  const kinds = new Map<string, HTMLElement>();
  for (const button of container.querySelectorAll<HTMLElement>("button:enabled, [role=tab]:enabled")) {
    if (!button.checkVisibility() || button.matches("[data-state=active], [data-expanded]") || isCovered(button))
      continue;
    const { slot = button.parentElement?.dataset.slot, button: look } = button.dataset;
    const kind = look ?? `${slot}${"selected" in button.dataset ? ", chosen" : ""}`;
    if (!kinds.has(kind)) kinds.set(kind, button);
  }
  return kinds;
}

// Beside or under what scrolls: the pointer would come to something else.
function isCovered(button: HTMLElement): boolean {
  button.scrollIntoView({ block: "center" });
  const { left, top, width, height } = button.getBoundingClientRect();
  return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

const SHOWN = ["backgroundColor", "color", "borderColor", "textDecorationLine", "textDecorationThickness"] as const;

const lookOf = (button: HTMLElement) =>
  [button, ...button.children].map((one) => SHOWN.map((name) => getComputedStyle(one)[name]).join()).join("\n");

function unreadable(button: HTMLElement): string[] {
  return [button, ...button.querySelectorAll<HTMLElement>("*")]
    .filter((one) => one.localName === "svg" || [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE))
    .filter((one) => one.checkVisibility() && !one.closest("[data-visually-hidden]"))
    .flatMap((one) => {
      const ground = groundOf(one);
      const ratio = contrastOn(getComputedStyle(one).color, ground);
      const least = one.localName === "svg" ? 3 : 4.5;
      return ratio < least ? [`${one.localName} “${one.textContent.slice(0, 30)}” ${ratio.toFixed(1)}`] : [];
    });
}
