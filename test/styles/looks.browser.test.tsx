import {
  ResourceInputRequest,
  ResourceMention,
  ResourcePicker,
  ResourceSearch,
  ResourceTemplateForm,
  ResourceTree,
} from "mcp-resource-kit";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../../stories/themes/shadcn.css";
import "../../stories/themes/terminal.css";
import type { Catalogue } from "../../src/testing/index.js";
import { renderKit } from "../support/renderKit.js";

const catalogue: Catalogue = {
  name: "docs",
  title: "Docs",
  resources: ["a.md", "b.md", "c.md"].map((name) => ({
    uri: `docs:///${name}`,
    name,
    mimeType: "text/markdown",
    text: "# A",
  })),
};

function dress(look: string, theme: "light" | "dark") {
  Object.assign(document.documentElement.dataset, { look, theme });
}

beforeEach(() => page.viewport(1024, 768));
afterEach(() => {
  delete document.documentElement.dataset.look;
  delete document.documentElement.dataset.theme;
});

describe("A host's look", () => {
  it.each(["light", "dark"] as const)("shadcn's, %s, tells a chosen row from one under the pointer", async (theme) => {
    dress("shadcn", theme);
    await renderKit(<ResourceTree.Root style={{ blockSize: "20rem" }} />, { catalogues: [catalogue] });
    await page.getByText("a.md").click();
    await page.getByText("c.md").hover();
    const chosen = ground(row("a.md"));
    const pointed = ground(row("c.md"));
    expect(Math.abs(chosen - pointed)).toBeGreaterThan(12);
  });

  it.each(["light", "dark"] as const)("shadcn's, %s, leaves tick boxes an edge that can be seen", async (theme) => {
    dress("shadcn", theme);
    await renderKit(<ResourceTree.Root selectionMode="multiple" style={{ blockSize: "20rem" }} />, {
      catalogues: [catalogue],
    });
    await expect.element(page.getByText("a.md")).toBeVisible();
    const box = row("a.md").querySelector('[data-slot="resource-tree-item-checkbox"]')!;
    expect(
      contrast(light(getComputedStyle(box).borderTopColor), light(getComputedStyle(box).backgroundColor)),
    ).toBeGreaterThan(3);
  });

  it("with a strong highlight leaves the servers of a mention another ground than the highlighted row", async () => {
    dress("terminal", "light");
    const two = { ...catalogue, name: "more", title: "More" };
    await renderKit(<ResourceMention.Root />, { catalogues: [catalogue, two] });
    await page.getByRole("textbox").click();
    await userEvent.keyboard("@");
    await expect.element(page.getByRole("option").first()).toBeVisible();
    const highlighted = document.querySelector('[data-slot="resource-mention-item"][data-highlighted]')!;
    const server = document.querySelector('[data-slot="resource-mention-server"][data-selected]')!;
    expect(Math.abs(ground(highlighted) - ground(server))).toBeGreaterThan(50);
  });
});

describe.each([
  ["ResourceMention", <ResourceMention.Root key="mention" />, "@a"],
  ["ResourceSearch", <ResourceSearch.Root key="search" />, "a"],
])("A row of %s", (_, ui, text) => {
  it("has its place in the typeface of its name", async () => {
    await renderKit(ui, { catalogues: [catalogue] });
    document.querySelector<HTMLElement>("textarea, input")!.focus();
    await userEvent.keyboard(text);
    await expect.element(page.getByRole("option").first()).toBeVisible();
    const typeface = (part: string) =>
      getComputedStyle(document.querySelector(`[data-slot$="item-${part}"]`)!).fontFamily;
    expect(typeface("place")).toBe(typeface("label"));
  });
});

describe("ResourcePicker beside its preview", () => {
  it("has the line below the tabs go on below the buttons of the preview", async () => {
    await renderKit(<ResourcePicker.Root />, { catalogues: [catalogue] });
    await page.getByText("a.md").click();
    await expect.element(page.getByRole("heading", { name: "A" })).toBeVisible();
    const tabs = document.querySelector('[data-slot="resource-picker-tab-list"]')!.getBoundingClientRect();
    const viewer = document.querySelector('[data-slot="resource-viewer"]')!.getBoundingClientRect();
    expect(viewer.top).toBeGreaterThan(0);
    expect(viewer.top + 1).toBeCloseTo(tabs.bottom, 0);
  });
});

it("The fields of a template and of a question are named in letters of one weight", async () => {
  const requestedSchema = { type: "object" as const, properties: { field: { type: "string", title: "Asked" } } };
  await renderKit(
    <>
      <ResourceTemplateForm.Root server="docs" template="docs:///{Filled}" />
      <ResourceInputRequest.Root
        server="docs"
        request={{ requests: { who: { message: "Who?", requestedSchema } } }}
        onRespond={() => {}}
      />
    </>,
    { catalogues: [catalogue] },
  );
  const weight = (name: string) => getComputedStyle(page.getByText(name, { exact: true }).first().element()).fontWeight;
  await expect.element(page.getByText("Asked")).toBeVisible();
  expect(weight("Asked")).toBe(weight("Filled"));
});

const row = (name: string) => page.getByText(name).element().closest('[data-slot="resource-tree-item"]')!;

const ground = (element: Element) => 255 * light(getComputedStyle(element).backgroundColor, false);

/** How light a colour is, from 0 to 1: as it is stored, or as eyes see it. */
function light(color: string, seen = true): number {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d")!;
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
    const share = part / 255;
    return seen ? (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4) : share;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
