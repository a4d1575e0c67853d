import { ResourceAttachments } from "mcp-resource-kit";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { renderKit } from "../../support/renderKit.js";

const state = () => document.querySelector<HTMLElement>("[data-slot=resource-attachments-item-state]")!;

/** The chip of one resource, as wide as it is told. */
async function chip(uri: string) {
  await renderKit(<ResourceAttachments.Root value={[{ server: "notes", uri }]} />, {
    catalogues: [
      { name: "notes", title: "Notes of the station", resources: [{ uri: "note:1", name: "Note 1", text: "A note." }] },
    ],
  });
  const item = page.getByRole("listitem").element() as HTMLElement;
  item.style.maxInlineSize = "none";
  return (width: number) => (item.style.inlineSize = `${width}px`);
}

const topsOf = (node: Node) => {
  const range = document.createRange();
  range.selectNodeContents(node);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
};

describe("The lines below an attachment's name", () => {
  it("never part a number from its unit: size and tokens go below the server together", async () => {
    const resize = await chip("note:1");
    await expect.poll(() => state().textContent).toContain("7 bytes · about");
    const measure = state().querySelector("bdi + span > span")!.firstChild!;
    resize(900);
    const least = document.createRange();
    least.selectNodeContents(measure);
    const width = least.getBoundingClientRect().width + 32;
    for (let more = 0; more < 140; more += 7) {
      resize(width + more);
      expect(topsOf(measure).size, `in a chip of ${width + more} px`).toBe(1);
    }
  });

  it("have “Try again” beside the last word where it has room", async () => {
    const resize = await chip("note:2");
    await expect.poll(() => state().textContent).toContain("Try again");
    const words = page.getByRole("alert").element();
    const again = page.getByRole("button", { name: /^Try again/ }).element();
    resize(900);
    const whole = again.getBoundingClientRect().right - state().getBoundingClientRect().left;
    resize(whole * 0.7);
    const last = [...words.getClientRects()].at(-1)!;
    expect(topsOf(words).size).toBe(2);
    expect(again.getBoundingClientRect().top).toBeLessThan(last.bottom);
  });
});

it("what closes the dialog of an attachment is as large as the icons beside it", async () => {
  await renderKit(<ResourceAttachments.Root value={[{ server: "notes", uri: "note:1", name: "Note 1" }]} />, {
    catalogues: [{ name: "notes", title: "Notes", resources: [{ uri: "note:1", name: "Note 1", text: "A note." }] }],
  });
  await expect.element(page.getByRole("listitem")).toHaveTextContent("7 bytes");
  await page.getByRole("button", { name: "Note 1", exact: true }).click();
  await expect.element(page.getByRole("button", { name: "Copy" })).toBeVisible();
  const widthOf = (slot: string) =>
    document.querySelector(`[role=dialog] [data-slot=${slot}] svg`)!.getBoundingClientRect().width;
  expect(widthOf("resource-attachments-close")).toBeCloseTo(widthOf("resource-viewer-actions"), 0);
});
