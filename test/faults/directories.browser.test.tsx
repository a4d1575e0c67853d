import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ResourceProvider, ResourceTree, ResourceViewer } from "../../src/index.js";
import type { Catalogue, CatalogueConnection } from "../../src/testing/index.js";
import { connectForTest, renderKit } from "../support/renderKit.js";
import { untilHeard } from "../support/untilHeard.js";

const LIST_CHANGED = "notifications/resources/list_changed";
const DIRECTORY = "inode/directory";
const root = { uri: "d:///root", name: "root", mimeType: DIRECTORY };
const sub = { uri: "d:///root/sub", name: "sub", mimeType: DIRECTORY };
const file = (path: string) => ({ uri: `d:///root/${path}`, name: path.split("/").at(-1)! });
const row = (name: string) => page.getByRole("treeitem", { name, exact: true });
const rows = () =>
  page
    .getByRole("treeitem")
    .elements()
    .map((one) => one.getAttribute("aria-label"));

/** A server whose directories hold what `inside` says at the moment. */
function changing() {
  const inside: Record<string, { uri: string; name: string; mimeType?: string }[]> = {
    [root.uri]: [sub, file("a"), file("b"), file("c")],
    [sub.uri]: [file("sub/x"), file("sub/y")],
  };
  const catalogue: Catalogue = {
    name: "docs",
    title: "Docs",
    capabilities: {
      resources: { subscribe: true, listChanged: true },
      extensions: { "io.modelcontextprotocol/skills": { directoryRead: true } },
    },
    handlers: {
      "resources/list": () => ({ resources: [root] }),
      "resources/directory/read": ({ uri }) => ({ resources: inside[String(uri)] ?? [] }),
      "resources/subscribe": () => ({}),
      "resources/unsubscribe": () => ({}),
    },
  };
  return { catalogue, inside };
}

describe.each(["modern", "legacy"] as const)("a directory that changes while it is open, %s era", (era) => {
  it("ResourceTree shows what came, what went and what has another name; the keyboard stays", async () => {
    const { catalogue, inside } = changing();
    const tree = <ResourceTree.Root selectionMode="multiple" style={{ blockSize: 400 }} />;
    const { connections } = await renderKit(tree, { catalogues: [catalogue], era });
    const [connection] = connections;
    await expect.element(row("root")).toBeInTheDocument();
    (row("root").element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(row("sub")).toBeInTheDocument();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect.poll(rows).toEqual(["Docs", "root", "sub", "x", "y", "a", "b", "c"]);
    (row("b").element() as HTMLElement).focus();
    await userEvent.keyboard(" ");
    await untilHeard(connection!);

    inside[root.uri] = [{ ...sub, name: "below" }, file("b"), file("d")];
    inside[sub.uri] = [file("sub/y"), file("sub/z")];
    connection!.notify(LIST_CHANGED);
    await expect.poll(rows).toEqual(["Docs", "root", "below", "y", "z", "b", "d"]);
    expect(document.activeElement).toBe(row("b").element());
    await expect.element(row("b")).toHaveAttribute("aria-selected", "true");

    inside[root.uri] = [file("b")];
    inside[sub.uri] = [];
    connection!.notify(LIST_CHANGED);
    await expect.poll(rows).toEqual(["Docs", "root", "b"]);
    expect(document.activeElement).toBe(row("b").element());
  });

  it("ResourceTree asks for a closed one when it is opened again, and not before", async () => {
    const { catalogue, inside } = changing();
    const { connections } = await renderKit(<ResourceTree.Root style={{ blockSize: 400 }} />, {
      catalogues: [catalogue],
      era,
    });
    const [connection] = connections;
    const asked = () => connection!.requests.filter(({ method }) => method === "resources/directory/read").length;
    const listed = () => connection!.requests.filter(({ method }) => method === "resources/list").length;
    await expect.element(row("root")).toBeInTheDocument();
    (row("root").element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(row("c")).toBeInTheDocument();
    await userEvent.keyboard("{ArrowLeft}");
    await untilHeard(connection!);
    inside[root.uri] = [file("new")];
    const before = listed();
    connection!.notify(LIST_CHANGED);
    await expect.poll(listed).toBeGreaterThan(before);
    expect(asked()).toBe(1);
    await userEvent.keyboard("{ArrowRight}");
    await expect.poll(rows).toEqual(["Docs", "root", "new"]);
    expect(asked()).toBe(2);
  });

  it("ResourceViewer shows what is in it now", async () => {
    const { catalogue, inside } = changing();
    const viewer = <ResourceViewer.Root resource={{ server: "docs", ...root }} />;
    const { connections } = await renderKit(viewer, { catalogues: [catalogue], era });
    const entries = () =>
      page
        .getByRole("listitem")
        .elements()
        .map((one) => one.textContent);
    await expect.poll(entries).toEqual(["sub", "a", "b", "c"]);
    inside[root.uri] = [file("a"), file("z")];
    // Before 2026-07-28 it may name something below what was subscribed to.
    const { uri } = era === "modern" ? root : file("z");
    await untilHeard({
      requests: connections[0]!.requests,
      notify: () => connections[0]!.notify("notifications/resources/updated", { uri }),
    });
    await expect.poll(entries).toEqual(["a", "z"]);
  });
});

describe("a directory that is open when its server has a new client", () => {
  it("is read by the new client, also when it changes later", async () => {
    const { catalogue, inside } = changing();
    const first = await connectForTest(catalogue);
    const second = await connectForTest(catalogue);
    const queryClient = new QueryClient();
    const app = ({ server }: CatalogueConnection) => (
      <ResourceProvider servers={[server]} queryClient={queryClient}>
        <ResourceTree.Root style={{ blockSize: 400 }} />
      </ResourceProvider>
    );
    const { rerender } = await render(app(first));
    await expect.element(row("root")).toBeInTheDocument();
    (row("root").element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(row("c")).toBeInTheDocument();
    inside[root.uri] = [file("other")];
    await rerender(app(second));
    await expect.poll(rows).toEqual(["Docs", "root", "other"]);
    await first.close();
    await untilHeard(second);
    inside[root.uri] = [file("another")];
    second.notify(LIST_CHANGED);
    await expect.poll(rows).toEqual(["Docs", "root", "another"]);
  });
});
