import axe from "axe-core";
import { createRef, type ComponentProps } from "react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ResourceTree, type ResourceRef, type ResourceTreeActions } from "mcp-resource-kit";
import type { Catalogue } from "../../../src/testing/index.js";
import { renderKit } from "../../support/renderKit.js";

type ResourceTreeRootProps = ComponentProps<typeof ResourceTree.Root>;

const row = (name: string | RegExp) => page.getByRole("treeitem", { name, exact: true });
const nameOf = (item: Element | null) => item?.querySelector("[data-slot=resource-tree-item-label]")?.textContent;
const focusedName = () => nameOf(document.activeElement);
const names = () => page.getByRole("treeitem").elements().map(nameOf);

function catalogueOf(paths: readonly string[]): Catalogue {
  return {
    name: "repo",
    title: "Repository",
    resources: paths.map((path) => ({ uri: `file:///${path}`, name: path.slice(path.lastIndexOf("/") + 1) })),
  };
}

const open = (props: ResourceTreeRootProps = {}, kit: Parameters<typeof renderKit>[1] = {}) =>
  renderKit(<ResourceTree.Root style={{ blockSize: 400 }} {...props} />, kit);

const focus = (name: string | RegExp) => (row(name).element() as HTMLElement).focus();

describe("ResourceTree on live servers", () => {
  it("a template opens into its variables' values, level by level, down to a readable resource", async () => {
    const onOpen = vi.fn<(ref: ResourceRef) => void>();
    const complete = {
      owner: () => ["ada", "bob"],
      repo: (_: string, context: Record<string, string> = {}) => [`${context.owner}-one`, `${context.owner}-two`],
    };
    await open(
      { onOpen: (ref) => onOpen(ref) },
      {
        catalogues: [
          { name: "git", title: "Git", templates: [{ uriTemplate: "repo://{owner}/{repo}", name: "Repos", complete }] },
        ],
      },
    );
    await expect.element(row("Repos")).toBeInTheDocument();
    focus("Repos");
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(row("bob")).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{End}{ArrowRight}");
    await expect.element(row("bob-two")).toHaveAttribute("aria-level", "4");
    await userEvent.keyboard("{End}{Enter}");
    expect(onOpen).toHaveBeenCalledWith({ server: "git", uri: "repo://bob/bob-two" });
  });

  it("a directory is read when it is opened, says when it is empty, and Enter tries again what failed", async () => {
    let fails = true;
    const directory = { mimeType: "inode/directory" };
    await open(
      {},
      {
        catalogues: [
          {
            name: "disk",
            title: "Disk",
            directories: true,
            resources: [
              { uri: "file:///docs", name: "docs", ...directory },
              { uri: "file:///none", name: "none", ...directory },
            ],
            handlers: {
              "resources/directory/read": (params) => {
                const { uri } = params as { uri: string };
                if (uri === "file:///none") return { resources: [] };
                if (fails) throw new Error("The disk is asleep.");
                return { resources: [{ uri: "file:///docs/a.md", name: "a.md" }] };
              },
            },
          },
        ],
      },
    );
    await expect.element(row("docs")).toBeInTheDocument();
    focus("none");
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(row("Empty")).toBeInTheDocument();
    focus("docs");
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(row(/Try again/)).toHaveAttribute("data-state", "error");
    fails = false;
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect.element(row("a.md")).toHaveAttribute("aria-level", "3");
  });

  it("a dead server says so with Try again and hides nothing of the others", async () => {
    const dead: Catalogue = {
      name: "dead",
      title: "Dead",
      handlers: {
        "resources/list": () => {
          throw new Error("Down for repair.");
        },
      },
    };
    await open({}, { catalogues: [dead, catalogueOf(["a.md"])] });
    await expect.element(row("a.md")).toBeInTheDocument();
    await expect.element(page.getByRole("alert").getByRole("button", { name: /Try again/ })).toBeInTheDocument();
  });

  it("a refetch keeps what is open and chosen and where the keyboard is; a row that goes hands it to the next", async () => {
    const catalogue = catalogueOf(["docs/a.md", "docs/b.md", "docs/c.md", "z.md"]);
    const { connections } = await open({ selectionMode: "multiple" }, { catalogues: [catalogue] });
    await expect.element(row("docs")).toBeInTheDocument();
    focus("docs");
    await userEvent.keyboard("{ArrowRight}{ArrowDown}{ArrowDown} ");
    expect(focusedName()).toBe("b.md");
    const replace = (next: Catalogue) => {
      catalogue.resources = next.resources;
      connections[0]!.notify("notifications/resources/list_changed");
    };
    replace(catalogueOf(["docs/0.md", "docs/a.md", "docs/b.md", "docs/c.md", "z.md"]));
    await expect.element(row("0.md")).toBeInTheDocument();
    expect(focusedName()).toBe("b.md");
    await expect.element(row("b.md")).toHaveAttribute("aria-selected", "true");
    replace(catalogueOf(["docs/0.md", "docs/a.md", "docs/c.md", "z.md"]));
    await vi.waitFor(() => expect(focusedName()).toBe("c.md"));
    await expect.element(row("docs")).toHaveAttribute("aria-expanded", "true");
  });

  it("a row that goes with its folder hands the keyboard to what stands in the folder's place", async () => {
    const catalogue = catalogueOf(["docs/guide/1.md", "docs/guide/2.md", "docs/guide/3.md", "docs/z.md", "end.md"]);
    const { connections } = await open({}, { catalogues: [catalogue] });
    await expect.element(row("docs")).toBeInTheDocument();
    focus("docs");
    await userEvent.keyboard("{ArrowRight}{ArrowDown}{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}");
    expect(focusedName()).toBe("3.md");
    catalogue.resources = catalogueOf(["docs/z.md", "end.md"]).resources;
    connections[0]!.notify("notifications/resources/list_changed");
    await expect.poll(focusedName).toBe("z.md");
  });

  it("the keyboard stays on its row while that is scrolled out of view", async () => {
    await open({}, { catalogues: [catalogueOf(Array.from({ length: 500 }, (_, at) => `${at}.md`))] });
    await expect.element(row("0.md")).toBeInTheDocument();
    focus("3.md");
    await expect.element(row("3.md")).toHaveAttribute("data-highlighted");
    page.getByRole("tree").element().scrollTop = 8000;
    await vi.waitFor(() => expect(names()).toContain("270.md"));
    expect(focusedName()).toBe("3.md");
    await userEvent.keyboard("{ArrowDown}");
    expect(focusedName()).toBe("4.md");
  });

  it("a chosen folder takes what arrives in it later, and says how many", async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const onValueChange = vi.fn<(value: readonly ResourceRef[]) => void>();
    const page1 = [{ uri: "file:///docs/a.md", name: "a.md" }];
    const page2 = [{ uri: "file:///docs/b.md", name: "b.md" }];
    await open(
      { selectionMode: "multiple", onValueChange },
      {
        catalogues: [
          {
            name: "slow",
            title: "Slow",
            resources: [],
            handlers: {
              "resources/list": async (params) => {
                if (!(params as { cursor?: string }).cursor) return { resources: page1, nextCursor: "2" };
                await gate;
                return { resources: page2 };
              },
            },
          },
        ],
      },
    );
    await expect.element(row("docs")).toBeInTheDocument();
    focus("docs");
    await userEvent.keyboard(" ");
    expect(onValueChange.mock.lastCall![0]).toHaveLength(1);
    release();
    await vi.waitFor(() => expect(onValueChange.mock.lastCall![0]).toHaveLength(2));
    await expect.element(row("docs")).toHaveAttribute("aria-selected", "true");
    await expect.element(page.getByRole("status")).toHaveTextContent("2 selected");
  });

  it("a chosen directory takes what is in it though it was never opened", async () => {
    const onValueChange = vi.fn<(value: readonly ResourceRef[]) => void>();
    const paths = ["d", "d/a.md", "d/b.md"];
    const resources = paths.map((path) => ({
      uri: `file:///${path}`,
      name: path,
      ...(path === "d" && { mimeType: "inode/directory" }),
    }));
    await open(
      { selectionMode: "multiple", onValueChange },
      { catalogues: [{ name: "disk", title: "Disk", directories: true, resources }] },
    );
    await expect.element(row("d")).toBeInTheDocument();
    focus("d");
    await userEvent.keyboard(" ");
    await vi.waitFor(() => expect(onValueChange.mock.lastCall![0]).toHaveLength(3));
  });

  it("expandedItems decides what is open", async () => {
    const onExpandedItemsChange = vi.fn<(items: readonly string[]) => void>();
    const catalogues = [catalogueOf(["docs/a.md"])];
    const props = { expandedItems: ["server|repo"], onExpandedItemsChange };
    const { rerender } = await open(props, { catalogues });
    await expect.element(row("docs")).toBeInTheDocument();
    focus("docs");
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(row("docs")).toHaveAttribute("aria-expanded", "false");
    const wanted = onExpandedItemsChange.mock.lastCall![0];
    expect(wanted).toHaveLength(2);
    await rerender(<ResourceTree.Root {...props} expandedItems={wanted} />);
    await expect.element(row("a.md")).toBeInTheDocument();
  });

  it("accept and MCP apps leave out, isDisabled keeps from choosing, and another accept applies at once", async () => {
    const resources = [
      { uri: "file:///a.png", name: "a.png", mimeType: "image/png" },
      { uri: "file:///b.txt", name: "b.txt", mimeType: "text/plain" },
      { uri: "ui://app", name: "app", mimeType: "text/html;profile=mcp-app" },
    ];
    const catalogues = [{ name: "s", title: "S", resources }];
    const onValueChange = vi.fn<() => void>();
    const props: ResourceTreeRootProps = { selectionMode: "multiple", onValueChange, isDisabled: () => true };
    const { rerender } = await open({ ...props, accept: ["image/*"] }, { catalogues });
    await expect.element(row("a.png")).toHaveAttribute("aria-disabled", "true");
    expect(names()).toEqual(["S", "a.png"]);
    focus("a.png");
    await userEvent.keyboard(" ");
    expect(onValueChange).not.toHaveBeenCalled();
    await rerender(<ResourceTree.Root {...props} accept={["text/plain"]} />);
    await vi.waitFor(() => expect(names()).toEqual(["S", "b.txt"]));
  });

  it("reveal opens the folders above a resource and takes the keyboard there", async () => {
    const actionsRef = createRef<ResourceTreeActions>();
    await open({ actionsRef, compact: true }, { catalogues: [catalogueOf(["src/main/a.md", "z.md"])] });
    await expect.element(row("src/main")).toBeInTheDocument();
    expect(actionsRef.current!.reveal({ server: "repo", uri: "file:///none" })).toBe(false);
    expect(actionsRef.current!.reveal({ server: "repo", uri: "file:///src/main/a.md" })).toBe(true);
    await vi.waitFor(() => expect(focusedName()).toBe("a.md"));
    (document.activeElement as HTMLElement).blur();
    expect(actionsRef.current!.reveal({ server: "repo", uri: "file:///src/main/a.md" })).toBe(true);
    await vi.waitFor(() => expect(focusedName()).toBe("a.md"));
  });

  it("compact may change while folders are open and the keyboard is below them", async () => {
    const onExpandedItemsChange = vi.fn<() => void>();
    const catalogues = [catalogueOf(["src/main/a.md", "docs/x.md", "z.md"])];
    const { rerender } = await open({ compact: true, onExpandedItemsChange }, { catalogues });
    await expect.element(row("src/main")).toBeInTheDocument();
    focus("src/main");
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await vi.waitFor(() => expect(focusedName()).toBe("a.md"));
    const told = onExpandedItemsChange.mock.calls.length;
    await rerender(<ResourceTree.Root onExpandedItemsChange={onExpandedItemsChange} />);
    await vi.waitFor(() => expect(names()).toEqual(["Repository", "docs", "src", "main", "a.md", "z.md"]));
    expect(focusedName()).toBe("a.md");
    await rerender(<ResourceTree.Root compact onExpandedItemsChange={onExpandedItemsChange} />);
    await vi.waitFor(() => expect(names()).toEqual(["Repository", "docs", "src/main", "a.md", "z.md"]));
    expect(focusedName()).toBe("a.md");
    // What the host is told of is what the user opened and closed.
    expect(onExpandedItemsChange).toHaveBeenCalledTimes(told);
  });

  it("names with direction marks show them, and dates that cannot be read show nothing", async () => {
    const resources = [
      { uri: "b:1", name: "invoice_\u202Egpj.exe" },
      { uri: "b:2", name: "Bad", annotations: { lastModified: "yesterday" } },
    ];
    await open({}, { catalogues: [{ name: "s", title: "S", resources }] });
    await expect.element(row("Bad")).toBeInTheDocument();
    expect(names().join()).not.toContain("\u202E");
  });

  it.each(["light", "dark"])("passes axe in %s", async (theme) => {
    document.documentElement.dataset.theme = theme;
    onTestFinished(() => {
      delete document.documentElement.dataset.theme;
    });
    await open({ selectionMode: "multiple" }, { catalogues: [catalogueOf(["docs/a.md", "z.md"])] });
    await expect.element(row("z.md")).toBeInTheDocument();
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(violations).toEqual([]);
  });
});
