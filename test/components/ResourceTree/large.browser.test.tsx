import { createRef } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ResourceTree, type ResourceTreeActions } from "../../../src/index.js";
import "../../../src/styles/styles.css";
import { renderKit } from "../../support/renderKit.js";

const COUNT = 1_000_000;
const resources = Array.from({ length: COUNT }, (_, at) => ({
  server: "s",
  uri: `memo:${at + 1}`,
  name: `${String(at + 1).padStart(7, "0")}.md`,
}));
const focused = () => document.activeElement!.closest("[role=treeitem]")!;
const facts = () =>
  ["aria-level", "aria-posinset", "aria-setsize", "aria-selected"].map((name) => focused().getAttribute(name));

describe("ResourceTree with a million resources in one folder", () => {
  it(
    "rows 1, 50,000 and 1,000,000 say their place, and stand where the keyboard is",
    { timeout: 120_000 },
    async () => {
      const actionsRef = createRef<ResourceTreeActions>();
      await renderKit(
        <ResourceTree.Root
          resources={resources}
          actionsRef={actionsRef}
          defaultValue={[{ server: "s", uri: "memo:50000" }]}
          style={{ blockSize: 400 }}
        />,
      );
      const server = page.getByRole("treeitem", { name: "s", exact: true });
      await vi.waitFor(
        () => expect(page.getByRole("treeitem").elements()[1]?.getAttribute("aria-setsize")).toBe(String(COUNT)),
        { timeout: 100_000, interval: 200 },
      );
      (server.element() as HTMLElement).focus();
      await userEvent.keyboard("{ArrowDown}");
      expect(facts()).toEqual(["2", "1", String(COUNT), "false"]);
      await userEvent.keyboard("{End}");
      await vi.waitFor(() => expect(facts()).toEqual(["2", String(COUNT), String(COUNT), "false"]));
      expect(isInView(focused())).toBe(true);
      actionsRef.current!.reveal({ server: "s", uri: "memo:50000" });
      await vi.waitFor(() => expect(facts()).toEqual(["2", "50000", String(COUNT), "true"]));
      expect(isInView(focused())).toBe(true);
      await userEvent.keyboard("{ArrowDown}");
      await vi.waitFor(() => expect(focused().textContent).toContain("0050001.md"));
    },
  );
});

function isInView(row: Element): boolean {
  const box = row.getBoundingClientRect();
  const frame = row.closest("[role=tree]")!.getBoundingClientRect();
  return box.height > 0 && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
}
