import { afterEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ResourceTemplateForm } from "../../../src/index.js";
import { emulate } from "../../access/emulate.js";
import { renderKit } from "../../support/renderKit.js";

const docs = { name: "docs", title: "Docs" };
const form = (
  <div style={{ inlineSize: 300 }}>
    <ResourceTemplateForm.Root
      server="docs"
      template="docs:///some/long/path/in/front/{id}{?tags*}"
      defaultValues={{ tags: ["one"] }}
    />
  </div>
);
const part = (name: string) => document.querySelector<HTMLElement>(`[data-slot="resource-template-form-${name}"]`)!;
const boxOf = (name: string) => part(name).getBoundingClientRect();
const shown = () => expect.element(page.getByRole("button", { name: "Open" })).toBeVisible();

describe("<ResourceTemplateForm>'s layout", () => {
  afterEach(() => document.documentElement.removeAttribute("data-theme"));

  it.each([0.88, 1, 1.15])("Add is as high as the field beside it, at a density of %f", async (scale) => {
    await renderKit(<div style={{ "--mcpr-scale": scale } as object}>{form}</div>, { catalogues: [docs] });
    await shown();
    const field = part("add").parentElement!.querySelector("input")!.getBoundingClientRect();
    expect(boxOf("add").height).toBeCloseTo(field.height, 0);
  });

  it("lines of an address begin at the left on a page that is written from the right", async () => {
    await renderKit(form, { catalogues: [docs], dir: "rtl" });
    await shown();
    const words = document.createRange();
    words.selectNodeContents(part("uri"));
    const lines = [...words.getClientRects()].filter(({ width }) => width > 0);
    const lefts = new Map<number, number>();
    for (const { top, left } of lines) {
      const line = Math.round(top / 10);
      lefts.set(line, Math.min(lefts.get(line) ?? Infinity, Math.round(left)));
    }
    expect(lefts.size).toBeGreaterThan(1);
    expect(new Set(lefts.values())).toEqual(new Set([Math.round(boxOf("uri").left)]));
  });

  it("the address has an edge where much contrast is asked for, and its ground is too faint", async () => {
    await renderKit(form, { catalogues: [docs] });
    await shown();
    const edge = () => getComputedStyle(part("preview")).borderTopColor;
    expect(edge()).toBe("rgba(0, 0, 0, 0)");
    document.documentElement.dataset.theme = "high-contrast";
    await expect.poll(edge).toBe(getComputedStyle(part("preview")).color);
  });

  it("a chosen value is drawn with one edge when colours are forced", async () => {
    await emulate({ features: [{ name: "forced-colors", value: "active" }] });
    await renderKit(form, { catalogues: [docs] });
    await shown();
    const canvas = document.createElement("p");
    canvas.style.color = "Canvas";
    document.body.append(canvas);
    expect(getComputedStyle(part("item-remove")).borderTopColor).toBe(getComputedStyle(canvas).color);
    await userEvent.hover(part("item-remove"));
    expect(getComputedStyle(part("item-remove")).borderTopColor).not.toBe(getComputedStyle(canvas).color);
    canvas.remove();
  });
});
