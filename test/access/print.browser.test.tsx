import { ResourcePicker, ResourceViewer } from "mcp-resource-kit";
import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import "../../.storybook/preview.css";
import { emulate } from "./emulate.js";
import { contrastRatio, groundOf, over } from "./lowContrast.js";
import { settled, show, showAll } from "./views.js";

// In pixels, within margins of a centimetre.
const A4 = 718;

// Two thousandths of a second, as a WAV file.
const SILENCE = "UklGRjQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YRAAAACAgICAgICAgICAgICAgICA";

const text = (lines: number) => Array.from({ length: lines }, (_, at) => `line ${at + 1}`).join("\n");
const bytes = (count: number) => btoa("\u0001\u0002\u0003\u00fe".repeat(count / 4));

const LONG: [name: string, contents: { mimeType: string; text?: string; blob?: string }, row: string, rows: number][] =
  [
    ["text", { mimeType: "text/plain", text: text(600) }, "resource-viewer-line", 600],
    ["code", { mimeType: "text/typescript", text: text(600) }, "resource-viewer-line", 600],
    [
      "JSON",
      { mimeType: "application/json", text: JSON.stringify(text(300).split("\n")) },
      "resource-viewer-tree-row",
      301,
    ],
    ["a table", { mimeType: "text/csv", text: `name,km\n${text(400).replaceAll("\n", ",1\n")},1` }, "", 401],
    ["text of 6,000 lines", { mimeType: "text/plain", text: text(6000) }, "resource-viewer-line", 5000],
  ];

describe("printed", () => {
  beforeEach(() => () => page.viewport(1000, 800));

  it.each(LONG)("%s is there as a whole, one row below the other", async (_, content, slot, count) => {
    const contents = [{ uri: "x://a/long", ...content }];
    const { container } = await show(<ResourceViewer.Root contents={contents} style={{ blockSize: "20rem" }} />);
    await settled(container);
    const rows = () => [
      ...container.querySelectorAll<HTMLElement>(slot ? `[data-slot="${slot}"]` : "tr:not([data-slot])"),
    ];
    await expect.poll(() => rows().length).toBeGreaterThan(5);
    expect(rows().length).toBeLessThan(100);
    await emulate({ media: "print" });
    await expect.poll(() => rows().length).toBe(count);
    const boxes = rows().map((row) => row.getBoundingClientRect());
    expect(boxes.filter(({ top }, index) => top < (boxes[index - 1]?.bottom ?? 0) - 1)).toEqual([]);
    expect(clipped(container)).toEqual([]);
    const note = page.getByText("The first 5,000 of 6,000 rows are printed.");
    if (count === 5000) await expect.element(note).toBeVisible();
    else await expect.element(note).not.toBeInTheDocument();
  });

  it("a long name of a column and a long cell are there as a whole", async () => {
    const long = text(40).replaceAll("\n", " ");
    const contents = [{ uri: "x://a/wide", mimeType: "text/csv", text: `name,${long}\n${long},1` }];
    const { container } = await show(<ResourceViewer.Root contents={contents} />);
    await settled(container);
    await expect.poll(() => container.querySelectorAll("tbody td").length).toBe(2);
    await emulate({ media: "print" });
    const cells = [...container.querySelectorAll<HTMLElement>("table :is(th, td, bdi)")];
    const cut = () =>
      cells.filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== "visible");
    await expect.poll(cut).toEqual([]);
    const [head, name] = ["th:last-child", "th:last-child bdi"].map((one) =>
      container.querySelector(`thead ${one}`)!.getBoundingClientRect(),
    );
    expect(name!.height).toBeGreaterThan(30);
    expect(name!.bottom).toBeLessThanOrEqual(head!.bottom + 1);
  });

  it.each([9, 12, 40, 100])("a table of %i columns keeps its words and its columns on the paper", async (count) => {
    await page.viewport(A4, 900);
    const row = (word: string) => Array.from({ length: count }, (_, at) => `${word} ${at}`).join(",");
    const contents = [{ uri: "x://a/wide", mimeType: "text/csv", text: `${row("readings")}\n${row("Ayuthaya")}` }];
    const { container } = await show(<ResourceViewer.Root contents={contents} />);
    await settled(container);
    await expect.poll(() => container.querySelectorAll("tbody td").length).toBe(count);
    await emulate({ media: "print" });
    await expect.poll(() => container.querySelector("table")!.style.getPropertyValue("--_mcpr-letters")).not.toBe("");
    const table = container.querySelector<HTMLElement>("table")!;
    expect(parseFloat(getComputedStyle(table).fontSize)).toBeGreaterThan(8);
    const texts = [...table.querySelectorAll<HTMLElement>("bdi")].filter((one) => one.checkVisibility());
    expect(texts.length).toBe(count > 20 ? count : 2 * count);
    expect(texts.filter((one) => one.getBoundingClientRect().right > A4)).toEqual([]);
    expect(texts.filter((one) => linesOf(one, 8) > 1)).toEqual([]);
    expect(clipped(container)).toEqual([]);
    const names = [...table.querySelectorAll("td")].map((cell) => getComputedStyle(cell, "::before").content);
    if (count > 20) expect(names.at(-1)).toBe(`"readings ${count - 1}"`);
    else expect(new Set(names)).toEqual(new Set(["none"]));
  });

  it("a table of many rows and columns is printed in part, and says so", async () => {
    const row = Array.from({ length: 200 }, (_, at) => at).join(",");
    const contents = [{ uri: "x://a/large", mimeType: "text/csv", text: `${row}\n`.repeat(201) }];
    const { container } = await show(<ResourceViewer.Root contents={contents} />);
    await settled(container);
    await expect.poll(() => container.querySelectorAll("tbody td").length).toBeGreaterThan(200);
    await emulate({ media: "print" });
    const said = () => container.querySelector('[data-slot="resource-viewer-printed"]')?.textContent;
    await expect.poll(said).toContain("first 150 of 200");
    expect(container.querySelectorAll("tbody tr:not([data-slot])").length).toBe(150);
  });

  it("a table has room for words that must break, and its head on every page", async () => {
    await page.viewport(A4, 900);
    const long = "0123456789abcdef".repeat(8);
    const contents = [{ uri: "x://a/wide", mimeType: "text/csv", text: `one,two,three\n${long},${long},summer` }];
    const { container } = await show(<ResourceViewer.Root contents={contents} />);
    await settled(container);
    await expect.poll(() => container.querySelectorAll("tbody td").length).toBe(3);
    await emulate({ media: "print" });
    await expect.poll(() => getComputedStyle(container.querySelector("thead button")!).display).toBe("contents");
    const cells = [...container.querySelectorAll<HTMLElement>("td")];
    expect(cells.filter((one) => one.getBoundingClientRect().right > A4)).toEqual([]);
    expect(linesOf(cells[2]!.querySelector("bdi")!, 6)).toBe(1);
  });

  it("sound is said to be missing", async () => {
    await show(<ResourceViewer.Root contents={[{ uri: "x://a/siren", mimeType: "audio/wav", blob: SILENCE }]} />);
    const note = page.getByText("This cannot be shown. It can still be downloaded.");
    await expect.element(note).toBeInTheDocument();
    await expect.element(note).not.toBeVisible();
    await emulate({ media: "print" });
    await expect.element(note).toBeVisible();
  });

  it("a long text leaves its scroll box, in the viewer and in the picker's preview", async () => {
    await show(<ResourcePicker.Dialog defaultOpen />);
    await page.getByRole("treeitem", { name: "plan.md", exact: true }).click();
    await expect.element(page.getByRole("heading", { name: "The plan" })).toBeVisible();
    await emulate({ media: "print" });
    const dialog = page.getByRole("dialog").element();
    const article = dialog.querySelector("article")!.getBoundingClientRect();
    expect(article.height).toBeGreaterThan(900);
    expect(dialog.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(article.bottom);
    expect(clipped(dialog)).toEqual([]);
    await expect.element(page.getByRole("tree")).not.toBeInTheDocument();
  });

  it("bytes are there as a whole", async () => {
    const contents = [{ uri: "x://a/raw", mimeType: "application/octet-stream", blob: bytes(16 * 700) }];
    const { container } = await show(<ResourceViewer.Root contents={contents} />);
    await settled(container);
    await emulate({ media: "print" });
    await expect.poll(() => container.querySelector("pre")!.textContent.split("\n")).toHaveLength(700);
    expect(clipped(container)).toEqual([]);
  });

  it("black on white, without anything to press, whatever the look", async () => {
    Object.assign(document.documentElement.dataset, { look: "terminal", theme: "dark" });
    await emulate({ media: "print" });
    const { container } = await showAll();
    const viewers = [...container.querySelectorAll('[data-slot="resource-viewer"]')];
    expect(viewers.flatMap(pale)).toEqual([]);
    expect(viewers.flatMap(pressable)).toEqual([]);
    expect(viewers.flatMap(clipped)).toEqual([]);
    for (const name of ["look", "theme"]) delete document.documentElement.dataset[name];
  });

  it("afterwards only what is in sight is mounted", async () => {
    const { container } = await show(<ResourceViewer.Root contents={[{ uri: "x:a.txt", text: text(600) }]} />);
    await settled(container);
    const lines = () => container.querySelectorAll('[data-slot="resource-viewer-line"]').length;
    window.dispatchEvent(new Event("beforeprint"));
    expect(lines()).toBe(600);
    window.dispatchEvent(new Event("afterprint"));
    expect(lines()).toBeLessThan(100);
  });

  it("a list that is taken away while it is printed leaves the next one as it is", async () => {
    const viewer = <ResourceViewer.Root contents={[{ uri: "x:a.txt", text: text(600) }]} />;
    const first = await show(viewer);
    await settled(first.container);
    window.dispatchEvent(new Event("beforeprint"));
    await first.unmount();
    window.dispatchEvent(new Event("afterprint"));
    const { container } = await show(viewer);
    await settled(container);
    expect(container.querySelectorAll('[data-slot="resource-viewer-line"]').length).toBeLessThan(100);
  });
});

/** Over how many lines the first letters of an element go. */
function linesOf(element: Element, letters: number): number {
  const range = document.createRange();
  range.setStart(element.firstChild!, 0);
  range.setEnd(element.firstChild!, letters);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

/** What has a frame that it does not fit into. */
function clipped(container: Element): string[] {
  return [container, ...container.querySelectorAll<HTMLElement>("*")]
    .filter((one) => one.checkVisibility() && !one.closest("[data-visually-hidden], .sr-only, object"))
    .filter((one) => getComputedStyle(one).overflowY !== "visible" && getComputedStyle(one).textOverflow !== "ellipsis")
    .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
    .map((one) => `${(one as HTMLElement).dataset.slot ?? one.localName} ${one.clientHeight} of ${one.scrollHeight}`);
}

function pale(container: Element): string[] {
  return [...container.querySelectorAll<HTMLElement>("*")]
    .filter(
      (one) =>
        one.checkVisibility() && [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    )
    .filter((one) => {
      const ground = groundOf(one);
      const ink = over(getComputedStyle(one).color, ground);
      return contrastRatio(ground, [255, 255, 255]) > 1.1 || contrastRatio(ink, ground) < 10;
    })
    .map((one) => `${one.dataset.slot ?? one.localName} “${one.textContent.slice(0, 30)}”`);
}

function pressable(container: Element): string[] {
  return [...container.querySelectorAll<HTMLElement>("button, input:not([disabled]), select, audio, video")]
    .filter((one) => one.checkVisibility() && !/-(toggle|sort|entry|link)$/.test(one.dataset.slot ?? ""))
    .map((one) => one.outerHTML.slice(0, 100));
}
