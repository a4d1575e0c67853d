import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ResourceViewer, type ResourceContents } from "../../../src/index.js";
import { renderKit } from "../../support/renderKit.js";

// Bars are several times what the design asks, since tests share their processors; what fails them is work that grows
// with the size of the content on the main thread.
let longest = 0;
const tasks = new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
});
beforeEach(() => {
  longest = 0;
  tasks.observe({ type: "longtask" });
});
afterEach(() => tasks.disconnect());

// A small one of the same type first: what is measured is the content, not the loading of its renderer.
async function view(small: ResourceContents, large: ResourceContents) {
  const { container, rerender } = await renderKit(<ResourceViewer.Root contents={[small]} />);
  await expect
    .poll(() => container.querySelector("[data-renderer]")?.textContent, { timeout: 10_000 })
    .toContain(SMALL);
  await new Promise((resolve) => setTimeout(resolve, 200));
  longest = 0;
  await rerender(<ResourceViewer.Root contents={[large]} />);
  return container;
}

const SMALL = "30 30";

describe("ResourceViewer, large contents", () => {
  it("50 MB of base64 are decoded between the page's own tasks", async () => {
    const blob = "AAECAwQFBgcICQoLDA0ODw".repeat(2_400_000).slice(0, 50_000_000);
    const type = { uri: "x:big.bin", mimeType: "application/octet-stream" };
    const container = await view({ ...type, blob: btoa(SMALL) }, { ...type, blob });
    await expect
      .poll(() => container.querySelector("pre")?.textContent, { timeout: 10_000 })
      .toMatch(/^0{8} {2}00 01 02/);
    expect(longest).toBeLessThan(4000);
  });

  it("1 MB of markdown is parsed where it is looked at", async () => {
    const section = (at: number) =>
      `## Part ${at}\n\nSome *text* with a [link](./${at}.md) and \`code\`.\n\n- one\n- two\n\n`;
    const text = Array.from({ length: 12_500 }, (_, at) => section(at)).join("");
    const type = { uri: "x://a/big.md", mimeType: "text/markdown" };
    const container = await view({ ...type, text: SMALL }, { ...type, text });
    // Not by role: working out the roles of a megabyte of text is a long task of its own.
    await expect.poll(() => container.querySelector("h2")?.textContent, { timeout: 10_000 }).toBe("Part 0");
    expect(longest).toBeLessThan(5000);
    expect(container.querySelectorAll("h2").length).toBeLessThan(1000);
    expect(container.textContent).toContain("Part 12499");
  });
});
