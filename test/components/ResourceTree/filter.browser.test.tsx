import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ResourceTree, type ListedResource } from "mcp-resource-kit";
import type { Catalogue } from "../../../src/testing/index.js";
import { renderKit } from "../../support/renderKit.js";

const TALL = { blockSize: 400 };
const row = (name: string) => page.getByRole("treeitem", { name, exact: true });
const rows = () =>
  page
    .getByRole("treeitem")
    .elements()
    .map((one) => one.getAttribute("aria-label"));
const filter = (text: string) => userEvent.fill(page.getByRole("searchbox"), text);

describe("the filter of ResourceTree", () => {
  it("keeps the keyboard and a folder that was closed while pages go on to arrive", async () => {
    let letNext = () => {};
    const page2 = new Promise<void>((resolve) => (letNext = resolve));
    const listed = (path: string) => ({ uri: `file:///${path}`, name: path.split("/").at(-1)! });
    const catalogue: Catalogue = {
      name: "repo",
      title: "Repository",
      capabilities: { resources: {} },
      handlers: {
        "resources/list": async ({ cursor }) => {
          if (cursor === undefined) return { resources: ["a/x1", "b/x2", "b/x3"].map(listed), nextCursor: "2" };
          await page2;
          return { resources: ["a/x0", "b/x0", "c/x4"].map(listed) };
        },
      },
    };
    await renderKit(<ResourceTree.Root style={TALL} />, { catalogues: [catalogue] });
    await expect.element(row("a")).toBeInTheDocument();
    await filter("x");
    await expect.element(row("x3")).toBeInTheDocument();
    (row("a").element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowLeft}{End}");
    expect(document.activeElement).toBe(row("x3").element());
    letNext();
    await expect.poll(rows).toEqual(["Repository", "a", "b", "x0", "x2", "x3", "c", "x4"]);
    expect(document.activeElement).toBe(row("x3").element());
  });

  it("never says that nothing matches while it is still looking", async () => {
    const resources = Array.from({ length: 30_000 }, (_, index): ListedResource => {
      return { server: "repo", uri: `file:///d${index % 100}/file${index}`, name: `file${index}` };
    });
    await renderKit(<ResourceTree.Root style={TALL} resources={resources} />);
    await expect.element(page.getByText("30,000 resources", { exact: true }).first()).toBeInTheDocument();
    const empty = document.querySelector<HTMLElement>("[data-slot=resource-tree-empty]")!;
    const said: string[] = [];
    new MutationObserver(() => void said.push(empty.hidden ? "" : empty.textContent)).observe(empty, {
      attributes: true,
      childList: true,
      characterData: true,
      subtree: true,
    });
    await filter("zzz");
    await expect.element(page.getByText("Nothing matches “zzz”.")).toBeVisible();
    // Until its own matches are there, no rows are those of the text before.
    await filter("file29");
    await expect.element(row("file2900")).toBeInTheDocument();
    expect(said.filter((words) => words.includes("file29"))).toEqual([]);
  });

  it("keeps order, what cannot be chosen, and directories that can be opened", async () => {
    const directory = { uri: "d:///root", name: "root", mimeType: "inode/directory" };
    const file = (name: string, priority: number) => ({ uri: `d:///${name}`, name, annotations: { priority } });
    const catalogue: Catalogue = {
      name: "disk",
      title: "Disk",
      directories: true,
      resources: [directory, file("ra", 0.1), file("rb", 0.9)],
      handlers: { "resources/directory/read": () => ({ resources: [{ uri: "d:///root/in", name: "in" }] }) },
    };
    const isDisabled = ({ name }: ListedResource) => name === "rb";
    await renderKit(<ResourceTree.Root style={TALL} sort="priority" isDisabled={isDisabled} />, {
      catalogues: [catalogue],
    });
    await expect.element(row("root")).toBeInTheDocument();
    await filter("r");
    await expect.poll(rows).toEqual(["Disk", "root", "rb", "ra"]);
    await expect.element(row("rb")).toHaveAttribute("aria-disabled", "true");
    (row("root").element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.poll(rows).toEqual(["Disk", "root", "in", "rb", "ra"]);
  });
});
