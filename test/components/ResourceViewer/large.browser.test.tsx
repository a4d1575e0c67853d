import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ResourceViewer, type ResourceContents } from "../../../src/index.js";
import { renderKit } from "../../support/renderKit.js";

const SMALL = "30 30";

/**
 * Shows large contents and counts how often the page could paint until they were there: work that holds the main
 * thread lets it once or twice. A small one of the same type comes first, so that its renderer is loaded already.
 */
async function paintsUntil(isThere: () => boolean, small: ResourceContents, large: ResourceContents) {
  const { container, rerender } = await renderKit(<ResourceViewer.Root contents={[small]} />);
  await expect.poll(() => container.querySelector("[data-renderer]")?.textContent).toContain(SMALL);
  let paints = 0;
  let frame = requestAnimationFrame(function count() {
    paints++;
    frame = requestAnimationFrame(count);
  });
  await rerender(<ResourceViewer.Root contents={[large]} />);
  await expect.poll(isThere, { timeout: 20_000, interval: 1 }).toBe(true);
  cancelAnimationFrame(frame);
  return paints;
}

const find = (selector: string) => document.querySelector(selector);

describe("ResourceViewer, large contents", () => {
  it("50 MB of base64 are decoded between the page's own tasks, and shown to the last byte", async () => {
    const blob = "AAECAwQFBgcICQoLDA0ODw".repeat(2_400_000).slice(0, 50_000_000);
    const type = { uri: "x:big.bin", mimeType: "application/octet-stream" };
    const isThere = () => find("pre")?.textContent?.startsWith("00000000  00 01 02") ?? false;
    const paints = await paintsUntil(isThere, { ...type, blob: btoa(SMALL) }, { ...type, blob });
    expect(paints).toBeGreaterThan(3);
    const scroller = find("[data-slot=resource-viewer-hex]")!;
    scroller.scrollTop = scroller.scrollHeight;
    await expect
      .poll(() => find("pre")!.textContent)
      .toContain((37_500_000 - 1 - ((37_500_000 - 1) % 16)).toString(16));
  });

  it("a picture of 12 MB is shown from all of its bytes, and they are let go with it", async () => {
    // One pixel, and bytes after its end, which every reader of PNG ignores.
    const pixel = atob(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
    );
    const blob = btoa(pixel + "\0".repeat(12_000_000));
    const contents = [{ uri: "x:big.png", mimeType: "image/png", blob }];
    const { rerender } = await renderKit(<ResourceViewer.Root contents={contents} />);
    const image = () => document.querySelector<HTMLImageElement>("img[src^='blob:']");
    await expect.poll(() => image()?.naturalWidth, { timeout: 20_000 }).toBe(1);
    const url = image()!.src;
    const { size, type } = await (await fetch(url)).blob();
    expect([size, type]).toEqual([pixel.length + 12_000_000, "image/png"]);
    await rerender(<ResourceViewer.Root contents={[]} />);
    await expect.poll(() => image()).toBeNull();
    await expect(fetch(url)).rejects.toThrow("Failed to fetch");
  });

  it("1 MB of markdown is parsed where it is looked at", async () => {
    const section = (at: number) =>
      `## Part ${at}\n\nSome *text* with a [link](./${at}.md) and \`code\`.\n\n- one\n- two\n\n`;
    const text = Array.from({ length: 12_500 }, (_, at) => section(at)).join("");
    const type = { uri: "x://a/big.md", mimeType: "text/markdown" };
    const isThere = () => find("h2")?.textContent === "Part 0" && document.body.textContent.includes("Part 12499");
    await paintsUntil(isThere, { ...type, text: SMALL }, { ...type, text });
    expect(document.querySelectorAll("h2").length).toBeLessThan(1000);
  });

  it("a megabyte of code is there at once and coloured while the page goes on", async () => {
    const text = "export const a = `b`; // c\n".repeat(35_000);
    const type = { uri: "x:a.js", mimeType: "text/javascript" };
    const isThere = () => find('[data-token="keyword"]')?.textContent === "export";
    await paintsUntil(isThere, { ...type, text: `"${SMALL}"` }, { ...type, text });
    find("[data-slot=resource-viewer-lines]")!.scrollTop = 1e6;
    await expect.poll(() => find('[data-token="comment"]')?.textContent, { timeout: 20_000 }).toBe("// c");
  });

  it("a JSON export of 30,000 rows is text until it is read, then a tree that is searched as it is typed", async () => {
    const rows = Array.from({ length: 30_000 }, (_, id) => ({
      id,
      name: `Row ${id}`,
      tags: ["a", "b"],
      nested: { id },
    }));
    const type = { uri: "j://export.json", mimeType: "application/json" };
    let wasText = false;
    const changes = new MutationObserver(() => {
      wasText ||= find("[data-slot=resource-viewer-lines]")?.textContent?.includes('"Row 0"') ?? false;
    });
    changes.observe(document.body, { childList: true, subtree: true });
    const isThere = () => find("[role=tree]")?.textContent?.includes("30,000 items") ?? false;
    const text = JSON.stringify(rows);
    await paintsUntil(isThere, { ...type, text: `["${SMALL}"]` }, { ...type, text });
    changes.disconnect();
    expect(wasText).toBe(true);
    await expect.element(page.getByText(/^[2-3]\.?\d* MB$/)).toBeVisible();
    expect(document.querySelectorAll("[role=treeitem]").length).toBeLessThan(300);
    await userEvent.fill(page.getByRole("searchbox"), "Row 29999");
    await expect.element(page.getByText("$[29999].name")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Download" })).toBeVisible();
  });
});
