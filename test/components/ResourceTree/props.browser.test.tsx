import { QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ResourceProvider, ResourceTree, type ListedResource, type ResourceRef } from "mcp-resource-kit";
import type { Catalogue, CatalogueConnection } from "../../../src/testing/index.js";
import { connectForTest, renderKit } from "../../support/renderKit.js";

const TALL = { blockSize: 400 };
const row = (name: string) => page.getByRole("treeitem", { name, exact: true });
const rows = () =>
  page
    .getByRole("treeitem")
    .elements()
    .map((one) => one.getAttribute("aria-label"));
const repo = (name: string, ...paths: string[]): Catalogue => ({
  name,
  title: name.toUpperCase(),
  resources: paths.map((path) => ({ uri: `file:///${path}`, name: path.split("/").at(-1)! })),
});

describe("a template of which some values were opened", () => {
  it("is not shown as chosen as a whole, and one Space gives back what is known of it", async () => {
    const complete = {
      owner: () => ["ada", "bob"],
      repo: (_: string, { owner }: Readonly<Record<string, string>> = {}) => [`${owner}-one`],
    };
    const templates = [{ uriTemplate: "repo://{owner}/{repo}", name: "Repos", complete }];
    await renderKit(<ResourceTree.Root style={TALL} selectionMode="multiple" />, {
      catalogues: [{ name: "a", title: "A", templates }],
    });
    const box = (name: string) =>
      row(name).element().querySelector<HTMLElement>("[data-slot=resource-tree-item-checkbox]")!.dataset.state;
    await expect.element(row("Repos")).toBeInTheDocument();
    (row("Repos").element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(row("ada")).toBeInTheDocument();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    await expect.element(row("ada-one")).toBeInTheDocument();
    await userEvent.keyboard("{ArrowDown} ");
    await expect.element(row("ada")).toHaveAttribute("aria-selected", "true");
    expect([row("Repos").element().getAttribute("aria-selected"), box("Repos")]).toEqual(["false", "some"]);
    (row("Repos").element() as HTMLElement).focus();
    await userEvent.keyboard(" ");
    await expect.poll(() => ["Repos", "ada", "ada-one"].map(box)).toEqual(["none", "none", "none"]);
  });
});

describe("a folder of which something cannot be chosen", () => {
  const isNamedNo = ({ name }: ListedResource) => name === "no";

  it("is chosen as a whole by Space, and given back by another Space", async () => {
    const onValueChange = vi.fn<(value: readonly ResourceRef[]) => void>();
    await renderKit(
      <ResourceTree.Root
        style={TALL}
        selectionMode="multiple"
        isDisabled={isNamedNo}
        onValueChange={(value) => onValueChange(value)}
      />,
      { catalogues: [repo("a", "docs/1", "docs/2", "docs/no")] },
    );
    await expect.element(row("docs")).toBeInTheDocument();
    (row("docs").element() as HTMLElement).focus();
    await userEvent.keyboard(" ");
    await expect.element(row("docs")).toHaveAttribute("aria-selected", "true");
    expect(onValueChange.mock.lastCall![0]).toHaveLength(2);
    await userEvent.keyboard(" ");
    await expect.element(row("docs")).toHaveAttribute("aria-selected", "false");
    expect(onValueChange.mock.lastCall![0]).toEqual([]);
  });

  it("a reference that the host gives twice counts once", async () => {
    const ref = { server: "a", uri: "file:///docs/1" };
    await renderKit(<ResourceTree.Root style={TALL} selectionMode="multiple" value={[ref, ref]} />, {
      catalogues: [repo("a", "docs/1", "docs/2")],
    });
    await expect.element(row("docs")).toHaveAttribute("data-indeterminate");
  });

  it("another isDisabled applies at once", async () => {
    const tree = (isDisabled: (resource: ListedResource) => boolean) => (
      <ResourceTree.Root style={TALL} isDisabled={isDisabled} />
    );
    const { rerender } = await renderKit(
      tree(() => false),
      { catalogues: [repo("a", "no", "yes")] },
    );
    await expect.element(row("no")).not.toHaveAttribute("aria-disabled");
    await rerender(tree(isNamedNo));
    await expect.element(row("no")).toHaveAttribute("aria-disabled", "true");
    await expect.element(row("yes")).not.toHaveAttribute("aria-disabled");
  });
});

describe("a chosen folder of which the host takes something away while the list is coming", () => {
  it("is no longer followed: what was taken away stays away", async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const file = (name: string) => ({ uri: `file:///docs/${name}`, name });
    const catalogue: Catalogue = {
      ...repo("a"),
      handlers: {
        "resources/list": async ({ cursor }) => {
          if (cursor === undefined) return { resources: [file("1"), file("2")], nextCursor: "2" };
          await gate;
          return { resources: [file("3")] };
        },
      },
    };
    let given: readonly ResourceRef[] = [];
    let asked = 0;
    function Host() {
      const [value, setValue] = useState<readonly ResourceRef[]>([]);
      given = value;
      const onValueChange = (next: readonly ResourceRef[]) => {
        asked++;
        setValue(next);
      };
      return (
        <>
          <button type="button" onClick={() => setValue(value.slice(1))}>
            Take one away
          </button>
          <ResourceTree.Root style={TALL} selectionMode="multiple" value={value} onValueChange={onValueChange} />
        </>
      );
    }
    await renderKit(<Host />, { catalogues: [catalogue] });
    await expect.element(row("docs")).toBeInTheDocument();
    (row("docs").element() as HTMLElement).focus();
    await userEvent.keyboard(" ");
    await expect.poll(() => given.length).toBe(2);
    await userEvent.click(page.getByRole("button", { name: "Take one away" }));
    release();
    await expect.element(page.getByText("3 resources · 1 selected").first()).toBeInTheDocument();
    // What arrives is collected by then.
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(given).toHaveLength(1);
    expect(asked).toBe(1);
  });
});

describe("the servers of ResourceTree", () => {
  it("stand in the host's order, also when one comes back or they change places", async () => {
    const a = await connectForTest(repo("a", "x"));
    const b = await connectForTest(repo("b", "y"));
    const queryClient = new QueryClient();
    const app = (connections: readonly CatalogueConnection[]) => (
      <ResourceProvider servers={connections.map(({ server }) => server)} queryClient={queryClient}>
        <ResourceTree.Root style={TALL} />
      </ResourceProvider>
    );
    const { rerender } = await render(app([a, b]));
    await expect.poll(rows).toEqual(["A", "x", "B", "y"]);
    await rerender(app([b]));
    await expect.poll(rows).toEqual(["B", "y"]);
    await rerender(app([a, b]));
    await expect.poll(rows).toEqual(["A", "x", "B", "y"]);
    (row("y").element() as HTMLElement).focus();
    await rerender(app([b, a]));
    await expect.poll(rows).toEqual(["B", "y", "A", "x"]);
    expect(document.activeElement).toBe(row("y").element());
  });

  it("another locale keeps what is open and where the keyboard is", async () => {
    const { server } = await connectForTest(repo("a", "docs/1", "z"));
    const queryClient = new QueryClient();
    const app = (locale: string) => (
      <ResourceProvider servers={[server]} queryClient={queryClient} locale={locale}>
        <ResourceTree.Root style={TALL} />
      </ResourceProvider>
    );
    const { rerender } = await render(app("en"));
    await expect.element(row("docs")).toBeInTheDocument();
    (row("docs").element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    await rerender(app("th"));
    await expect.element(page.getByRole("tree")).not.toHaveAttribute("aria-label", "Resources");
    expect(rows()).toEqual(["A", "docs", "1", "z"]);
    expect(document.activeElement).toBe(row("1").element());
  });
});
