import { QueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import {
  ResourceAttachments,
  ResourceMention,
  ResourceProvider,
  ResourceSearch,
  ResourceTemplateForm,
  ResourceTree,
  ResourceViewer,
  useResourceContents,
  useResources,
  type ResourceServer,
} from "../../src/index.js";
import type { Catalogue } from "../../src/testing/index.js";
import { connectForTest, renderKit } from "../support/renderKit.js";
import { statefulServer } from "../support/statefulServer.js";
import { FAULTS, faultyHttp, readMessage } from "./faultyHttp.js";

const GONE = "Stateful cannot be reached.";
const SLOW = { timeout: 10_000 };
const part = (name: string) => page.getByTestId(name);
const row = (name: string) => part("tree").getByRole("treeitem", { name, exact: true });

describe.each(["v1", "v2"] as const)("a server of 2025-11-25 with sessions, client of SDK %s", (sdk) => {
  it("has every fault told; an answer that is spoilt within a stream counts as none", async () => {
    const results: Record<
      string,
      [list: ReturnType<typeof useResources>, read: ReturnType<typeof useResourceContents>]
    > = {};
    function Watch({ id }: { id: string }) {
      const list = useResources({ server: id });
      const read = useResourceContents({ server: id, uri: "s:1" });
      useEffect(() => void (results[id] = [list, read]));
      return null;
    }
    const proxies = Object.entries(FAULTS).map(([name, fault]) => ({ name, fault, proxy: faultyHttp() }));
    const resources = [{ uri: "s:1", name: "one", text: "1" }];
    const servers = await Promise.all(
      proxies.map(async ({ name, proxy }) => ({
        ...(await statefulServer({ name, resources, http: proxy.http }).connect(sdk)),
        timeout: 2000,
      })),
    );
    for (const { proxy, fault } of proxies) proxy.break(fault);
    await renderKit(
      servers.map(({ id }) => <Watch key={id} id={id} />),
      { servers },
    );
    const all = (look: (result: (typeof results)[string]) => unknown) =>
      Object.fromEntries(Object.entries(results).map(([name, result]) => [name, look(result)]));
    // The SDKs tell only the host's \`onerror\` of these.
    const isUnseen = (name: string) => /cut in the middle|no JSON|closed in the middle/.test(name);
    const told = Object.entries(FAULTS).map(([name, { kind }]) => [name, isUnseen(name) ? "timeout" : kind]);
    await expect
      .poll(() => all(([list, read]) => [list.listings[0]!.error?.kind, read.error?.kind]), SLOW)
      .toEqual(Object.fromEntries(told.map(([name, kind]) => [name, [kind, kind]])));
    for (const { proxy } of proxies) proxy.mend();
    for (const [list, read] of Object.values(results)) {
      list.listings[0]!.retry();
      read.refetch();
    }
    await expect
      .poll(
        () => new Set(Object.values(all(([list, read]) => `${list.loadedCount} ${read.contents?.[0]?.text}`))),
        SLOW,
      )
      .toEqual(new Set(["1 1"]));
  });

  it("loses its session by a restart: all that was there stays, and a new client brings the rest by itself", async () => {
    const catalogue: Catalogue = {
      name: "stateful",
      title: "Stateful",
      resources: [
        { uri: "file:///docs/a.md", name: "a.md", text: "first words" },
        { uri: "file:///docs/b.md", name: "b.md", text: "b" },
      ],
      templates: [{ uriTemplate: "by:{who}", name: "By", complete: { who: () => ["ann", "ben"] } }],
    };
    const { requests, connect, restart } = statefulServer(catalogue);
    const { server: steady } = await connectForTest({ name: "steady", title: "Steady", resources: [] });
    const queryClient = new QueryClient();
    let give!: (servers: ResourceServer[]) => void;
    const start = [await connect(sdk), steady];
    function App() {
      const [servers, setServers] = useState(start);
      useEffect(() => void (give = setServers), []);
      const ref = { server: "stateful", uri: "file:///docs/a.md", name: "a.md" };
      return (
        <ResourceProvider servers={servers} queryClient={queryClient}>
          <ResourceTree.Root data-testid="tree" selectionMode="multiple" style={{ blockSize: 300 }} />
          <ResourceSearch.Root data-testid="search" />
          <ResourceViewer.Root data-testid="viewer" resource={ref} />
          <ResourceAttachments.Root data-testid="attachments" defaultValue={[ref]} />
          <ResourceTemplateForm.Root data-testid="form" server="stateful" template="by:{who}" read="never" />
          <ResourceMention.Root data-testid="mention" />
        </ResourceProvider>
      );
    }
    await render(<App />);
    await expect.element(part("viewer").getByText("first words")).toBeInTheDocument();
    await expect.element(part("attachments").getByText(/about/).first()).toBeInTheDocument();
    await userEvent.fill(part("search").getByRole("combobox"), "b.md");
    const message = part("mention").getByRole("textbox");
    await userEvent.type(message, "See b");
    const who = part("form").getByRole("combobox", { name: "who" });
    await userEvent.fill(who, "a");
    (row("docs").element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowDown} ");

    await restart();
    void queryClient.invalidateQueries();
    for (const name of ["tree", "search"])
      await expect.element(part(name).getByRole("alert"), SLOW).toHaveTextContent(GONE);
    await expect.element(part("viewer").getByText(GONE)).toBeInTheDocument();
    await userEvent.click(part("search").getByRole("button", { name: "Try again" }));
    await expect.poll(() => part("search").getByRole("alert").elements()).toEqual([]);
    await expect.element(part("search").getByRole("alert"), SLOW).toHaveTextContent(GONE);
    await expectNothingLost();

    catalogue.resources = [...catalogue.resources!, { uri: "file:///docs/c.md", name: "c.md" }];
    (row("a.md").element() as HTMLElement).focus();
    requests.length = 0;
    give([await connect(sdk), steady]);
    await expect.element(row("c.md")).toBeInTheDocument();
    await expect.poll(() => page.getByText(GONE).elements()).toEqual([]);
    await expectNothingLost();
    expect(document.activeElement).toBe(row("a.md").element());
    const asked = requests.map(({ method }) => method).filter((method) => /list|read/.test(method));
    expect(asked.toSorted()).toEqual(["resources/list", "resources/read", "resources/templates/list"]);

    async function expectNothingLost() {
      await expect.element(row("a.md")).toHaveAttribute("aria-selected", "true");
      await expect.element(row("docs")).toHaveAttribute("aria-expanded", "true");
      await expect.element(part("search").getByRole("combobox")).toHaveValue("b.md");
      await expect.element(part("search").getByRole("option", { name: /b\.md/ })).toBeInTheDocument();
      await expect.element(part("viewer").getByText("first words")).toBeInTheDocument();
      await expect.element(part("attachments").getByText(/about/).first()).toBeInTheDocument();
      await expect.element(who).toHaveValue("a");
      await expect.element(message).toHaveValue("See b");
    }
  });

  it("that goes away in the middle of what was asked for is asked by its new client, once for all who wait", async () => {
    let isSilent = true;
    const catalogue: Catalogue = {
      name: "stateful",
      title: "Stateful",
      resources: [{ uri: "s:1", name: "one", text: "at last" }],
      templates: [{ uriTemplate: "by:{who}", name: "By", complete: { who: () => ["ann"] } }],
      http: async (request) => {
        const { method } = await readMessage(request);
        const isConcerned = method === "resources/read" || method === "completion/complete";
        return isSilent && isConcerned ? new Promise<Response>(() => {}) : undefined;
      },
    };
    const { connect, requests } = statefulServer(catalogue);
    let give!: (servers: ResourceServer[]) => void;
    const start = [await connect(sdk)];
    const ref = { server: "stateful", uri: "s:1", name: "one" };
    function App() {
      const [servers, setServers] = useState(start);
      useEffect(() => void (give = setServers), []);
      return (
        <ResourceProvider servers={servers}>
          <ResourceTree.Root data-testid="tree" style={{ blockSize: 200 }} />
          <ResourceViewer.Root data-testid="viewer" resource={ref} />
          <ResourceAttachments.Root defaultValue={[ref]} />
        </ResourceProvider>
      );
    }
    await render(<App />);
    await expect.element(page.getByRole("listitem")).toHaveTextContent("Reading …");
    await expect.element(row("By")).toBeInTheDocument();
    (row("By").element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(row("By")).toHaveAttribute("aria-busy", "true");
    isSilent = false;
    give([await connect(sdk)]);
    await expect.element(part("viewer").getByText("at last")).toBeInTheDocument();
    await expect.element(page.getByRole("listitem")).toHaveTextContent(/about \d/);
    await expect.element(row("ann")).toBeInTheDocument();
    const asked = requests.map(({ method }) => method).filter((method) => /read|complete/.test(method));
    expect(asked.toSorted()).toEqual(["completion/complete", "resources/read"]);
  });
});
