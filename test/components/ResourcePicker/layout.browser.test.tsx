import { ResourcePicker } from "mcp-resource-kit";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import type { Catalogue } from "../../../src/testing/index.js";
import { renderKit } from "../../support/renderKit.js";

const notes: Catalogue = {
  name: "notes",
  title: "Notes",
  resources: Array.from({ length: 60 }, (_, at) => ({ uri: `note:${at}`, name: `Note ${at}`, text: "A note." })),
  templates: [{ uriTemplate: "note:{year}/{day}", name: "A day" }],
};
const boxOf = (element: Element) => element.getBoundingClientRect();

afterEach(() => page.viewport(1024, 768));

it.each([640, 540, 480, 400])(
  "in a window %d px high the line of chips that is cut shows by about half",
  async (height) => {
    await page.viewport(400, height);
    const chosen = notes.resources!.map(({ uri, name }) => ({ server: "notes", uri, name: name! }));
    await renderKit(<ResourcePicker.Root defaultValue={chosen} />, { catalogues: [notes] });
    const list = page.getByRole("list", { name: "Chosen resources" }).element();
    const edge = boxOf(list).bottom;
    const cut = [...list.children].map(boxOf).filter(({ top, bottom }) => top < edge && bottom > edge);
    expect(cut.length).toBeGreaterThan(0);
    const part = (edge - cut[0]!.top) / cut[0]!.height;
    expect(part).toBeGreaterThan(0.25);
    expect(part).toBeLessThan(0.8);
  },
);

it("a template's form stands off the edges of the preview", async () => {
  await renderKit(<ResourcePicker.Root />, { catalogues: [{ ...notes, resources: [] }] });
  await page.getByText("A day").click();
  const field = boxOf(
    page
      .getByRole("textbox", { name: "year" })
      .or(page.getByRole("combobox", { name: "year" }))
      .element(),
  );
  const preview = boxOf(document.querySelector('[data-slot="resource-picker-preview"]')!);
  expect(field.left - preview.left).toBeGreaterThanOrEqual(8);
  expect(preview.right - field.right).toBeGreaterThanOrEqual(8);
});
