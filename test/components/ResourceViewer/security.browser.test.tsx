import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ResourceViewer, type ResourceContents } from "../../../src/index.js";
import { en } from "../../../src/locales/en.js";
import { takeConsoleErrors } from "../../support/browserSetup.js";
import { renderKit } from "../../support/renderKit.js";
import { BEACON, hostileContents } from "./hostileContents.js";

// What the page may do while hostile content is shown. Reported violations count as attempts that a policy had to stop.
const policy = document.createElement("meta");
policy.httpEquiv = "Content-Security-Policy";
policy.content =
  "script-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; font-src 'self'; object-src blob:; base-uri 'none'; form-action 'none'";

let violations: string[] = [];
const onViolation = ({ violatedDirective, blockedURI }: SecurityPolicyViolationEvent) =>
  violations.push(`${violatedDirective} ${blockedURI}`);

let longest = 0;
const tasks = new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
});

beforeEach(() => {
  document.head.append(policy);
  violations = [];
  longest = 0;
  document.addEventListener("securitypolicyviolation", onViolation);
  tasks.observe({ type: "longtask" });
});

afterEach(() => {
  document.removeEventListener("securitypolicyviolation", onViolation);
  tasks.disconnect();
});

const HANG = 1000;
const ATTEMPTS = 3;

/** Shows contents and waits until their renderer is done with them. */
async function view(contents: ResourceContents) {
  longest = 0;
  const { container, unmount } = await renderKit(
    <ResourceViewer.Root
      resource={{ server: "evil", uri: contents.uri }}
      contents={[contents]}
      onOpenResource={() => {}}
    />,
  );
  await vi.waitFor(
    () => {
      expect(container.querySelector("article")).not.toBeNull();
      expect(container.querySelector("[data-renderer]:empty")).toBeNull();
      const message = container.querySelector("[data-renderer] > [data-slot$=message]");
      // A browser without a viewer for PDF says so and is done.
      expect([undefined, en["viewer.pdf.unsupported"]]).toContain(message?.textContent);
    },
    { timeout: 5000 },
  );
  await new Promise((resolve) => setTimeout(resolve, 60));
  return { container, unmount };
}

describe("ResourceViewer, hostile contents under a strict policy", () => {
  // Given, not read: the server that tests run in the page compiles code, which this policy forbids.
  it.each(Object.entries(hostileContents))("%s", async (_, contents) => {
    const address = location.href;
    let { container, unmount } = await view(contents);
    // What hangs does so every time; a machine that is busy elsewhere does not.
    for (let attempt = 1; attempt < ATTEMPTS && longest >= HANG; attempt++) {
      await unmount();
      ({ container, unmount } = await view(contents));
    }

    expect((window as { pwned?: number }).pwned).toBeUndefined();
    expect(violations).toEqual([]);
    expect(performance.getEntriesByType("resource").filter(({ name }) => name.startsWith(BEACON))).toEqual([]);
    expect(location.href).toBe(address);
    expect(longest).toBeLessThan(HANG);
    inspect(container);
    takeConsoleErrors();
  });
});

/** Nothing in the page that could run, load or leave on a click, and no id from the server. */
function inspect(container: Element) {
  const elements = [...container.querySelectorAll("*")];
  const attributes = elements.flatMap((element) => [...element.attributes]);
  const find = (pattern: RegExp) => attributes.filter(({ name }) => pattern.test(name)).map(({ value }) => value);
  expect(elements.filter(({ tagName }) => /^(script|style|link|base|meta|embed|form)$/i.test(tagName))).toEqual([]);
  expect(find(/^on/i)).toEqual([]);
  expect(
    find(/^id$/).filter((id) => /^(user-content|location|document|constructor|cookie|__proto__)/.test(id)),
  ).toEqual([]);
  const addresses = find(/^(href|src|data|action|formaction)$/);
  expect(addresses.filter((value) => !/^(https?:|mailto:|blob:|#|data:image\/)/.test(value))).toEqual([]);
  for (const link of container.querySelectorAll('a[href^="http"]')) {
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
    expect(link).toHaveAttribute("target", "_blank");
  }
  for (const frame of container.querySelectorAll("iframe")) expect(frame).toHaveAttribute("sandbox", "");
  for (const image of container.querySelectorAll("img")) expect(image.src).toMatch(/^(blob|data):/);
}
