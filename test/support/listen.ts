import { expect, onTestFinished } from "vitest";

const REGION = '[role="status"], [role="alert"], [role="log"], output, [aria-live]';
// Longer than anything that is said waits to stand still.
const QUIET_MS = 900;
const TIMEOUT = { timeout: 15_000 };

/**
 * Hears what a screen reader is told by itself until the test ends: every change of words in a live region, and alerts
 * that appear. A polite region that comes with its words is heard by few readers: what it says counts as “unheard”.
 */
export function listen() {
  const said: string[] = [];
  const observer = new MutationObserver((records) => said.push(...heardOf(records)));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return { said, passed: 0 };
}

type Ears = ReturnType<typeof listen>;

/** Waits until exactly these were said since the last call. */
export async function expectHeard(ears: Ears, ...words: (string | RegExp)[]): Promise<void> {
  await expect.poll(() => ears.said.slice(ears.passed), TIMEOUT).toEqual(words.map(asExpected));
  ears.passed += words.length;
}

/** The same for what comes from several places. */
export async function expectHeardInAnyOrder(ears: Ears, ...words: (string | RegExp)[]): Promise<void> {
  await expect.poll(() => ears.said.length - ears.passed, TIMEOUT).toBe(words.length);
  expect(ears.said.slice(ears.passed)).toEqual(expect.arrayContaining(words.map(asExpected)));
  ears.passed += words.length;
}

/** Waits long enough for whatever else may be on its way: nothing more was said. */
export async function expectQuiet(ears: Ears): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  expect(ears.said.slice(ears.passed)).toEqual([]);
}

const asExpected = (words: string | RegExp) => (typeof words === "string" ? words : expect.stringMatching(words));

function heardOf(records: readonly MutationRecord[]): string[] {
  const changed = new Set<Element>();
  const heard: string[] = [];
  for (const { type, target, addedNodes } of records) {
    const around = (target instanceof Element ? target : target.parentElement)?.closest(REGION);
    const isRelevant = type === "childList" ? addedNodes.length > 0 : !around?.ariaRelevant?.includes("additions");
    if (around && isRelevant) changed.add(around);
    for (const node of addedNodes) {
      if (!(node instanceof Element) || around) continue;
      for (const region of [node, ...node.querySelectorAll(REGION)]) if (region.matches(REGION)) changed.add(region);
    }
  }
  for (const region of changed) {
    const words = wordsOf(region);
    const added = records.flatMap((one) => [...one.addedNodes]).find((node) => node.contains(region));
    if (words === "" || region.getAttribute("aria-live") === "off") continue;
    if (!added || region.role === "alert") heard.push(words);
    // One that comes with the whole part around it is there to be read; what it says comes later.
    else if (added.parentElement?.closest("[data-mcpr-root]")) heard.push(`unheard: ${words}`);
  }
  return heard;
}

/** What is read of an element: not what is hidden from readers, nor an element that is hidden itself. */
function wordsOf(region: Element): string {
  if (!region.isConnected || region.closest('[aria-hidden="true"], [inert]')) return "";
  const copy = region.cloneNode(true) as Element;
  copy.querySelectorAll('[aria-hidden="true"]').forEach((hidden) => hidden.remove());
  return copy.textContent.replace(/\s+/g, " ").trim();
}
