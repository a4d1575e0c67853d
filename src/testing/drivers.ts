// Drivers: what a person does with a component, for a host's own tests. Plain DOM events, no test framework.

import { visibleText } from "../model/visibleText.js";

type Root = ParentNode & { ownerDocument?: Document | null };

const TIMEOUT_MS = 5000;

/** Drives a `ResourceTree` below `root`, by the names people read. */
export function driveTree(root: Root = document) {
  const row = (name: string) => untilNamed(root, '[role="treeitem"]', name, "a tree row");
  return {
    /** Names of the rows that are mounted, in order. */
    rows: () => all(root, '[role="treeitem"]').map(nameOf),
    expand: async (name: string) => setExpanded(await row(name), true),
    collapse: async (name: string) => setExpanded(await row(name), false),
    /** Opens a resource, as a press on its row does. */
    open: async (name: string) => (await row(name)).click(),
    /** Chooses a row, or gives it back, by its checkbox. */
    toggle: async (name: string) => {
      const item = await row(name);
      const checkbox = item.querySelector<HTMLElement>('[data-slot="resource-tree-item-checkbox"]');
      if (!checkbox)
        throw new Error(
          `“${nameOf(item)}” has no checkbox. Only with selectionMode="multiple" rows have one: otherwise open it.`,
        );
      checkbox.click();
    },
    filter: (text: string) => type(find(root, '[data-slot="resource-tree-search"]'), text),
  };

  async function setExpanded(item: HTMLElement, expanded: boolean): Promise<void> {
    if (!item.hasAttribute("aria-expanded"))
      throw new Error(`“${nameOf(item)}” has nothing in it that could be opened or closed. Take a folder or a server.`);
    if (item.getAttribute("aria-expanded") === String(expanded)) return;
    find(item, '[data-slot="resource-tree-item-toggle"]').click();
    await until(
      () => item.getAttribute("aria-expanded") === String(expanded) || null,
      `“${nameOf(item)}” to ${expanded ? "open" : "close"}`,
    );
  }
}

/** Drives a `ResourceSearch` below `root`. */
export function driveSearch(root: Root = document) {
  const box = () => find(root, '[data-slot="resource-search-input"]');
  return {
    type: (text: string) => type(box(), text),
    results: () => all(root, '[data-slot="resource-search-item"]').map(nameOf),
    /** Types what to look for and takes the row of that name. */
    pick: async (text: string, name = text) => {
      type(box(), text);
      const item = '[data-slot="resource-search-item"]';
      // Further down than the first hundred, behind a row that shows more.
      const showMore = () => {
        const more = root.querySelector<HTMLElement>(`${item}[data-kind="more"]`);
        more?.click();
        return more !== null;
      };
      (await untilNamed(root, item, name, "a result", showMore)).click();
    },
  };
}

/** Drives a `ResourceMention` below `root`. */
export function driveMention(root: Root = document) {
  const composer = () => find(root, '[data-slot="resource-mention-input"]') as HTMLTextAreaElement;
  return {
    text: () => composer().value,
    /** Adds to the end of the message. */
    type: (text: string) => type(composer(), composer().value + text),
    /** Types `@` and the words, and takes the entry of that name. */
    pick: async (text: string, name = text) => {
      type(composer(), `${composer().value}@${text}`);
      (await untilNamed(root, '[data-slot="resource-mention-item"]', name, "an entry")).click();
    },
    send: () => press(composer(), "Enter"),
  };
}

function all(root: Root, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)];
}

function find(root: Root, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found)
    throw new Error(`Nothing here matches ${selector}. Render the component first, inside the element given.`);
  return found;
}

const MOST_TOLD = 20;
// One whose name only begins so is taken when the one that is called so has had time to come.
const PATIENCE_MS = 250;

async function untilNamed(
  root: Root,
  selector: string,
  name: string,
  what: string,
  showMore: () => boolean = () => false,
): Promise<HTMLElement> {
  const wanted = visibleText(name).trim();
  const begun = Date.now();
  const look = () => {
    const items = all(root, selector);
    const found = items.find((item) => nameOf(item) === wanted || labelOf(item) === wanted);
    if (found || showMore() || Date.now() - begun < PATIENCE_MS) return found ?? null;
    return items.find((item) => nameOf(item).startsWith(wanted)) ?? null;
  };
  return until(look, `${what} called “${name}”`, () => {
    const names = all(root, selector).map((item) => `“${nameOf(item)}”`);
    const told = names.slice(0, MOST_TOLD).join(", ") + (names.length > MOST_TOLD ? ", …" : "");
    return names.length === 0 ? "There is none at all." : `There are: ${told}.`;
  });
}

function nameOf(element: HTMLElement): string {
  return (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
}

/** Without the path after it. */
function labelOf(element: HTMLElement): string | undefined {
  return element.querySelector('[data-slot$="-item-label"]')?.textContent?.trim();
}

function press(target: Element, key: string): void {
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

// React hears of a value only when it was set past the setter that it keeps on the element.
function type(field: HTMLElement, text: string): void {
  field.focus();
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, "value")!.set!.call(field, text);
  (field as HTMLInputElement).setSelectionRange(text.length, text.length);
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
}

async function until<T>(look: () => T | null, what: string, tell?: () => string): Promise<T> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    const found = look();
    if (found) return found;
    if (Date.now() > end)
      throw new Error([`Waited ${TIMEOUT_MS / 1000} s for ${what}. It did not come.`, tell?.()].join(" ").trim());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
