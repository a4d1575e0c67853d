import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ResourceTree } from "../../../src/index.js";
import { renderKit } from "../../support/renderKit.js";

const part = (name: string) => document.querySelector<HTMLElement>(`[data-slot=resource-tree-${name}]`)!;
/** What is there to be seen, without what only screen readers are told. */
const seen = () => {
  const copy = document.querySelector<HTMLElement>("[data-slot=resource-tree]")!.cloneNode(true) as HTMLElement;
  copy.querySelectorAll("[data-visually-hidden]").forEach((element) => element.remove());
  return copy.textContent;
};

function gate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open };
}

/** A list of two pages; the second comes when it is let through. */
async function open(ui = <ResourceTree.Root style={{ blockSize: 300 }} />) {
  const [first, second] = [gate(), gate()];
  const pageOf = (from: number) =>
    Array.from({ length: 40 }, (_, at) => ({ uri: `x:${from + at}`, name: `entry ${from + at}` }));
  await renderKit(ui, {
    catalogues: [
      {
        name: "slow",
        title: "Slow",
        handlers: {
          "resources/list": async (params) => {
            const isFirst = (params as { cursor?: string }).cursor === undefined;
            await (isFirst ? first : second).passed;
            return isFirst ? { resources: pageOf(0), nextCursor: "2" } : { resources: pageOf(40) };
          },
        },
      },
    ],
  });
  return { first: first.open, second: second.open };
}

describe("<ResourceTree.Status> while pages come", () => {
  it("the count is said in one place, and grows into the whole", async () => {
    const list = await open();
    await expect.poll(seen).toContain("Listing resources …");
    expect(seen()).not.toMatch(/\d/);
    list.first();
    await expect.poll(() => part("status").textContent).toContain("40 resources so far");
    expect(seen().match(/40/g)).toHaveLength(1);
    expect(part("loading").textContent).toBe("Listing resources …Stop");
    await expect.element(page.getByRole("status")).toHaveTextContent("40 resources so far");
    list.second();
    await expect.poll(() => part("status").textContent).toContain("80 resources");
    expect(seen()).not.toContain("so far");
    expect(part("loading").textContent).toBe("");
    await expect.element(page.getByRole("status")).toHaveTextContent("80 resources");
  });

  it("nothing is counted where no list could be read", async () => {
    await renderKit(<ResourceTree.Root style={{ blockSize: 300 }} />, {
      catalogues: [
        { name: "shut", title: "Shut", handlers: { "resources/list": () => Promise.reject(new Error("closed")) } },
      ],
    });
    await expect.poll(() => part("error")?.textContent).toContain("closed");
    expect(part("status").querySelector("span")).toHaveTextContent(/^$/);
    // Longer than what is said waits for.
    await new Promise((resolve) => setTimeout(resolve, 900));
    expect(part("status").querySelector("[role=status]")).toHaveTextContent(/^$/);
  });

  it("a list that was stopped is not taken for the whole", async () => {
    const list = await open();
    list.first();
    await expect.poll(() => part("status").textContent).toContain("40 resources so far");
    await userEvent.click(page.getByRole("button", { name: "Stop" }));
    await expect.poll(() => part("loading").textContent).toBe("Listing was stopped.Continue");
    expect(seen().match(/40 resources so far/g)).toHaveLength(1);
    list.second();
    await userEvent.click(page.getByRole("button", { name: "Continue" }));
    await expect.poll(() => part("status").textContent).toContain("80 resources");
    expect(seen()).not.toContain("so far");
  });

  it("tells a screen reader that lists are coming before anything is there", async () => {
    const list = await open();
    await expect.element(page.getByRole("status")).toHaveTextContent("Listing resources …");
    list.first();
    list.second();
    await expect.element(page.getByRole("status")).toHaveTextContent("80 resources");
  });

  it("nothing moves when the first count comes", async () => {
    const list = await open();
    await expect.poll(seen).toContain("Listing resources …");
    const before = part("status").offsetHeight;
    list.first();
    await expect.poll(() => part("status").textContent).toContain("40 resources so far");
    expect(part("status").offsetHeight).toBe(before);
    list.second();
  });
});

describe("<ResourceTree.Status> of lists that are not right", () => {
  const listing = (name: string, title: string, answer: object) => ({
    name,
    title,
    handlers: { "resources/list": () => answer },
  });
  const loop = listing("loop", "Loop", { resources: [{ uri: "l:1", name: "only one" }], nextCursor: "" });
  const odd = listing("odd", "Odd", { resources: [{ uri: "o:1", name: "good" }, { uri: "o:2" }, 7], nextCursor: {} });
  const notes = () => page.getByRole("group");

  it("a list that leads back into itself is not called an entry that could not be read", async () => {
    await renderKit(<ResourceTree.Root />, { catalogues: [loop] });
    await expect.element(notes()).toHaveTextContent(/^Loop gave no usable next page: its list may be incomplete/);
    expect(notes().element().textContent).not.toContain("could not be read");
  });

  it("names the server of each where several have some", async () => {
    await renderKit(<ResourceTree.Root />, { catalogues: [loop, odd] });
    await expect
      .element(notes())
      .toHaveTextContent(
        "1 entry could not be read · Loop gave no usable next page: its list may be incomplete · Odd gave no usable",
      );
    await userEvent.click(document.querySelector("summary")!);
    const lines = page.getByRole("listitem").elements();
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Loop: nextCursor, once more: ""',
      "Odd: 7",
      "Odd: nextCursor: {}",
    ]);
  });
});
