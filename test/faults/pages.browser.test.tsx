import { useEffect } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  ResourcePicker,
  ResourceTree,
  ResourceViewer,
  useResources,
  type ResourceServer,
  type UseResourcesResult,
} from "../../src/index.js";
import type { Catalogue } from "../../src/testing/index.js";
import { connectForTest, renderKit } from "../support/renderKit.js";
import { statefulServer } from "../support/statefulServer.js";
import { FAULTS, readMessage, type Fault } from "./faultyHttp.js";

const PAGES = [undefined, "from 2", "from 4", "from 6", "from 8"];
const SLOW = { timeout: 15_000 };
const names = Array.from({ length: 10 }, (_, index) => `item ${index}`);

/** A list of five pages whose third meets a fault, until `mend`; with the pages that were asked for since. */
function brokenOnPage3(name: string, fault: Fault, list = "resources/list") {
  const asked: (string | undefined)[] = [];
  let isBroken = true;
  const catalogue: Catalogue = {
    name,
    title: name,
    pageSize: 2,
    resources: names.map((item, index) => ({ uri: `item:${index}`, name: item })),
    http: async (request, next) => {
      const { method, params } = await readMessage(request);
      if (method !== list) return undefined;
      const cursor = typeof params?.cursor === "string" ? atob(params.cursor) : undefined;
      asked.push(cursor);
      return isBroken && cursor === PAGES[2] ? fault.http(request, next) : undefined;
    },
  };
  const mend = () => {
    isBroken = false;
    asked.length = 0;
  };
  return { name, fault, catalogue, asked, mend };
}

const connections = {
  "of 2026-07-28": async (catalogue: Catalogue) => (await connectForTest(catalogue)).server,
  "of 2025-11-25, SDK 1": (catalogue: Catalogue) => statefulServer(catalogue).connect("v1"),
  "of 2025-11-25, SDK 2": (catalogue: Catalogue) => statefulServer(catalogue).connect("v2"),
};

describe.each(Object.entries(connections))("a server %s that fails in the middle of page 3", (_, connect) => {
  it("has two pages shown and the fault told, and goes on from page 3 on retry, whatever it was", async () => {
    const broken = Object.entries(FAULTS).map(([name, fault]) => brokenOnPage3(name, fault));
    const servers = await Promise.all(
      broken.map(async ({ catalogue }): Promise<ResourceServer> => ({ ...(await connect(catalogue)), timeout: 2000 })),
    );
    const latest: Record<string, UseResourcesResult> = {};
    function Watch({ id }: { id: string }) {
      const list = useResources({ server: id });
      useEffect(() => void (latest[id] = list));
      return null;
    }
    await renderKit(
      servers.map(({ id }) => <Watch key={id} id={id} />),
      { servers },
    );
    const all = (look: (list: UseResourcesResult, name: string) => unknown) =>
      Object.fromEntries(Object.keys(FAULTS).map((name) => [name, look(latest[name]!, name)]));
    const same = (value: unknown) => all(() => value);
    await expect
      .poll(() => all((list) => [list.listings[0]!.status, list.resources.map(({ name }) => name)]), SLOW)
      .toEqual(same(["error", names.slice(0, 4)]));
    for (const { mend } of broken) mend();
    for (const list of Object.values(latest)) list.listings[0]!.retry();
    await expect
      .poll(() => all((list) => [list.listings[0]!.status, list.resources.map(({ name }) => name)]), SLOW)
      .toEqual(same(["complete", names]));
    expect(Object.fromEntries(broken.map(({ name, asked }) => [name, asked]))).toEqual(same(PAGES.slice(2)));
  });
});

describe("page 3 of a directory that fails", () => {
  const inDirectory = () => {
    const broken = brokenOnPage3("docs", FAULTS["an answer cut in the middle"]!, "resources/directory/read");
    const directory = { uri: "file:///d", name: "d", mimeType: "inode/directory" };
    const inside = names.map((name, index) => ({ uri: `file:///d/${index}`, name }));
    return { ...broken, catalogue: { ...broken.catalogue, directories: true, resources: [directory, ...inside] } };
  };

  it("ResourceTree keeps what came before it, and Try again goes on from there", async () => {
    const { catalogue, asked, mend } = inDirectory();
    await renderKit(<ResourceTree.Root style={{ blockSize: 500 }} />, { catalogues: [catalogue] });
    const row = (name: string | RegExp) => page.getByRole("treeitem", { name, exact: true });
    await expect.element(row("d")).toBeInTheDocument();
    (row("d").element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(row(/Try again/)).toBeInTheDocument();
    const rows = () =>
      page
        .getByRole("treeitem")
        .elements()
        .map((one) => one.getAttribute("aria-label"));
    expect(rows()).toEqual(["docs", "d", ...names.slice(0, 4), expect.stringContaining("Try again")]);
    mend();
    await userEvent.keyboard("{End}{Enter}");
    await expect.poll(rows).toEqual(["docs", "d", ...names]);
    expect(asked).toEqual(PAGES.slice(2));
  });

  it("ResourceViewer keeps what came before it, and Try again goes on from there", async () => {
    const { catalogue, asked, mend } = inDirectory();
    const directory = { server: "docs", uri: "file:///d", name: "d", mimeType: "inode/directory" };
    await renderKit(<ResourceViewer.Root resource={directory} />, { catalogues: [catalogue] });
    await expect.element(page.getByRole("alert")).toHaveTextContent("docs sent an answer");
    const entries = () =>
      page
        .getByRole("listitem")
        .elements()
        .map((one) => one.textContent);
    expect(entries()).toEqual(names.slice(0, 4));
    mend();
    await userEvent.click(page.getByRole("button", { name: "Try again" }));
    await expect.poll(entries).toEqual(names);
    expect(page.getByRole("alert").elements()).toEqual([]);
    expect(asked).toEqual(PAGES.slice(2));
  });
});

describe("page 3 that fails", () => {
  it("keeps what was chosen, filtered and highlighted on the pages before, and the pages after join them", async () => {
    const { catalogue, asked, mend } = brokenOnPage3("docs", FAULTS["an answer cut in the middle"]!);
    await renderKit(<ResourcePicker.Root style={{ blockSize: 500 }} />, { catalogues: [catalogue] });
    const row = (name: string) => page.getByRole("treeitem", { name, exact: true });
    await expect.element(page.getByRole("alert"), SLOW).toHaveTextContent("docs sent an answer");
    (row("item 1").element() as HTMLElement).focus();
    await userEvent.keyboard(" ");
    await expect.element(page.getByRole("button", { name: "Attach 1 resource" })).toBeEnabled();
    mend();
    (page.getByRole("button", { name: "Try again" }).element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(row("item 9")).toBeInTheDocument();
    await expect.element(row("item 1")).toHaveAttribute("aria-selected", "true");
    expect(document.activeElement?.closest("[data-slot=resource-tree]")).not.toBeNull();
    expect(asked).toEqual(PAGES.slice(2));
  });

  it("twice and late, every page is one: nothing is shown twice and no page is asked for twice", async () => {
    const asked: unknown[] = [];
    const { catalogue } = brokenOnPage3("docs", FAULTS["HTTP 401"]!);
    const http: Catalogue["http"] = async (request, next) => {
      const { method, params } = await readMessage(request);
      if (method !== "resources/list") return undefined;
      asked.push(params?.cursor);
      const answer = await next();
      const body = await answer.text();
      // Later than what is gathered into one batch.
      await new Promise((resolve) => setTimeout(resolve, 150));
      const isStream = answer.headers.get("content-type")?.includes("event-stream");
      return new Response(isStream ? body + body : body, answer);
    };
    await renderKit(<ResourceTree.Root style={{ blockSize: 500 }} />, { catalogues: [{ ...catalogue, http }] });
    await expect.element(page.getByRole("treeitem", { name: "item 9" }), SLOW).toBeInTheDocument();
    const rows = page.getByRole("treeitem").elements();
    expect(rows.map((row) => row.getAttribute("aria-label"))).toEqual(["docs", ...names]);
    expect(asked).toHaveLength(PAGES.length);
  });
});
