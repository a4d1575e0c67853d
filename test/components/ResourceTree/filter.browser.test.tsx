import { createRef } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ResourceTree, type ListedResource, type ResourceTreeActions } from "mcp-resource-kit";
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

  it("says how many of very many matches are shown", async () => {
    const resources = Array.from({ length: 6000 }, (_, index): ListedResource => {
      return { server: "repo", uri: `m:${index}`, name: `file${index}` };
    });
    await renderKit(<ResourceTree.Root style={TALL} resources={resources} />);
    await filter("file");
    const status = page.elementLocator(document.querySelector("[data-slot=resource-tree-status]")!);
    await expect.element(status).toHaveTextContent("6,000 matches, the best 5,000 shown");
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

  it("the keyboard stays on its resource when the filter comes, and on the one it went to when the filter goes", async () => {
    await openRepo();
    (row("z.txt").element() as HTMLElement).focus();
    await filter("t");
    await expect.poll(rows).toEqual(["Repository", "docs", "guide", "two.md", "z.txt"]);
    await userEvent.keyboard("{ArrowDown}");
    expect(focused()).toBe("z.txt");
    await userEvent.keyboard("{ArrowUp}");
    expect(focused()).toBe("two.md");
    await userEvent.clear(page.getByRole("searchbox"));
    await expect.poll(rows).toEqual(["Repository", "docs", "src", "z.txt"]);
    await userEvent.keyboard("{ArrowDown}");
    // The folder that it is in was closed before.
    expect(focused()).toBe("docs");
  });

  it("reveal takes the filter away where that leaves the resource out", async () => {
    const actionsRef = createRef<ResourceTreeActions>();
    await openRepo(actionsRef);
    await filter("z");
    await expect.poll(rows).toEqual(["Repository", "z.txt"]);
    expect(actionsRef.current!.reveal({ server: "repo", uri: "file:///docs/guide/two.md" })).toBe(true);
    await expect.poll(focused).toBe("two.md");
    await expect.element(page.getByRole("searchbox")).toHaveValue("");
    expect(actionsRef.current!.reveal({ server: "repo", uri: "file:///gone" })).toBe(false);
  });

  it("looks at what was read below directories too, until that is gone", async () => {
    let inside = ["notes.md", "other.md"];
    const catalogue: Catalogue = {
      name: "disk",
      title: "Disk",
      directories: true,
      resources: [{ uri: "d:///root", name: "root", mimeType: "inode/directory" }],
      handlers: {
        "resources/directory/read": () => ({ resources: inside.map((name) => ({ uri: `d:///root/${name}`, name })) }),
      },
    };
    const { connections } = await renderKit(<ResourceTree.Root style={TALL} />, { catalogues: [catalogue] });
    await expect.element(row("root")).toBeInTheDocument();
    (row("root").element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(row("notes.md")).toBeInTheDocument();
    await filter("notes");
    await expect.poll(rows).toEqual(["Disk", "root", "notes.md"]);
    await expect.element(page.getByText("1 match", { exact: true }).first()).toBeInTheDocument();
    await userEvent.clear(page.getByRole("searchbox"));
    inside = ["other.md"];
    connections[0]!.notify("notifications/resources/list_changed");
    await expect.poll(rows).toEqual(["Disk", "root", "other.md"]);
    await filter("notes");
    await expect.element(page.getByText("Nothing matches “notes”.")).toBeVisible();
  });
});

const focused = () => document.activeElement?.getAttribute("aria-label");

async function openRepo(actionsRef?: React.Ref<ResourceTreeActions>): Promise<void> {
  const paths = ["docs/guide/one.md", "docs/guide/two.md", "src/index.js", "z.txt"];
  const resources = paths.map((path) => ({ uri: `file:///${path}`, name: path.split("/").at(-1)! }));
  await renderKit(<ResourceTree.Root style={TALL} actionsRef={actionsRef} />, {
    catalogues: [{ name: "repo", title: "Repository", resources }],
  });
  await expect.element(row("z.txt")).toBeInTheDocument();
}
