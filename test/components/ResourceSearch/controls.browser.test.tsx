import { describe, expect, it, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { Dialog } from "radix-ui";
import { memoryRecents, ResourceSearch, type UseResourceSearchOptions } from "../../../src/index.js";
import type { Catalogue } from "../../../src/testing/index.js";
import { renderKit } from "../../support/renderKit.js";
import { rowNames } from "../../support/rowNames.js";

const box = () => page.getByRole("combobox", { name: "Search resources" });
const highlighted = () => document.querySelector("[data-slot=resource-search-item][data-highlighted]")!;

const docs: Catalogue = {
  name: "docs",
  title: "Docs",
  resources: [
    { uri: "d:1", name: "plan.md", mimeType: "text/markdown" },
    { uri: "d:2", name: "plan.png", mimeType: "image/png" },
    { uri: "d:3", name: "planet.md", mimeType: "text/markdown" },
  ],
};
const loud: Catalogue = {
  name: "loud",
  title: "Loud",
  resources: Array.from({ length: 300 }, (_, at) => ({ uri: `l:${at}`, name: `plan ${at}`, mimeType: "text/plain" })),
};

async function open(props: UseResourceSearchOptions = {}, catalogues = [docs, loud]) {
  const kit = await renderKit(<ResourceSearch.Root recents={memoryRecents()} {...props} />, { catalogues });
  await expect.element(page.getByRole("option").first()).toBeVisible();
  return kit;
}

describe("the filter panel of ResourceSearch", () => {
  it("where filters leave nothing, one press searches without them, and the focus is in the box", async () => {
    const onFiltersChange = vi.fn<NonNullable<UseResourceSearchOptions["onFiltersChange"]>>();
    await renderKit(
      <ResourceSearch.Root
        recents={memoryRecents()}
        defaultFilters={[{ kind: "type", value: "audio" }]}
        defaultMutedServers={["loud"]}
        onFiltersChange={onFiltersChange}
      />,
      { catalogues: [docs, loud] },
    );
    await expect.element(page.getByText("No resource passes these filters.")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Search without filters" }));
    await expect.poll(() => rowNames().length).toBe(100 + 1);
    await expect.element(box()).toHaveFocus();
    expect(onFiltersChange.mock.calls.map(([filters, { reason }]) => [filters, reason])).toEqual([[[], "clear-press"]]);
  });

  it("Backspace in the empty box takes the filters away, and then brings muted servers back", async () => {
    await open({ defaultFilters: [{ kind: "type", value: "image" }], defaultMutedServers: ["loud"] });
    await userEvent.click(box());
    await userEvent.keyboard("{Backspace}");
    await expect.poll(rowNames).toEqual(["plan.md", "plan.png", "planet.md"]);
    await userEvent.keyboard("{Backspace}");
    await expect.poll(() => rowNames().length).toBe(100 + 1);
    await expect.element(page.getByRole("list", { name: "Filters" })).not.toBeInTheDocument();
  });

  it("Filter shows the switches, a kind leaves the others out and stands in the box as a chip", async () => {
    await open();
    await userEvent.click(page.getByRole("button", { name: "Filter", exact: true }));
    await userEvent.click(page.getByRole("button", { name: "Images" }));
    await expect.poll(rowNames).toEqual(["plan.png"]);
    await expect.element(page.getByRole("button", { name: "Remove filter Images" })).toBeVisible();
    expect(page.getByRole("button", { name: "Images", exact: true }).element().getAttribute("aria-pressed")).toBe(
      "true",
    );
    await userEvent.click(page.getByRole("button", { name: "Images", exact: true }));
    await expect.poll(() => rowNames().length).toBeGreaterThan(1);
  });

  it("a server switched off is muted, its chip brings it back, and the host hears of both", async () => {
    const onMutedServersChange = vi.fn<NonNullable<UseResourceSearchOptions["onMutedServersChange"]>>();
    await open({ onMutedServersChange });
    await userEvent.click(page.getByRole("button", { name: "Filter", exact: true }));
    await userEvent.click(page.getByRole("button", { name: "Loud" }));
    await expect.poll(rowNames).toEqual(["plan.md", "plan.png", "planet.md"]);
    await userEvent.click(page.getByRole("button", { name: "Remove filter Without Loud" }));
    await expect.poll(() => rowNames().length).toBe(100 + 1);
    expect(onMutedServersChange.mock.calls.map(([servers, { reason }]) => [servers, reason])).toEqual([
      [["loud"], "filter-press"],
      [[], "filter-press"],
    ]);
  });

  it("Escape in the panel closes the panel, in the box it empties the text, and only then the dialog around it", async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    await renderKit(
      <Dialog.Root open onOpenChange={onOpenChange}>
        <Dialog.Portal>
          <Dialog.Content aria-describedby={undefined}>
            <Dialog.Title>Around</Dialog.Title>
            <ResourceSearch.Root />
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>,
      { catalogues: [docs] },
    );
    await expect.element(page.getByRole("option").first()).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Filter", exact: true }));
    await userEvent.click(page.getByRole("button", { name: "Images" }));
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("button", { name: "Images", exact: true })).not.toBeInTheDocument();
    await userEvent.click(box());
    await userEvent.keyboard("pl{Escape}");
    await expect.element(box()).toHaveValue("");
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it("Enter on a chip's button removes the filter and takes no row", async () => {
    const onOpen = vi.fn<(ref: { server: string; uri: string }) => void>();
    await open({ onOpen, defaultFilters: [{ kind: "type", value: "image" }] }, [docs]);
    (page.getByRole("button", { name: "Remove filter Images" }).element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => rowNames().length).toBe(3);
    expect(onOpen).not.toHaveBeenCalled();
  });
});

describe("a server's cap", () => {
  it("leaves room for the others, and its last row shows more of it", async () => {
    await open({ serverCap: 2 });
    await userEvent.click(box());
    await userEvent.keyboard("plan");
    await expect
      .poll(rowNames)
      .toEqual(["plan.md", "plan.png", "1 more from Docs", "plan 0", "plan 1", "298 more from Loud"]);
    await userEvent.click(page.getByRole("option", { name: "1 more from Docs" }));
    await expect.poll(rowNames).toEqual(["plan.md", "plan.png", "planet.md", "plan 0", "plan 1", "298 more from Loud"]);
  });
});

describe("pins", () => {
  it("Alt+P pins the highlighted resource, which then stands first in the empty box", async () => {
    const recents = memoryRecents();
    await open({ recents }, [docs]);
    await userEvent.click(box());
    await userEvent.keyboard("planet{Alt>}p{/Alt}");
    await expect.poll(() => highlighted().querySelector("[aria-label=Pinned]")).not.toBeNull();
    expect(recents.load().map(({ uri, pinned }) => [uri, pinned])).toEqual([["d:3", true]]);
    await expect.element(page.getByRole("status").filter({ hasText: "planet.md is pinned." })).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => rowNames()[0]).toBe("planet.md");
    await userEvent.click(page.getByTitle("Unpin (Alt+P)").first());
    expect(recents.load()[0]!.pinned).toBe(false);
  });
});

describe("two servers with the same template", () => {
  it("the one that was taken is completed, not the first", async () => {
    const twin = (name: string): Catalogue => ({
      name,
      title: name,
      templates: [{ uriTemplate: "doc://{id}", name: "Document", complete: { id: () => [`${name}-1`] } }],
    });
    const onOpen = vi.fn<(ref: { server: string; uri: string }) => void>();
    await open({ onOpen }, [twin("one"), twin("two")]);
    await userEvent.click(page.getByRole("option").nth(1));
    await userEvent.click(page.getByRole("option", { name: "two-1" }));
    expect(onOpen.mock.calls[0]![0]).toEqual({ server: "two", uri: "doc://two-1" });
  });
});

describe("an input method", () => {
  it("searches what is composed, and the Enter that ends it takes no row", async () => {
    const onOpen = vi.fn<(ref: { server: string; uri: string }) => void>();
    await open({ onOpen }, [
      {
        name: "jp",
        resources: [
          { uri: "j:1", name: "東京タワー" },
          { uri: "j:2", name: "京都" },
        ],
      },
    ]);
    await userEvent.click(box());
    const { send } = cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> };
    await send("Input.imeSetComposition", { text: "東京", selectionStart: 2, selectionEnd: 2 });
    await expect.poll(rowNames).toEqual(["東京タワー"]);
    box()
      .element()
      .dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", keyCode: 229, isComposing: true, bubbles: true }));
    await send("Input.insertText", { text: "東京" });
    await expect.element(box()).toHaveValue("東京");
    expect(onOpen).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    expect(onOpen.mock.calls[0]![0]).toEqual({ server: "jp", uri: "j:1" });
  });
});
