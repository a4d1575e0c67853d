import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  ResourceAttachments,
  ResourceMention,
  ResourcePicker,
  ResourceSearch,
  ResourceTemplateForm,
  ResourceTree,
  ResourceViewer,
} from "../../src/index.js";
import type { Catalogue } from "../../src/testing/index.js";
import { renderKit } from "../support/renderKit.js";

const PARTS = ["tree", "search", "form", "viewer", "mention", "chips", "picker"];
const part = (name: string) => page.getByTestId(name);
const row = (name: string) => part("tree").getByRole("treeitem", { name, exact: true });
const file = (index: number) => {
  const name = `${String(index).padStart(3, "0")}.md`;
  return { uri: `file:///docs/${name}`, name };
};
const files = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => file(from + index));

function changing() {
  const log = { uri: "log:app", name: "log" };
  const shown = (version: string) => ({ ...log, text: `${version}\n`.repeat(300) });
  const catalogue: Catalogue = {
    name: "docs",
    title: "Docs",
    resources: [...files(10, 90), shown("version one")],
    templates: [{ uriTemplate: "by:{who}/{year}", name: "By", complete: { who: () => ["ann"], year: () => ["2026"] } }],
  };
  return { catalogue, log, shown };
}

describe.each(["modern", "legacy"] as const)("a server that changes while it is used, %s era", (era) => {
  it("is shown as it is now, and the user finds everything where it was", async () => {
    const { catalogue, log, shown } = changing();
    const ref = { server: "docs", ...log };
    const { connections } = await renderKit(
      <>
        <ResourceTree.Root data-testid="tree" selectionMode="multiple" style={{ blockSize: 300 }} />
        <ResourceSearch.Root data-testid="search" style={{ blockSize: 200 }} />
        <ResourceTemplateForm.Root data-testid="form" server="docs" template={catalogue.templates![0]!} read="never" />
        <ResourceViewer.Root data-testid="viewer" resource={ref} style={{ blockSize: 200 }} />
        <ResourceMention.Root data-testid="mention" />
        <ResourceAttachments.Root data-testid="chips" defaultValue={[ref]} />
        <ResourcePicker.Root data-testid="picker" defaultValue={[{ server: "docs", ...file(40) }]} />
      </>,
      { catalogues: [catalogue], era },
    );
    await expect.element(part("viewer").getByText("version one").first()).toBeInTheDocument();
    await expect.element(part("chips").getByRole("listitem")).toHaveTextContent(/about \d/);
    const text = part("viewer").element().querySelector("[data-slot=resource-viewer-lines]")!;
    text.scrollTop = 2000;
    const query = part("search").getByRole("combobox");
    await userEvent.fill(query, "05");
    const options = () => part("search").getByRole("option").elements();
    await expect.poll(() => options().length).toBeGreaterThan(3);
    await userEvent.click(query);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    const highlighted = () => options().find((option) => option.hasAttribute("data-highlighted"))?.textContent;
    const wasHighlighted = highlighted();
    const who = part("form").getByRole("combobox", { name: "who" });
    await userEvent.fill(who, "an");
    const message = part("mention").getByRole("textbox");
    await userEvent.fill(message, "Look at ");
    await expect.element(row("docs")).toBeInTheDocument();
    (row("docs").element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}045");
    await expect.element(row("045.md")).toHaveAttribute("data-highlighted");
    const checkbox = "[data-slot=resource-tree-item-checkbox]";
    row("045.md").element().querySelector<HTMLElement>(checkbox)!.click();
    await expect.element(row("045.md")).toHaveAttribute("aria-selected", "true");
    const tree = part("tree").getByRole("tree").element();
    const view = part("viewer").element().querySelector("[data-slot=resource-viewer-content]");
    // Where the row stands in sight: five new rows come above it.
    const place = () => row("045.md").element().getBoundingClientRect().top - tree.getBoundingClientRect().top;
    const wasAt = place();
    expect(tree.scrollTop).toBeGreaterThan(100);
    const focused = document.activeElement;
    const elementOf = (name: string) => part(name).element();
    const before = PARTS.map(elementOf);

    catalogue.resources = [...files(5, 95), shown("version two")];
    catalogue.templates = [...catalogue.templates!, { uriTemplate: "new:{x}", name: "Brand new" }];
    connections[0]!.notify("notifications/resources/list_changed");
    // Of something below what is shown (specification, notifications).
    connections[0]!.notify("notifications/resources/updated", {
      uri: era === "modern" ? "log:app" : "log:app/part/2",
    });
    await expect.element(part("viewer").getByText("version two").first()).toBeInTheDocument();
    await expect.element(part("chips").getByRole("button", { name: "Update log" })).toBeInTheDocument();
    await expect.element(part("chips").getByRole("listitem")).toHaveTextContent("Changed since it was attached");
    const sizeOf = (name: string) => row(name).element().getAttribute("aria-setsize");
    await expect.poll(() => sizeOf("045.md")).toBe("90");

    expect(document.activeElement).toBe(focused);
    expect(row("045.md").element()).toBe(focused);
    await expect.element(row("045.md")).toHaveAttribute("aria-selected", "true");
    expect(Math.round(place() - wasAt)).toBe(0);
    await expect.element(query).toHaveValue("05");
    expect(highlighted()).toBe(wasHighlighted);
    await expect.element(who).toHaveValue("an");
    await expect.element(message).toHaveValue("Look at ");
    await expect.element(part("picker").getByRole("button", { name: "Attach 1 resource" })).toBeEnabled();
    expect(PARTS.map(elementOf)).toEqual(before);
    expect(part("viewer").element().querySelector("[data-slot=resource-viewer-content]")).toBe(view);
    expect(text.isConnected).toBe(true);
    expect(text.scrollTop).toBe(2000);
    await userEvent.click(part("chips").getByRole("button", { name: "Update log" }));
    await expect.poll(() => part("chips").getByRole("button", { name: "Update log" }).elements()).toEqual([]);
    await expect.element(part("chips").getByRole("listitem")).toHaveTextContent(/about \d/);
    await userEvent.fill(query, "brand");
    await expect.element(part("search").getByRole("option", { name: /Brand new/ })).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    (row("045.md").element() as HTMLElement).focus();
    await userEvent.keyboard("{Home}");
    await expect.element(row("Brand new")).toHaveAttribute("data-kind", "template");
  });
});
