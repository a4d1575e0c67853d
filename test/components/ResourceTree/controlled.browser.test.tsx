import { createRef, useState, type ComponentProps } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ResourceTree, type ResourceTreeActions } from "mcp-resource-kit";
import type { Catalogue } from "../../../src/testing/index.js";
import { renderKit } from "../../support/renderKit.js";

const row = (name: string | RegExp) => page.getByRole("treeitem", { name, exact: true });
const rows = () =>
  page
    .getByRole("treeitem")
    .elements()
    .map((one) => one.getAttribute("aria-label"));
const focus = (name: string) => (row(name).element() as HTMLElement).focus();
const repo = (...paths: string[]): Catalogue => ({
  name: "repo",
  title: "Repository",
  resources: paths.map((path) => ({ uri: `file:///${path}`, name: path.split("/").at(-1)! })),
});

/** A tree whose open folders are the host's, from the server's own on. */
function Controlled({ onChange, ...props }: ComponentProps<typeof ResourceTree.Root> & { onChange?: () => void }) {
  const [items, setItems] = useState<readonly string[]>(["server|repo"]);
  return (
    <ResourceTree.Root
      style={{ blockSize: 400 }}
      {...props}
      expandedItems={items}
      onExpandedItemsChange={(next) => {
        onChange?.();
        setItems(next);
      }}
    />
  );
}

describe("ResourceTree whose `expandedItems` are the host's", () => {
  it("* opens all folders beside the row, reveal all above a resource, in one change each", async () => {
    const onChange = vi.fn<() => void>();
    const actionsRef = createRef<ResourceTreeActions>();
    await renderKit(<Controlled onChange={onChange} actionsRef={actionsRef} />, {
      catalogues: [repo("a/x/1", "b/2", "c/3")],
    });
    await expect.element(row("a")).toBeInTheDocument();
    focus("a");
    await userEvent.keyboard("*");
    await expect.poll(rows).toEqual(["Repository", "a", "x", "b", "2", "c", "3"]);
    expect(onChange).toHaveBeenCalledTimes(1);
    actionsRef.current!.collapseAll();
    await expect.poll(rows).toEqual(["Repository"]);
    actionsRef.current!.reveal({ server: "repo", uri: "file:///a/x/1" });
    await expect.poll(rows).toEqual(["Repository", "a", "x", "1", "b", "c"]);
    await expect.poll(() => document.activeElement?.getAttribute("aria-label")).toBe("1");
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  it("opens a template level by level", async () => {
    const complete = {
      owner: () => ["ada", "bob"],
      repo: (_: string, { owner }: Readonly<Record<string, string>> = {}) => [`${owner}-one`],
    };
    const templates = [{ uriTemplate: "repo://{owner}/{repo}", name: "Repos", complete }];
    await renderKit(<Controlled />, { catalogues: [{ ...repo(), templates }] });
    await expect.element(row("Repos")).toBeInTheDocument();
    focus("Repos");
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(row("bob")).toBeInTheDocument();
    await userEvent.keyboard("{End}{ArrowRight}");
    await expect.element(row("bob-one")).toHaveAttribute("aria-level", "4");
  });

  it("asks once for a directory that fails, and again when it is opened again", async () => {
    const directory = { uri: "file:///docs", name: "docs", mimeType: "inode/directory" };
    const handlers = {
      "resources/directory/read": () => {
        throw new Error("The disk is asleep.");
      },
    };
    const catalogue = { ...repo(), resources: [directory], directories: true, handlers };
    const { connections } = await renderKit(<Controlled />, { catalogues: [catalogue] });
    const asked = () => connections[0]!.requests.filter(({ method }) => method === "resources/directory/read").length;
    await expect.element(row("docs")).toBeInTheDocument();
    focus("docs");
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(row(/Try again/)).toBeInTheDocument();
    await userEvent.keyboard("{ArrowDown}{ArrowUp}");
    expect(asked()).toBe(1);
    await userEvent.keyboard("{ArrowLeft}{ArrowRight}");
    await expect.poll(asked).toBe(2);
    await expect.element(row(/Try again/)).toBeInTheDocument();
    expect(asked()).toBe(2);
  });

  it("closing a folder among matches is no change of what is open without the filter", async () => {
    const onChange = vi.fn<() => void>();
    await renderKit(<Controlled onChange={onChange} />, { catalogues: [repo("a/x1", "b/x2", "c/y3")] });
    await expect.element(row("a")).toBeInTheDocument();
    await userEvent.fill(page.getByRole("searchbox"), "x");
    await expect.element(row("x1")).toBeInTheDocument();
    focus("a");
    await userEvent.keyboard("{ArrowLeft}");
    await expect.poll(rows).toEqual(["Repository", "a", "b", "x2"]);
    await userEvent.clear(page.getByRole("searchbox"));
    await expect.poll(rows).toEqual(["Repository", "a", "b", "c"]);
    expect(onChange).not.toHaveBeenCalled();
  });
});
