import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ResourceSearch } from "../../../src/index.js";
import { renderKit } from "../../support/renderKit.js";

const catalogue = {
  name: "docs",
  title: "Docs",
  resources: Array.from({ length: 100 }, (_, at) => ({ uri: `docs:///note-${at}.md`, name: `note ${at}` })),
};
const box = () => page.getByRole("combobox");
const rows = () => page.getByRole("option").elements();
const highlighted = () => document.querySelector("[data-highlighted]");

async function show() {
  await renderKit(<ResourceSearch.Root style={{ blockSize: 300 }} />, { catalogues: [catalogue] });
  await vi.waitFor(() => expect(rows()).toHaveLength(100));
}

describe("ResourceSearch's rows", () => {
  it("all come, in order, though those out of sight come later", async () => {
    await show();
    await box().fill("note");
    await vi.waitFor(() => expect(document.querySelectorAll("mark")).toHaveLength(100));
    expect(rows().map((row) => row.getAttribute("aria-posinset"))).toEqual(
      Array.from({ length: 100 }, (_, at) => `${at + 1}`),
    );
    expect(new Set(rows().map((row) => row.id)).size).toBe(100);
  });

  it("change only where something does: ArrowDown changes the row it leaves and the one it comes to", async () => {
    await show();
    await userEvent.click(box());
    await userEvent.keyboard("{ArrowDown}");
    await vi.waitFor(() => expect(highlighted()?.getAttribute("aria-posinset")).toBe("2"));
    const changed = watchRows();
    await userEvent.keyboard("{ArrowDown}");
    await vi.waitFor(() => expect(highlighted()?.getAttribute("aria-posinset")).toBe("3"));
    expect(changed()).toEqual(["2", "3"]);
  });

  it("stay as they are while a long list is searched for a key", async () => {
    const many = Array.from({ length: 20_000 }, (_, at) => ({ server: "docs", uri: `docs:${at}`, name: `note ${at}` }));
    let drawn = 0;
    await renderKit(
      <ResourceSearch.Root resources={many}>
        <ResourceSearch.Input />
        <ResourceSearch.List>
          <ResourceSearch.Group>
            {() => {
              drawn++;
              return <ResourceSearch.Item />;
            }}
          </ResourceSearch.Group>
        </ResourceSearch.List>
      </ResourceSearch.Root>,
      { catalogues: [] },
    );
    await vi.waitFor(() => expect(rows().length).toBeGreaterThan(100));
    await box().fill("note");
    await vi.waitFor(() => expect(document.querySelectorAll("mark")).toHaveLength(100));
    drawn = 0;
    typeAtOnce("note 7");
    expect(page.getByRole("listbox").element().getAttribute("aria-busy")).toBe("true");
    expect(drawn).toBe(0);
    await vi.waitFor(() => expect(rows()[0]!.textContent).toContain("note 7"));
    expect(drawn).toBeGreaterThan(0);
  });

  it("the highlight is at once on the last row, and the box names it, while rows are still coming", async () => {
    await show();
    await userEvent.click(box());
    await userEvent.keyboard(`no${"{PageDown}".repeat(10)}`);
    await vi.waitFor(() => expect(highlighted()?.getAttribute("aria-posinset")).toBe("100"));
    expect(box().element().getAttribute("aria-activedescendant")).toBe(highlighted()!.id);
  });

  it("one row at most is highlighted, and has the id that the box names, while servers put rows before it", async () => {
    const first = { ...catalogue, name: "first", title: "First", latency: 300 };
    const last = { name: "last", title: "Last", resources: [{ uri: "last:alpha", name: "Alpha" }] };
    let most = 0;
    const observer = new MutationObserver(() => {
      most = Math.max(most, document.querySelectorAll("[role=option][aria-selected=true]").length);
      const ids = rows().map((row) => row.id);
      const named = document.querySelector("[cmdk-input]")?.getAttribute("aria-activedescendant");
      if (named && ids.filter((id) => id === named).length > 1) most = Infinity;
    });
    observer.observe(document.body, { subtree: true, attributes: true, childList: true });
    await renderKit(<ResourceSearch.Root style={{ blockSize: 300 }} />, { catalogues: [first, last] });
    await vi.waitFor(() => expect(rows().length).toBeGreaterThan(90));
    observer.disconnect();
    expect(most).toBe(1);
  });

  it("may be drawn by a host without a group: the highlight, Enter and a press reach them", async () => {
    const opened: string[] = [];
    await renderKit(
      <ResourceSearch.Root onOpen={({ uri }) => opened.push(uri)}>
        <ResourceSearch.Input />
        <ResourceSearch.List>
          {({ options }) =>
            options.slice(0, 3).map((option) => <ResourceSearch.Item key={option.id} option={option} />)
          }
        </ResourceSearch.List>
      </ResourceSearch.Root>,
      { catalogues: [catalogue] },
    );
    await vi.waitFor(() => expect(rows()).toHaveLength(3));
    await userEvent.click(box());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await userEvent.click(page.getByRole("option").nth(2));
    expect(opened).toEqual(["docs:///note-1.md", "docs:///note-2.md"]);
  });
});

/** What a key does before anything else can happen. */
function typeAtOnce(text: string): void {
  const input = box().element() as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(input, text);
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

/** The places of rows whose attributes change from now on. */
function watchRows() {
  const places = new Set<string>();
  const take = (records: MutationRecord[]) => {
    for (const { target } of records)
      if (target instanceof Element && target.matches("[role=option]"))
        places.add(target.getAttribute("aria-posinset") ?? "");
  };
  const observer = new MutationObserver(take);
  observer.observe(document.body, { subtree: true, attributes: true });
  return () => {
    take(observer.takeRecords());
    observer.disconnect();
    return [...places].toSorted();
  };
}
