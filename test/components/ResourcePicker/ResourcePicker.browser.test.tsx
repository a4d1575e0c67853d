import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as ResourcePicker from "../../../src/components/ResourcePicker/index.parts.js";
import type { ResourcePickerDialogProps } from "../../../src/components/ResourcePicker/ResourcePickerDialog.js";
import { protocolError, type Catalogue } from "../../../src/testing/index.js";
import { renderKit } from "../../support/renderKit.js";

const docs: Catalogue = {
  name: "docs",
  title: "Docs",
  resources: [
    { uri: "docs://guide.md", name: "Guide", mimeType: "text/markdown", size: 3900, text: "# Hello there" },
    { uri: "docs://logo.png", name: "Logo", mimeType: "image/png" },
    { uri: "docs://plan.md", name: "Plan", mimeType: "text/markdown", size: 390, text: "the plan" },
    { uri: "ui://docs/app", name: "App", mimeType: "text/html;profile=mcp-app" },
  ],
  templates: [{ uriTemplate: "docs://{page}", name: "Page", read: (uri) => [{ uri, text: `page ${uri}` }] }],
};
const down: Catalogue = {
  name: "down",
  title: "Down",
  handlers: {
    "resources/list": () => {
      throw protocolError(-32603, "kaput");
    },
  },
};

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: typeof name === "string" });
const row = (name: string) => page.getByRole("treeitem", { name, exact: true });
// The mouse chooses by the row's checkbox, which is the row's own state to everybody else.
async function tick(name: string) {
  await expect.element(row(name)).toBeVisible();
  row(name).element().querySelector<HTMLElement>("[data-slot=resource-tree-item-checkbox]")!.click();
}
type Attach = NonNullable<ResourcePickerDialogProps["onAttach"]>;

async function open(props: ResourcePickerDialogProps = {}, era: "modern" | "legacy" = "modern") {
  const onAttach = vi.fn<Attach>();
  const screen = await renderKit(<ResourcePicker.Root onAttach={onAttach} {...props} />, {
    catalogues: [docs, down],
    era,
  });
  return { ...screen, onAttach };
}

beforeEach(() => page.viewport(1024, 768));
afterEach(() => page.viewport(1024, 768));

describe("<ResourcePicker.Root> with a folder of thousands chosen", () => {
  it("shows the first hundred of them, counts all, and attaches all", async () => {
    const onAttach = vi.fn<Attach>();
    const resources = Array.from({ length: 3000 }, (_, n) => ({ uri: `log://day/${n}.txt`, name: `Day ${n}` }));
    await renderKit(<ResourcePicker.Root onAttach={onAttach} />, {
      catalogues: [{ name: "log", title: "Log", resources }],
    });
    await expect.element(row("day")).toBeVisible();
    await tick("day");
    await expect.element(page.getByText("3,000 resources · 3,000 of unknown size")).toBeVisible();
    const chips = page.getByRole("list", { name: "Chosen resources" }).getByRole("listitem");
    expect(chips.elements()).toHaveLength(100);
    await button("Show more (2,900 left)").click();
    expect(chips.elements()).toHaveLength(200);
    await button("Attach 3,000 resources").click();
    expect(onAttach.mock.lastCall![0]).toHaveLength(3000);
  });
});

describe.each(["modern", "legacy"] as const)("<ResourcePicker.Root>, %s servers", (era) => {
  it("browses, counts what is chosen, and attaches it in the order of choosing", async () => {
    const { onAttach } = await open({ budget: 8000 }, era);
    await expect.element(page.getByRole("group", { name: "Resource picker" })).toBeVisible();
    await tick("Plan");
    await tick("Guide");
    await expect.element(page.getByText("2 resources · 4.3 kB · about 1,100 of 8,000 tokens")).toBeVisible();
    await button("Attach 2 resources").click();
    expect(onAttach.mock.lastCall![0].map(({ server, uri }) => [server, uri])).toEqual([
      ["docs", "docs://plan.md"],
      ["docs", "docs://guide.md"],
    ]);
    await expect.element(button("Attach")).toBeDisabled();
  });
});

describe("<ResourcePicker.Root>", () => {
  it("reads nothing until something is opened, then shows it beside the list", async () => {
    const { connections } = await open();
    await tick("Guide");
    const reads = () => connections[0]!.requests.filter(({ method }) => method === "resources/read");
    expect(reads()).toEqual([]);
    await row("Guide").click();
    await expect.element(page.getByRole("heading", { name: "Hello there" })).toBeVisible();
    expect(reads()).toHaveLength(1);
  });

  it("a server that is down has its own error, and hides no other", async () => {
    await open();
    await expect.element(page.getByRole("alert")).toHaveTextContent("kaput");
    await expect.element(row("Guide")).toBeVisible();
  });

  it("offers no MCP Apps, and only what accept and filter let through", async () => {
    await open({ accept: "text/*", filter: ({ name }) => name !== "Plan" });
    await expect.element(row("Guide")).toBeVisible();
    for (const name of ["App", "Logo", "Plan"]) await expect.element(row(name)).not.toBeInTheDocument();
    await expect.element(page.getByText("1 resource", { exact: true }).first()).toBeInTheDocument();
  });

  it("single lets the first go when another is chosen", async () => {
    await open({ selectionMode: "single" });
    await row("Guide").click();
    await row("Plan").click();
    await expect.element(row("Guide")).toHaveAttribute("aria-selected", "false");
    await expect.element(button("Attach 1 resource")).toBeVisible();
  });

  it("a filled-in template is chosen and shown", async () => {
    const { onAttach } = await open();
    await row("Page").click();
    await page.getByRole("combobox", { name: "page" }).fill("one");
    await button("Open").click();
    await expect.element(page.getByText("page docs://one")).toBeVisible();
    await button("Attach 1 resource").click();
    expect(onAttach.mock.lastCall![0]).toEqual([{ server: "docs", uri: "docs://one" }]);
  });

  it("goes from box to list to preview to Attach without a mouse", async () => {
    const { onAttach } = await open();
    await expect.element(row("Guide")).toBeVisible();
    (page.getByRole("tab", { name: "Browse" }).element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}");
    await page.getByRole("combobox", { name: "Search resources" }).click();
    await userEvent.keyboard("plan{Enter}");
    await expect.element(page.getByText("the plan")).toBeVisible();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    expect(onAttach.mock.lastCall![0]).toMatchObject([{ uri: "docs://plan.md" }]);
    expect(onAttach.mock.lastCall![1]).toMatchObject({ reason: "keyboard", totals: { count: 1, size: 390 } });
  });

  it("arrow keys on the separator make the list wider and narrower", async () => {
    await open();
    await row("Guide").click();
    const separator = page.getByRole("separator", { name: "Width of the list" });
    (separator.element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}");
    await expect.element(separator).toHaveAttribute("aria-valuenow", "44");
    await userEvent.keyboard("{End}");
    const list = page.getByRole("tabpanel").element().getBoundingClientRect();
    expect(list.width / 1024).toBeGreaterThan(0.65);
  });

  it("320 px: the preview stands below the list, and nothing scrolls sideways", async () => {
    await page.viewport(320, 640);
    await open();
    await row("Guide").click();
    const list = page.getByRole("tabpanel").element().getBoundingClientRect();
    const preview = page.getByRole("region", { name: "Guide" }).element().getBoundingClientRect();
    expect(preview.top).toBeGreaterThanOrEqual(list.bottom);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  it("320 px: a key leaves the list where it is, a press brings what it opens into sight", async () => {
    await page.viewport(320, 640);
    const { container } = await open();
    await expect.element(row("Plan")).toBeInTheDocument();
    (row("Plan").element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowUp}{ArrowDown}{Enter}");
    await expect.element(page.getByText("the plan")).toBeInTheDocument();
    const boxOf = (slot: string) => container.querySelector(`[data-slot="${slot}"]`)!.getBoundingClientRect();
    expect(container.querySelector('[data-slot="resource-picker-split"]')!.scrollTop).toBe(0);
    await row("Guide").click();
    await expect.element(page.getByRole("heading", { name: "Hello there" })).toBeInViewport({ ratio: 1 });
    expect(boxOf("resource-picker-preview").height).toBeGreaterThanOrEqual(256);
    expect(boxOf("resource-picker-preview").bottom).toBeCloseTo(boxOf("resource-picker-split").bottom, 0);
  });

  it("has no axe violations", async () => {
    const { container } = await open();
    await tick("Guide");
    await row("Guide").click();
    await expect.element(page.getByRole("heading", { name: "Hello there" })).toBeVisible();
    expect((await axe.run(container)).violations.map(({ id }) => id)).toEqual([]);
  });
});

describe.each([
  ["Dialog", ResourcePicker.Dialog],
  ["Popover", ResourcePicker.Popover],
])("<ResourcePicker.%s>", (_, Picker) => {
  async function show(onAttach = vi.fn<Attach>(), onOpenChange?: ResourcePickerDialogProps["onOpenChange"]) {
    const ui = (
      <Picker onAttach={onAttach} onOpenChange={onOpenChange}>
        <ResourcePicker.Trigger>Attach files</ResourcePicker.Trigger>
      </Picker>
    );
    await renderKit(ui, { catalogues: [docs] });
    await button("Attach files").click();
    return onAttach;
  }

  it("opens as a dialog called Resource picker; Escape closes it and the focus returns", async () => {
    await show();
    await expect.element(page.getByRole("dialog", { name: "Resource picker" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(button("Attach files")).toHaveFocus();
  });

  it("says why it opens and closes", async () => {
    const onOpenChange = vi.fn<NonNullable<ResourcePickerDialogProps["onOpenChange"]>>();
    await show(undefined, onOpenChange);
    await expect.element(page.getByRole("tab", { name: "Browse" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await button("Attach files").click();
    await expect.element(row("Plan")).toBeVisible();
    await userEvent.click(document.documentElement, { position: { x: 1000, y: 2 }, force: true });
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await button("Attach files").click();
    await tick("Plan");
    await button("Attach 1 resource").click();
    expect(onOpenChange.mock.calls.map(([open, { reason }]) => [open, reason])).toEqual([
      [true, "trigger-press"],
      [false, "escape-key"],
      [true, "trigger-press"],
      [false, "outside-press"],
      [true, "trigger-press"],
      [false, "attach-press"],
    ]);
    expect(onOpenChange.mock.calls[1]![1].event).toBeInstanceOf(KeyboardEvent);
  });

  it("Attach closes it; it opens again where it was left, with nothing chosen", async () => {
    const onAttach = await show();
    await page.getByRole("tab", { name: "Search" }).click();
    await page.getByRole("option", { name: /^Plan/ }).click();
    await button("Attach 1 resource").click();
    expect(onAttach).toHaveBeenCalledOnce();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await button("Attach files").click();
    await expect.element(page.getByRole("tab", { name: "Search" })).toHaveAttribute("aria-selected", "true");
    await expect.element(button("Attach")).toBeDisabled();
  });
});

const overlay = () => document.querySelector<HTMLElement>('[data-slot="resource-picker-overlay"]')!;

it("<ResourcePicker.Dialog> covers all of a narrow window", async () => {
  await page.viewport(320, 640);
  await renderKit(<ResourcePicker.Dialog defaultOpen />, { catalogues: [docs] });
  const box = page.getByRole("dialog", { name: "Resource picker" }).element().getBoundingClientRect();
  expect([box.left, box.top, box.width, box.height]).toEqual([0, 0, 320, 640]);
  expect(overlay().getBoundingClientRect().width).toBe(320);
});

it.each([
  ["keeps the room of the page's scroll bar, so that nothing moves", 15, "stable"],
  ["keeps no room where the page has no scroll bar: it would be a strip that is left uncovered", 0, "auto"],
])("<ResourcePicker.Dialog> %s", async (_, bar, gutter) => {
  const page = document.documentElement;
  // The browser under test draws its bars over the page.
  vi.spyOn(window, "innerWidth", "get").mockReturnValue(page.clientWidth + bar);
  onTestFinished(() => void vi.restoreAllMocks());
  await renderKit(<ResourcePicker.Dialog defaultOpen />, { catalogues: [docs] });
  await expect.poll(overlay).not.toBeNull();
  const { overflowY, scrollbarGutter } = getComputedStyle(page);
  expect({ overflowY, scrollbarGutter }).toEqual({ overflowY: "hidden", scrollbarGutter: gutter });
});
