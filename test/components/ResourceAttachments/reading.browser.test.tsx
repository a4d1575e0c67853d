import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  ResourceAttachments,
  toContentBlocks,
  useResourceAttachments,
  type ResourceAttachmentsState,
} from "../../../src/index.js";
import { protocolError, type Catalogue, type CatalogueContext } from "../../../src/testing/index.js";
import { renderKit } from "../../support/renderKit.js";

const item = (name: string) => page.getByRole("listitem").filter({ hasText: name });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const names = () =>
  page
    .getByRole("listitem")
    .elements()
    .map((one) => one.querySelector("bdi")!.textContent);

/** Notes that are read when they are let through, by number. */
function slowNotes(count: number) {
  const begun: number[] = [];
  const ended: number[] = [];
  const letThrough = new Map<number, () => void>();
  const read = async (n: number, { signal }: CatalogueContext) => {
    begun.push(n);
    const giveUp = () => void ended.push(n);
    signal.addEventListener("abort", giveUp);
    await new Promise<void>((resolve) => letThrough.set(n, resolve));
    signal.removeEventListener("abort", giveUp);
    return [{ uri: `note:${n}`, text: "x".repeat(n) }];
  };
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  const catalogue: Catalogue = {
    name: "notes",
    title: "Notes",
    resources: numbers.map((n) => ({ uri: `note:${n}`, name: `Note ${n}`, read: (_, context) => read(n, context) })),
  };
  const refs = numbers.map((n) => ({ server: "notes", uri: `note:${n}`, name: `Note ${n}` }));
  return { catalogue, refs, begun, ended, let: (n: number) => letThrough.get(n)!() };
}

describe("<ResourceAttachments.Root> while it reads", () => {
  it("says of each that it is read or waits; one that is removed is given up, and the next has its turn", async () => {
    const notes = slowNotes(5);
    await renderKit(<ResourceAttachments.Root defaultValue={notes.refs} />, { catalogues: [notes.catalogue] });
    await expect.poll(() => notes.begun).toEqual([1, 2, 3]);
    await expect.element(item("Note 3")).toHaveTextContent("Reading …");
    await expect.element(item("Note 4")).toHaveTextContent("Waiting");
    await userEvent.click(button("Remove Note 2"));
    await expect.poll(() => notes.ended).toEqual([2]);
    await expect.poll(() => notes.begun).toEqual([1, 2, 3, 4]);
    notes.let(1);
    await expect.element(item("Note 1")).toHaveTextContent("1 byte");
    await expect.poll(() => notes.begun).toEqual([1, 2, 3, 4, 5]);
    [3, 4, 5].forEach(notes.let);
    await expect.element(page.getByText("4 resources · 13 byte")).toBeVisible();
  });

  it("moving one neither ends its reading nor begins another", async () => {
    const notes = slowNotes(2);
    await renderKit(<ResourceAttachments.Root defaultValue={notes.refs} />, { catalogues: [notes.catalogue] });
    await expect.poll(() => notes.begun).toEqual([1, 2]);
    (button("Note 1").element() as HTMLElement).focus();
    await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}");
    expect(names()).toEqual(["Note 2", "Note 1"]);
    [1, 2].forEach(notes.let);
    await expect.element(page.getByText("2 resources · 3 byte")).toBeVisible();
    expect([notes.begun, notes.ended]).toEqual([[1, 2], []]);
  });

  it("what turns out to be above maxBytes goes in as a link, and says its size", async () => {
    const notes = slowNotes(1);
    notes.catalogue.resources![0]!.read = () => [{ uri: "note:1", text: "x".repeat(2000) }];
    await renderKit(<ResourceAttachments.Root defaultValue={notes.refs} maxBytes={1000} />, {
      catalogues: [notes.catalogue],
    });
    await expect.element(item("Note 1")).toHaveTextContent("Too large (2 kB): goes in as a link");
  });

  it("the totals count what goes in: nothing for links, and what is not known yet is said to be", async () => {
    const notes = slowNotes(2);
    const [first, second] = notes.refs as [(typeof notes.refs)[0], (typeof notes.refs)[0]];
    const refs = [
      first,
      second,
      { ...second, uri: "note:big", name: "Big", size: 5_000_000 },
      { ...second, uri: "note:0" },
    ];
    await renderKit(<ResourceAttachments.Root defaultValue={refs} maxBytes={1_000_000} />, {
      catalogues: [notes.catalogue],
    });
    const totals = () => document.querySelector("[data-slot=resource-attachments-totals] span")!.textContent;
    await expect.poll(totals).toBe("4 resources · about 5 tokens · 2 of unknown size");
    [1, 2].forEach(notes.let);
    await expect.poll(totals).toBe("4 resources · 3 bytes · about 7 tokens");
  });

  it("what was read before stays in the message when reading it again fails, and is said to", async () => {
    const { catalogue, refs } = slowNotes(1);
    let state!: ResourceAttachmentsState;
    let answer: () => unknown = () => [{ uri: "note:1", text: "one" }];
    catalogue.resources![0]!.read = () => answer();
    function Chips() {
      state = useResourceAttachments({ defaultValue: refs });
      return <ResourceAttachments.Root attachments={state} />;
    }
    await renderKit(<Chips />, { catalogues: [catalogue] });
    await expect.element(item("Note 1")).toHaveTextContent("3 bytes");
    const before = toContentBlocks(state.items);
    answer = () => Promise.reject(protocolError(-32603, "kaput"));
    state.refresh(refs[0]!);
    await expect.element(item("Note 1")).toHaveTextContent("kaput What was read before goes in.");
    await expect.element(page.getByText("1 resource · 3 bytes")).toBeVisible();
    expect(toContentBlocks(state.items)).toEqual(before);
    answer = () => [{ uri: "note:1", text: "anew" }];
    await page.getByRole("button", { name: "Try again Note 1" }).click();
    await expect.element(item("Note 1")).toHaveTextContent("4 bytes");
  });

  it("what a server marks as the report of an error is a failure, and not what a model reads", async () => {
    const { catalogue, refs } = slowNotes(1);
    let state!: ResourceAttachmentsState;
    catalogue.resources![0]!.read = () => ({ isError: true, contents: [{ uri: "note:1", text: "no such table" }] });
    function Chips() {
      state = useResourceAttachments({ defaultValue: refs });
      return <ResourceAttachments.Root attachments={state} />;
    }
    await renderKit(<Chips />, { catalogues: [catalogue] });
    await expect.element(page.getByRole("alert")).toHaveTextContent("“Note 1” could not be read: no such table");
    expect(toContentBlocks(state.items)).toMatchObject([{ type: "resource_link", uri: "note:1" }]);
  });

  it("the same address on two servers is two attachments", async () => {
    const [one, two] = [slowNotes(1), slowNotes(1)];
    await renderKit(
      <ResourceAttachments.Root defaultValue={[...one.refs, { server: "other", uri: "note:1", name: "The other" }]} />,
      { catalogues: [one.catalogue, { ...two.catalogue, name: "other", title: "Other" }] },
    );
    await expect.poll(names).toEqual(["Note 1", "The other"]);
    await expect.poll(() => [one.begun, two.begun]).toEqual([[1], [1]]);
    one.let(1);
    two.let(1);
    await expect.element(page.getByText("2 resources · 2 byte")).toBeVisible();
  });
});
