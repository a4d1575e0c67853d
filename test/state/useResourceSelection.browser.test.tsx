import { useState, type ComponentProps } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderHook } from "vitest-browser-react";
import {
  ResourcePicker,
  ResourceProvider,
  ResourceTree,
  useResourceSelection,
  type ResourceRef,
  type ResourceServer,
  type SelectedResource,
  type SelectionChangeDetails,
  type UseResourceSelectionOptions,
} from "../../src/index.js";
import type { Catalogue } from "../../src/testing/index.js";
import { connectForTest, renderKit } from "../support/renderKit.js";

type OnChange = NonNullable<UseResourceSelectionOptions["onValueChange"]>;

const [a, b, c] = ["a", "b", "c"].map((uri): ResourceRef => ({ server: "s", uri })) as [
  ResourceRef,
  ResourceRef,
  ResourceRef,
];
/** The same as `a`, as a listing brings it. */
const listedA = { ...a, name: "A", size: 3 };
const press: SelectionChangeDetails = { reason: "item-press" };

async function select(options: UseResourceSelectionOptions = {}) {
  const onValueChange = vi.fn<OnChange>();
  const hook = await renderHook((props?: UseResourceSelectionOptions) =>
    useResourceSelection({ onValueChange, ...options, ...props }),
  );
  return {
    ...hook,
    onValueChange,
    value: () => hook.result.current.value,
    uris: () => hook.result.current.value.map(({ uri }) => uri).join(""),
    change: (change: (selection: ReturnType<typeof useResourceSelection>) => void) =>
      hook.act(() => change(hook.result.current)),
  };
}

describe("useResourceSelection()", () => {
  it("keeps the order of choosing, and each resource once, by server and URI", async () => {
    const { change, uris, result } = await select();
    await change(({ add }) => add([b, a, { ...b }], press));
    await change(({ add }) => add([listedA, c], press));
    expect(uris()).toBe("bac");
    await change(({ add }) => add([{ server: "other", uri: "a" }], press));
    expect(uris()).toBe("baca");
    expect(result.current.isSelected({ server: "other", uri: "a" })).toBe(true);
    expect(result.current.isSelected({ server: "other", uri: "b" })).toBe(false);
  });

  it("takes a resource given twice for one, wherever it comes from", async () => {
    const { uris, change } = await select({ defaultValue: [a, b, listedA] });
    expect(uris()).toBe("ab");
    await change(({ replace }) => replace([c, a, { ...c }], press));
    expect(uris()).toBe("ca");
  });

  it("a change that changes nothing is not reported", async () => {
    const { change, onValueChange } = await select({ defaultValue: [a, b] });
    await change(({ add }) => add([], press));
    await change(({ add }) => add([listedA], press));
    await change(({ remove }) => remove(c, press));
    await change(({ move }) => move(a, 0, press));
    await change(({ move }) => move(c, 1, press));
    await change(({ replace }) => replace([a, b], press));
    expect(onValueChange).not.toHaveBeenCalled();
    await change(({ clear }) => clear(press));
    await change(({ clear }) => clear(press));
    expect(onValueChange).toHaveBeenCalledOnce();
  });

  it.each(["item-press", "keyboard", "drag", "remove-press", "clear-press", "attach"] as const)(
    "hands the reason “%s” and its event on as they are",
    async (reason) => {
      const { change, onValueChange } = await select();
      const event = new Event("x");
      await change(({ toggle }) => toggle(a, { reason, event }));
      expect(onValueChange.mock.calls).toEqual([[[a], { reason, event }]]);
      expect(onValueChange.mock.calls[0]![1].event).toBe(event);
    },
  );

  it("toggle, remove, move and clear", async () => {
    const { change, uris } = await select({ defaultValue: [a, b, c] });
    await change(({ move }) => move(listedA, 1, press));
    expect(uris()).toBe("bac");
    await change(({ move }) => move(b, 99, press));
    expect(uris()).toBe("acb");
    await change(({ move }) => move(b, -1, press));
    expect(uris()).toBe("bac");
    await change(({ toggle }) => toggle(a, press));
    await change(({ remove }) => remove({ ...b }, press));
    expect(uris()).toBe("c");
    await change(({ toggle }) => toggle(a, press));
    expect(uris()).toBe("ca");
    await change(({ clear }) => clear(press));
    expect(uris()).toBe("");
  });

  it("several changes in one handler all count", async () => {
    const { change, uris, onValueChange } = await select();
    await change(({ add, toggle, remove }) => {
      add([a], press);
      add([b], press);
      toggle(c, press);
      remove(a, press);
    });
    expect(uris()).toBe("bc");
    expect(onValueChange.mock.calls.map(([value]) => value.length)).toEqual([1, 2, 3, 2]);
    await change(({ clear, add }) => {
      add([a], press);
      clear(press);
    });
    expect(uris()).toBe("");
  });

  it("single: choosing one lets the other go, the last of several stays, and toggle empties it", async () => {
    const { change, uris, onValueChange } = await select({ selectionMode: "single" });
    await change(({ add }) => add([a], press));
    await change(({ toggle }) => toggle(b, press));
    expect(uris()).toBe("b");
    await change(({ add }) => add([a, c], press));
    expect(uris()).toBe("c");
    await change(({ replace }) => replace([a, b], press));
    expect(uris()).toBe("b");
    onValueChange.mockClear();
    await change(({ add }) => add([], press));
    await change(({ add }) => add([{ ...b }], press));
    expect(onValueChange).not.toHaveBeenCalled();
    await change(({ toggle }) => toggle(b, press));
    expect(uris()).toBe("");
  });
});

describe("useResourceSelection({ value })", () => {
  it("is what the host says: a change is asked for, and stays out where the host does not follow", async () => {
    const { change, uris, onValueChange } = await select({ value: [a] });
    await change(({ add }) => add([b], press));
    expect(onValueChange.mock.lastCall![0]).toEqual([a, b]);
    expect(uris()).toBe("a");
    await change(({ add }) => add([c], press));
    expect(onValueChange.mock.lastCall![0]).toEqual([a, c]);
  });

  it("follows the host, and several changes in one handler reach it", async () => {
    const { result, act } = await renderHook(() => {
      const [value, onValueChange] = useState<readonly SelectedResource[]>([a]);
      return { ...useResourceSelection({ value, onValueChange }), set: onValueChange };
    });
    await act(() => {
      result.current.add([b], press);
      result.current.add([c], press);
    });
    expect(result.current.value).toEqual([a, b, c]);
    await act(() => result.current.set([c]));
    expect(result.current.value).toEqual([c]);
    expect(result.current.isSelected(a)).toBe(false);
  });
});

const files = (name: string, ...paths: string[]): Catalogue => ({
  name,
  title: name,
  resources: paths.map((path) => ({ uri: `file:///${path}`, name: path.split("/").at(-1)!, mimeType: "text/plain" })),
});
const row = (name: string) => page.getByRole("treeitem", { name, exact: true });
const tick = (name: string) =>
  userEvent.click(row(name).element().querySelector("[data-slot=resource-tree-item-checkbox]")!);

describe("useResourceSelection() with lists of live servers", () => {
  it("takes a folder as all that is in it, beside what was chosen before, and gives it back as one", async () => {
    const seen = vi.fn<(uris: string[], reason: string) => void>();
    function Host() {
      const { value, replace } = useResourceSelection({
        defaultValue: [{ server: "docs", uri: "file:///b/2.txt" }],
        onValueChange: (next, { reason }) =>
          seen(
            next.map(({ uri }) => uri.slice(8)),
            reason,
          ),
      });
      return (
        <ResourceTree.Root
          selectionMode="multiple"
          value={value}
          onValueChange={(next, { reason }) =>
            replace(next, { reason: reason === "keyboard" ? "keyboard" : "item-press" })
          }
        />
      );
    }
    await renderKit(<Host />, { catalogues: [files("docs", "a/1.txt", "b/2.txt", "b/3.txt")] });
    await expect.element(row("b")).toHaveAttribute("aria-selected", "false");
    await tick("b");
    await expect.element(row("b")).toHaveAttribute("aria-selected", "true");
    (row("b").element() as HTMLElement).focus();
    await userEvent.keyboard(" ");
    await expect.element(row("b")).toHaveAttribute("aria-selected", "false");
    expect(seen.mock.calls).toEqual([
      [["b/2.txt", "b/3.txt"], "item-press"],
      [[], "keyboard"],
    ]);
  });

  it("what a server lists stays chosen while the server is gone, and is shown chosen when it comes back", async () => {
    const [docs, notes] = await Promise.all(
      [files("docs", "1.txt"), files("notes", "2.txt", "3.txt")].map((one) => connectForTest(one)),
    );
    const onAttach = vi.fn<(refs: readonly SelectedResource[]) => void>();
    const ui = (servers: readonly ResourceServer[]) => (
      <ResourceProvider servers={servers}>
        <ResourcePicker.Root onAttach={(refs) => onAttach(refs)} />
      </ResourceProvider>
    );
    const { rerender } = await renderKit(null);
    await rerender(ui([docs!.server, notes!.server]));
    await expect.element(row("2.txt")).toBeInTheDocument();
    await tick("2.txt");
    await rerender(ui([docs!.server]));
    await expect.element(row("2.txt")).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Remove 2.txt" })).toBeVisible();
    // A choice made meanwhile leaves it where it is.
    await tick("1.txt");
    await expect.element(page.getByRole("button", { name: "Attach 2 resources" })).toBeVisible();
    await rerender(ui([docs!.server, notes!.server]));
    await expect.element(row("2.txt")).toHaveAttribute("aria-selected", "true");
    await expect.element(row("3.txt")).toHaveAttribute("aria-selected", "false");
    await userEvent.click(page.getByRole("button", { name: "Attach 2 resources" }));
    expect(onAttach.mock.lastCall![0].map(({ server, uri }) => `${server} ${uri}`)).toEqual([
      "notes file:///2.txt",
      "docs file:///1.txt",
    ]);
  });

  it("a reference of a server that was never there is named by its URI, and can be taken out", async () => {
    const onValueChange = vi.fn<OnChange>();
    const gone = { server: "gone", uri: "x://papers/old.txt" };
    await renderKit(<ResourcePicker.Root defaultValue={[gone]} onValueChange={onValueChange} />, {
      catalogues: [files("docs", "1.txt")],
    });
    await expect.element(page.getByText("1 of unknown size")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: /^Remove .*old\.txt$/ }));
    expect(onValueChange.mock.calls.map(([value, { reason }]) => [value, reason])).toEqual([[[], "remove-press"]]);
  });

  it("references alone count with the size that their list tells", async () => {
    const catalogue: Catalogue = { name: "docs", resources: [{ uri: "file:///a.md", name: "a.md", size: 4000 }] };
    const onAttach = vi.fn<NonNullable<ComponentProps<typeof ResourcePicker.Root>["onAttach"]>>();
    await renderKit(
      <ResourcePicker.Root
        defaultValue={[{ server: "docs", uri: "file:///a.md" }]}
        budget={5000}
        onAttach={onAttach}
      />,
      { catalogues: [catalogue] },
    );
    await expect.element(page.getByText(/^1 resource · 4 kB · about [\d,]+ of 5,000 tokens$/)).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Attach 1 resource" }));
    expect(onAttach.mock.lastCall![1].totals).toMatchObject({ count: 1, size: 4000, unknown: 0 });
  });

  it("“accept” decides what is offered, not what was chosen before", async () => {
    const image = { server: "docs", uri: "file:///logo.png" };
    const catalogue: Catalogue = {
      ...files("docs", "1.txt"),
      resources: [
        ...files("docs", "1.txt").resources!,
        { uri: image.uri, name: "logo.png", mimeType: "image/png" },
        { uri: "file:///2.txt", name: "2.txt" },
      ],
    };
    await renderKit(<ResourcePicker.Root accept="text/*" defaultValue={[image]} />, { catalogues: [catalogue] });
    await expect.element(row("2.txt")).toBeInTheDocument();
    await expect.element(row("logo.png")).not.toBeInTheDocument();
    (row("docs").element() as HTMLElement).focus();
    await userEvent.keyboard("{Control>}a{/Control}");
    await expect.element(page.getByRole("button", { name: "Attach 3 resources" })).toBeVisible();
  });
});
