import { createRef } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ResourceTree, type ResourceTreeActions } from "../../src/index.js";
import type { Resource } from "../../src/model/Resource.js";
import type { Catalogue } from "../../src/testing/index.js";
import { renderKit } from "../support/renderKit.js";
import { untilHeard } from "../support/untilHeard.js";

const TALL = { blockSize: 400 };
const LIST_CHANGED = "notifications/resources/list_changed";
const DIRECTORY = "inode/directory";
const root = { uri: "d:///root", name: "root", mimeType: DIRECTORY };
const sub = { uri: "d:///root/sub", name: "sub", mimeType: DIRECTORY };
const file = (path: string, mimeType?: string) => ({ uri: `d:///${path}`, name: path.split("/").at(-1)!, mimeType });
const row = (name: string) => page.getByRole("treeitem", { name, exact: true });
const rows = () =>
  page
    .getByRole("treeitem")
    .elements()
    .map((one) => one.getAttribute("aria-label"));

/** A server that lists what `listed` says at the moment, with directories behind its entries. */
function disk(listed: Resource[]) {
  const inside: Record<string, Resource[]> = {
    [root.uri]: [sub, file("root/a.png", "image/png"), file("root/b.txt", "text/plain")],
    [sub.uri]: [file("root/sub/x")],
  };
  const catalogue: Catalogue = {
    name: "disk",
    title: "Disk",
    capabilities: {
      resources: { listChanged: true },
      extensions: { "io.modelcontextprotocol/skills": { directoryRead: true } },
    },
    handlers: {
      "resources/list": () => ({ resources: listed }),
      "resources/directory/read": ({ uri }) => ({ resources: inside[String(uri)] ?? [] }),
    },
  };
  return catalogue;
}

async function openRoot() {
  await expect.element(row("root")).toBeInTheDocument();
  (row("root").element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(row("sub")).toBeInTheDocument();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.element(row("x")).toBeInTheDocument();
}

describe("a directory that leaves its server's list while it is open", () => {
  it("goes with all that was read below it, and is read anew when it comes back", async () => {
    const listed: Resource[] = [root, file("z")];
    const { connections } = await renderKit(<ResourceTree.Root style={TALL} />, { catalogues: [disk(listed)] });
    const [connection] = connections;
    const asked = () => connection!.requests.filter(({ method }) => method === "resources/directory/read").length;
    await openRoot();
    await userEvent.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(row("x").element());
    await untilHeard(connection!);
    listed.shift();
    connection!.notify(LIST_CHANGED);
    await expect.poll(rows).toEqual(["Disk", "z"]);
    expect(document.activeElement).toBe(row("z").element());
    listed.push(root);
    const before = asked();
    connection!.notify(LIST_CHANGED);
    await expect.element(row("root")).toHaveAttribute("aria-expanded", "false");
    expect(asked()).toBe(before);
    await userEvent.keyboard("{ArrowUp}{ArrowRight}");
    await expect.poll(rows).toEqual(["Disk", "root", "sub", "a.png", "b.txt", "z"]);
  });

  it("leaves what its server still lists, and what was read below that", async () => {
    const listed: Resource[] = [root, sub, file("root/b.txt")];
    const { connections } = await renderKit(<ResourceTree.Root style={TALL} />, { catalogues: [disk(listed)] });
    await openRoot();
    await untilHeard(connections[0]!);
    listed.shift();
    connections[0]!.notify(LIST_CHANGED);
    await expect.poll(rows).toEqual(["Disk", "root", "sub", "x", "b.txt"]);
  });
});

describe("a folder that is open when it turns out to be a directory", () => {
  it("is read", async () => {
    const listed: Resource[] = [file("root/b.txt")];
    const { connections } = await renderKit(<ResourceTree.Root style={TALL} />, { catalogues: [disk(listed)] });
    await expect.element(row("root")).toBeInTheDocument();
    (row("root").element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}");
    await untilHeard(connections[0]!);
    listed.push(root);
    connections[0]!.notify(LIST_CHANGED);
    await expect.poll(rows).toEqual(["Disk", "root", "sub", "a.png", "b.txt"]);
  });

  it("is read when all are opened at once", async () => {
    const actionsRef = createRef<ResourceTreeActions>();
    const tree = <ResourceTree.Root style={TALL} actionsRef={actionsRef} />;
    await renderKit(tree, { catalogues: [disk([root, file("root/b.txt")])] });
    await expect.element(row("root")).toBeInTheDocument();
    actionsRef.current!.expandAll();
    await expect.poll(rows).toEqual(["Disk", "root", "sub", "a.png", "b.txt"]);
  });
});

describe("an open directory", () => {
  it("shows of what is in it what another `accept` lets through", async () => {
    const { rerender } = await renderKit(<ResourceTree.Root style={TALL} />, { catalogues: [disk([root])] });
    await openRoot();
    await rerender(<ResourceTree.Root style={TALL} accept="text/*" />);
    await expect.poll(rows).not.toContain("a.png");
    expect(rows()).toContain("b.txt");
    await rerender(<ResourceTree.Root style={TALL} />);
    await expect.poll(rows).toContain("a.png");
  });
});
