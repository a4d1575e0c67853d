import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ResourceTree, type ContentPolicy } from "../../../src/index.js";
import { renderKit } from "../../support/renderKit.js";

const ICON = "data:image/png;base64,iVBORw0KGgo=";
const catalogue = {
  name: "docs",
  title: "Docs",
  resources: Array.from({ length: 12 }, (_, at) => ({
    uri: `docs:///${at}.md`,
    name: `${at}.md`,
    icons: [{ src: ICON }],
  })),
};
const row = (name: string) => page.getByRole("treeitem", { name, exact: true });

describe("ResourceTree's rows, in their default composition", () => {
  it("are drawn again only where something changes: ArrowDown draws the row it leaves and the one it comes to", async () => {
    // Asked once for each row that is drawn.
    const icons = vi.fn<NonNullable<ContentPolicy["icons"]>>(() => true);
    await renderKit(<ResourceTree.Root selectionMode="multiple" style={{ blockSize: 600 }} />, {
      catalogues: [catalogue],
      contentPolicy: { icons },
    });
    await userEvent.click(row("3.md"));
    await expect.element(row("3.md")).toHaveFocus();
    icons.mockClear();

    await userEvent.keyboard("{ArrowDown}");
    await expect.element(row("4.md")).toHaveFocus();
    expect(icons).toHaveBeenCalledTimes(2);

    icons.mockClear();
    await userEvent.keyboard("{ }");
    await expect.element(row("4.md")).toHaveAttribute("aria-selected", "true");
    expect(icons).toHaveBeenCalledTimes(1);
  });

  it("Shift and a press choose from the row where the keyboard is now", async () => {
    await renderKit(<ResourceTree.Root selectionMode="multiple" style={{ blockSize: 600 }} />, {
      catalogues: [catalogue],
    });
    await userEvent.click(row("2.md"));
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await userEvent.click(row("7.md"), { modifiers: ["Shift"] });
    const chosen = page.getByRole("treeitem", { selected: true }).elements();
    expect(chosen.map((each) => each.getAttribute("aria-label"))).toEqual(["4.md", "5.md", "6.md", "7.md"]);
  });
});
