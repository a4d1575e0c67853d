import { QueryClient } from "@tanstack/react-query";
import { DropdownMenu } from "radix-ui";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { UsePickerOptions } from "../../../src/components/ResourcePicker/usePicker.js";
import { ResourcePicker, ResourceProvider } from "../../../src/index.js";
import type { Catalogue, CatalogueConnection } from "../../../src/testing/index.js";
import { connectForTest, renderKit } from "../../support/renderKit.js";

const notes = Array.from({ length: 80 }, (_, n) => ({ uri: `docs:///notes/n${n}.md`, name: `n${n}.md` }));
const image = { uri: "docs:///img.png", name: "img.png", mimeType: "image/png", blob: "aGk=" };
const docs: Catalogue = {
  name: "docs",
  title: "Docs",
  resources: [
    ...notes,
    image,
    { uri: "docs:///index.md", name: "index.md", mimeType: "text/markdown", text: "[Picture](docs:///img.png)" },
  ],
};

const row = (name: string) => page.getByRole("treeitem", { name, exact: true });
const tab = (name: string) => page.getByRole("tab", { name });
const list = () => document.querySelector<HTMLElement>("[data-slot=resource-tree-list]")!;
const choose = page.getByRole("button", { name: "Add to selection" });

describe("<ResourcePicker.Root> behind its other tab", () => {
  it("keeps the filter text, the row with the keyboard and the place in the list", async () => {
    await renderKit(<ResourcePicker.Root style={{ blockSize: 400 }} />, { catalogues: [docs] });
    await row("notes").click();
    await userEvent.keyboard("{PageDown}{PageDown}");
    const before = document.activeElement!.getAttribute("aria-label")!;
    const { scrollTop } = list();
    expect(scrollTop).toBeGreaterThan(0);
    await tab("Search").click();
    await userEvent.type(page.getByRole("combobox", { name: "Search resources" }), "n7");
    await tab("Browse").click();
    await expect.element(row(before)).toBeVisible();
    expect(list().scrollTop).toBe(scrollTop);
    expect(row(before).element().getAttribute("tabindex")).toBe("0");
    await userEvent.type(page.getByRole("searchbox"), "n42");
    await tab("Search").click();
    await expect.element(page.getByRole("combobox", { name: "Search resources" })).toHaveValue("n7");
    await tab("Browse").click();
    await expect.element(page.getByRole("searchbox")).toHaveValue("n42");
    await expect.element(row("n42.md")).toBeVisible();
  });

  it("a chosen folder goes on taking in what its server still lists", async () => {
    let goOn!: () => void;
    const gate = new Promise<void>((resolve) => (goOn = resolve));
    const handlers: Catalogue["handlers"] = {
      "resources/list": async ({ cursor }) => {
        if (cursor === undefined) return { resources: notes.slice(0, 40), nextCursor: "rest" };
        await gate;
        return { resources: notes.slice(40) };
      },
    };
    await renderKit(<ResourcePicker.Root />, { catalogues: [{ ...docs, handlers }], era: "legacy" });
    await expect.element(row("notes")).toBeVisible();
    row("notes").element().querySelector<HTMLElement>("[data-slot=resource-tree-item-checkbox]")!.click();
    await expect.element(page.getByRole("button", { name: "Attach 40 resources" })).toBeVisible();
    await tab("Search").click();
    goOn();
    await expect.element(page.getByRole("button", { name: "Attach 80 resources" })).toBeVisible();
  });
});

describe("what a picker shows beside the list", () => {
  const inProvider = (
    queryClient: QueryClient,
    { server }: CatalogueConnection,
    props: UsePickerOptions & { className?: string } = {},
  ) => (
    <ResourceProvider key={JSON.stringify([server.id, props])} servers={[server]} queryClient={queryClient}>
      <ResourcePicker.Root {...props} />
    </ResourceProvider>
  );

  it("is not what another picker showed whose servers it does not have, or that offers more", async () => {
    const queryClient = new QueryClient();
    const first = await connectForTest(docs);
    const other = await connectForTest({ name: "other", title: "Other", resources: [{ uri: "o:1", name: "Own" }] });
    const kit = await renderKit(inProvider(queryClient, first));
    await row("img.png").click();
    await expect.element(choose).toBeVisible();
    await kit.rerender(inProvider(queryClient, first, { className: "again" }));
    await expect.element(choose).toBeVisible();
    await kit.rerender(inProvider(queryClient, first, { accept: "text/*" }));
    await expect.element(row("index.md")).toBeVisible();
    await expect.element(choose).not.toBeInTheDocument();
    await row("index.md").click();
    await expect.element(choose).toBeVisible();
    await kit.rerender(inProvider(queryClient, other));
    await expect.element(row("Own")).toBeVisible();
    await expect.element(choose).not.toBeInTheDocument();
  });

  it("can be looked at where a link leads to what is not offered, and not be chosen", async () => {
    await renderKit(<ResourcePicker.Root accept="text/*" />, { catalogues: [docs] });
    await row("index.md").click();
    await expect.element(choose).toBeVisible();
    await page.getByText("Picture").click();
    await expect.element(page.getByRole("region", { name: "img.png" })).toBeVisible();
    await expect.element(choose).not.toBeInTheDocument();
  });
});

describe("the focus, when <ResourcePicker.Dialog> closes", () => {
  it("goes to the button of the menu that opened it", async () => {
    function Composer() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <DropdownMenu.Root modal={false}>
            <DropdownMenu.Trigger>Add</DropdownMenu.Trigger>
            <DropdownMenu.Content>
              <DropdownMenu.Item onSelect={() => setOpen(true)}>Resources</DropdownMenu.Item>
            </DropdownMenu.Content>
          </DropdownMenu.Root>
          <ResourcePicker.Dialog open={open} onOpenChange={setOpen} />
        </>
      );
    }
    await renderKit(<Composer />, { catalogues: [docs] });
    await page.getByRole("button", { name: "Add" }).click();
    await page.getByRole("menuitem", { name: "Resources" }).click();
    await expect.element(tab("Browse")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("button", { name: "Add" })).toHaveFocus();
  });

  it("goes to the trigger that took the place of the one pressed", async () => {
    function Composer() {
      const [count, setCount] = useState(0);
      return (
        <ResourcePicker.Dialog onAttach={() => setCount(count + 1)}>
          <ResourcePicker.Trigger key={count}>{count === 0 ? "Attach" : "Attach more"}</ResourcePicker.Trigger>
        </ResourcePicker.Dialog>
      );
    }
    await renderKit(<Composer />, { catalogues: [docs] });
    await page.getByRole("button", { name: "Attach" }).click();
    await row("img.png").click();
    await choose.click();
    await page.getByRole("button", { name: "Attach 1 resource" }).click();
    await expect.element(page.getByRole("button", { name: "Attach more" })).toHaveFocus();
  });
});
