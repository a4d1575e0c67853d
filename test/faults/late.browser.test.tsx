import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  ResourceAttachments,
  ResourceSearch,
  ResourceTemplateForm,
  ResourceTree,
  ResourceViewer,
  type ResourceClient,
} from "../../src/index.js";
import { answerCatalogue } from "../../src/testing/answerCatalogue.js";
import type { Catalogue } from "../../src/testing/index.js";
import { renderKit } from "../support/renderKit.js";

const catalogue: Catalogue = {
  name: "proxy",
  title: "Proxy",
  pageSize: 2,
  resources: Array.from({ length: 10 }, (_, index) => ({
    uri: `p:${index}`,
    name: `P${index}`,
    text: `text ${index}`,
  })),
  templates: [{ uriTemplate: "p:{who}", name: "Who", complete: { who: (value) => [`${value}-one`, `${value}-two`] } }],
};
const methods = {
  listResources: "resources/list",
  listResourceTemplates: "resources/templates/list",
  readResource: "resources/read",
  complete: "completion/complete",
} as const;

/** A host's own client that looks at no signal: what was asked is answered, wanted or not. `hold` picks what waits. */
function deafProxy(hold: (method: string, params: Record<string, unknown>) => boolean) {
  const held: { params: Record<string, unknown>; release: () => void }[] = [];
  const asked: Record<string, unknown>[] = [];
  const context = { signal: new AbortController().signal, progress: () => Promise.resolve() };
  const answer = (method: string) => async (params: Record<string, unknown>) => {
    asked.push(params);
    if (hold(method, params)) await new Promise<void>((release) => held.push({ params, release }));
    return answerCatalogue(catalogue, method, params, context);
  };
  const client = Object.fromEntries(
    Object.entries(methods).map(([name, method]) => [name, answer(method)]),
  ) as unknown as ResourceClient;
  return { server: { id: "proxy", label: "Proxy", client }, held, asked };
}

// Past every timer and render that an answer might set off.
const settle = () => new Promise((resolve) => setTimeout(resolve, 300));
const ref = (index: number) => ({ server: "proxy", uri: `p:${index}`, name: `P${index}` });

describe("an answer that comes though nobody wants it any more", () => {
  it("ResourceViewer shows what it was turned to, and reads again what it comes back to", async () => {
    const { server, held } = deafProxy((method, { uri }) => method === "resources/read" && uri === "p:1");
    const { rerender } = await renderKit(<ResourceViewer.Root resource={ref(1)} />, { servers: [server] });
    await expect.poll(() => held.length).toBe(1);
    await rerender(<ResourceViewer.Root resource={ref(2)} />);
    await expect.element(page.getByText("text 2")).toBeInTheDocument();
    held[0]!.release();
    await settle();
    await expect.element(page.getByText("text 2")).toBeInTheDocument();
    await rerender(<ResourceViewer.Root resource={ref(1)} />);
    await expect.poll(() => held.length).toBe(2);
    held[1]!.release();
    await expect.element(page.getByText("text 1")).toBeInTheDocument();
  });

  it("ResourceViewer stays cancelled", async () => {
    const { server, held } = deafProxy((method) => method === "resources/read");
    await renderKit(<ResourceViewer.Root resource={ref(1)} />, { servers: [server] });
    await userEvent.click(page.getByRole("button", { name: "Cancel" }));
    held[0]!.release();
    await settle();
    await expect.element(page.getByRole("alert")).toHaveTextContent("Cancelled.");
    expect(page.getByText("text 1").elements()).toEqual([]);
  });

  it("ResourceTree and ResourceSearch stay stopped where they were; Continue asks for that page again", async () => {
    const { server, held, asked } = deafProxy((_, { cursor }) => cursor === btoa("from 4"));
    const both = (
      <>
        <ResourceTree.Root style={{ blockSize: 400 }} />
        <ResourceSearch.Root />
      </>
    );
    await renderKit(both, { servers: [server] });
    const names = () =>
      page
        .getByRole("treeitem")
        .elements()
        .map((one) => one.getAttribute("aria-label"))
        .filter((name) => /^P\d/.test(name ?? ""));
    await expect.poll(() => held.length).toBe(1);
    await expect.poll(names).toEqual(["P0", "P1", "P2", "P3"]);
    await userEvent.click(page.getByRole("button", { name: "Stop" }));
    held[0]!.release();
    await settle();
    expect(names()).toEqual(["P0", "P1", "P2", "P3"]);
    await userEvent.click(page.getByRole("button", { name: "Continue" }).first());
    await expect.poll(() => held.length).toBe(2);
    held[1]!.release();
    await expect.poll(names).toEqual(Array.from({ length: 10 }, (_, index) => `P${index}`));
    const cursors = asked.filter((params) => "cursor" in params).map(({ cursor }) => atob(String(cursor)));
    expect(cursors).toEqual(["from 2", "from 4", "from 4", "from 6", "from 8"]);
  });

  it("ResourceTemplateForm suggests for what stands in the field now", async () => {
    const isEarlier = ({ argument }: Record<string, unknown>) => (argument as { value: string }).value === "a";
    const { server, held } = deafProxy((method, params) => method === "completion/complete" && isEarlier(params));
    await renderKit(<ResourceTemplateForm.Root server="proxy" template="p:{who}" read="never" />, {
      servers: [server],
    });
    const who = page.getByRole("combobox", { name: "who" });
    await userEvent.type(who, "a");
    await expect.poll(() => held.length).toBe(1);
    await userEvent.type(who, "b");
    await expect.element(page.getByRole("option", { name: "ab-one" })).toBeInTheDocument();
    held[0]!.release();
    await settle();
    expect(
      page
        .getByRole("option")
        .elements()
        .map((one) => one.textContent),
    ).toEqual(["ab-one", "ab-two"]);
  });

  it("ResourceAttachments reads anew what was removed and attached again", async () => {
    const { server, held } = deafProxy((method) => method === "resources/read");
    const chips = (...value: ReturnType<typeof ref>[]) => <ResourceAttachments.Root value={value} />;
    const { rerender } = await renderKit(chips(ref(1)), { servers: [server] });
    await expect.poll(() => held.length).toBe(1);
    await rerender(chips());
    await settle();
    await rerender(chips(ref(1)));
    await expect.poll(() => held.length).toBe(2);
    held[0]!.release();
    await settle();
    await expect.element(page.getByRole("listitem")).toHaveTextContent("Reading …");
    held[1]!.release();
    await expect.element(page.getByRole("listitem")).toHaveTextContent(/about \d/);
  });
});
