import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ResourceSearch, ResourceTree } from "mcp-resource-kit";
import type { Catalogue } from "../../src/testing/index.js";
import { renderKit } from "../support/renderKit.js";
import { untilHeard } from "../support/untilHeard.js";
import { watchResources } from "../support/watchResources.js";

const MANY = import.meta.env.VITE_SOAK === "1" ? 50_000 : 5_000;
const SLOW = { timeout: 60_000 };

const catalogueOf = (server: number, count: number): Catalogue => ({
  name: `server-${server}`,
  title: `Server ${server}`,
  resources: Array.from({ length: count }, (_, index) => ({
    uri: `s${server}:///folder-${index % 50}/file-${index}.md`,
    name: `file ${server}-${index}`,
  })),
  pageSize: 1000,
});
const focusedRow = () => document.activeElement?.closest("[role=treeitem]");

describe("200 servers at once", () => {
  const catalogues = Array.from({ length: 200 }, (_, server) => catalogueOf(server, 2));

  it("are all in the tree, and the keys reach the last", SLOW, async () => {
    const { connections } = await renderKit(<ResourceTree.Root style={{ blockSize: 300 }} />, {
      catalogues,
      era: "legacy",
    });
    const first = page.getByRole("treeitem", { name: "Server 0", exact: true });
    await expect.element(first).toHaveAttribute("aria-setsize", "200");
    await vi.waitFor(
      () => {
        for (const { requests } of connections)
          expect(requests.filter(({ method }) => method === "resources/list")).toHaveLength(1);
      },
      { timeout: 20_000 },
    );
    (first.element() as HTMLElement).focus();
    await userEvent.keyboard("{End}");
    await vi.waitFor(() => expect(focusedRow()?.textContent).toContain("Server 199"));
    await userEvent.keyboard("server 150");
    await vi.waitFor(() => expect(focusedRow()?.textContent).toContain("Server 150"));
    expect(focusedRow()?.getAttribute("aria-posinset")).toBe("151");
  });
});

describe("a server that says list_changed 200 times in a second", () => {
  it.each(["modern", "legacy"] as const)(
    "is listed a few times, and the screen is right at the end (%s)",
    async (era) => {
      const changing: Catalogue = { ...catalogueOf(0, 0), resources: [{ uri: "s:/0", name: "state 0" }] };
      const { connections } = await renderKit(<ResourceSearch.Root />, { catalogues: [changing], era });
      const [connection] = connections;
      await expect.element(page.getByRole("option", { name: /state 0/ })).toBeInTheDocument();
      await untilHeard(connection!);
      const before = lists();
      for (let change = 1; change <= 200; change++) {
        changing.resources = [{ uri: "s:/0", name: `state ${change}` }];
        connection!.notify("notifications/resources/list_changed");
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      await expect.element(page.getByRole("option", { name: /state 200/ })).toBeInTheDocument();
      expect(lists() - before).toBeGreaterThan(0);
      expect(lists() - before).toBeLessThanOrEqual(20);

      function lists() {
        return connection!.requests.filter(({ method }) => method === "resources/list").length;
      }
    },
  );
});

describe(`20 servers of ${MANY} resources`, () => {
  it("are all listed, without a problem", { timeout: 600_000 }, async () => {
    const catalogues = Array.from({ length: 20 }, (_, server) => catalogueOf(server, MANY));
    const { latest } = await watchResources(catalogues, { era: "legacy" });
    await vi.waitFor(() => expect(latest().isComplete).toBe(true), { timeout: 500_000, interval: 200 });
    expect(latest().resources).toHaveLength(20 * MANY);
    expect(latest().problems).toEqual([]);
  });
});
