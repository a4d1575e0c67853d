import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  ResourceAttachments,
  ResourceMention,
  ResourcePicker,
  ResourceSearch,
  ResourceTemplateForm,
  ResourceTree,
  ResourceViewer,
} from "../../src/index.js";
import type { Catalogue, CatalogueContext } from "../../src/testing/index.js";
import { renderKit } from "../support/renderKit.js";

const silence = (_: unknown, { signal }: CatalogueContext) =>
  new Promise((_answer, reject) => signal.addEventListener("abort", () => reject(new Error("given up"))));

const methods = ["resources/list", "resources/templates/list", "resources/read", "completion/complete"] as const;
type Method = (typeof methods)[number];

/** A server that never answers these methods, until `speak`. */
function silentOn(...silent: Method[]) {
  const catalogue: Catalogue = {
    name: "silent",
    title: "Silent",
    resources: Array.from({ length: 5 }, (_, index) => ({ uri: `s:${index}`, name: `S${index}`, text: `${index}!` })),
    templates: [{ uriTemplate: "s:{who}", name: "Who", complete: { who: () => ["ann"] } }],
    handlers: Object.fromEntries(silent.map((method) => [method, silence])),
  };
  return { catalogue, speak: () => void (catalogue.handlers = {}) };
}
const steady: Catalogue = {
  name: "steady",
  title: "Steady",
  resources: [{ uri: "t:1", name: "Two", text: "two" }],
};

const TALL = { blockSize: 400 };
const NOT_IN_TIME = "Silent did not answer in time.";
const row = (name: string) => page.getByRole("treeitem", { name, exact: true });
const button = (name: string) => page.getByRole("button", { name });
const focus = (name: string) => (row(name).element() as HTMLElement).focus();
const shows = (locator: ReturnType<typeof row>) => expect.element(locator, { timeout: 8000 }).toBeInTheDocument();

async function renderBeside(ui: ReactNode, catalogue: Catalogue) {
  const kit = await renderKit(ui, { catalogues: [catalogue, steady] });
  const { requests } = kit.connections[0]!;
  const of = (method: Method) => requests.filter((request) => request.method === method);
  return { ...kit, of, told: (method: Method) => of(method).map(({ aborted }) => aborted) };
}

// Real time goes on; `pass` is the time that nobody wants to wait for.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  return () => void vi.useRealTimers();
});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("a list that never comes", () => {
  it.each([
    ["ResourceTree", <ResourceTree.Root key="tree" style={TALL} />, row("Two")],
    ["ResourceSearch", <ResourceSearch.Root key="search" />, page.getByRole("option", { name: /Two/ })],
  ])("%s says who is slow, Stop ends the request, Continue asks again", async (_, component, two) => {
    const { catalogue, speak } = silentOn("resources/list");
    const { told } = await renderBeside(component, catalogue);
    await shows(two);
    await vi.waitFor(() => expect(told("resources/list")).toEqual([false]));
    await pass(5100);
    await shows(page.getByText(/Silent is slow to answer/));
    const stop = button("Stop").element() as HTMLElement;
    stop.focus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => told("resources/list")).toEqual([true]);
    await shows(page.getByText(/Listing was stopped/));
    expect(document.activeElement).toBe(stop);
    speak();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => page.getByText(/was stopped/).elements()).toEqual([]);
    await expect.poll(() => page.getByText("S3").elements().length).toBeGreaterThan(0);
    expect(told("resources/list")).toEqual([true, false]);
  });

  it("ends after a minute in words everywhere, and Try again brings it", async () => {
    const { catalogue, speak } = silentOn("resources/list");
    const everything = (
      <>
        <ResourceTree.Root data-testid="tree" style={TALL} />
        <ResourceSearch.Root data-testid="search" />
        <ResourcePicker.Root data-testid="picker" style={TALL} />
        <ResourceMention.Root data-testid="mention" />
      </>
    );
    const { told } = await renderBeside(everything, catalogue);
    await userEvent.type(page.getByRole("textbox", { name: "Message" }), "See @");
    await expect.poll(() => told("resources/list")).toEqual([false]);
    await pass(60_100);
    for (const part of ["tree", "search", "picker"])
      await expect.element(page.getByTestId(part).getByRole("alert")).toHaveTextContent(NOT_IN_TIME);
    await expect.element(page.getByTestId("mention").getByRole("status")).toHaveTextContent(NOT_IN_TIME);
    expect(told("resources/list")).toEqual([true]);
    speak();
    await userEvent.click(page.getByTestId("search").getByRole("button", { name: "Try again" }));
    await shows(page.getByTestId("picker").getByRole("treeitem", { name: "S3" }));
    await expect.poll(() => page.getByText(NOT_IN_TIME).elements()).toEqual([]);
    await expect.element(page.getByRole("textbox", { name: "Message" })).toHaveValue("See @");
  });

  it("in the middle is slow too; Try again there says that it is listing, and the keyboard is not lost", async () => {
    const { catalogue, speak } = silentOn();
    const pages: Catalogue = { ...catalogue, pageSize: 2 };
    const stopAt3 = (params: { cursor?: unknown }, context: CatalogueContext) =>
      params.cursor === "3"
        ? silence(params, context)
        : {
            resources: [{ uri: `s:${Number(params.cursor ?? 0)}`, name: `S${Number(params.cursor ?? 0)}` }],
            nextCursor: String(Number(params.cursor ?? 0) + 1),
          };
    pages.handlers = { "resources/list": stopAt3 };
    const { of } = await renderBeside(<ResourceTree.Root style={TALL} />, pages);
    await shows(row("S2"));
    await pass(5100);
    await shows(page.getByText(/Listing resources ….*Silent is slow to answer/));
    await shows(page.getByText("4 resources so far").first());
    await pass(60_000);
    await expect.element(page.getByRole("alert")).toHaveTextContent(NOT_IN_TIME);
    await shows(row("S2"));
    (page.getByRole("searchbox", { name: "Filter" }).element() as HTMLElement).focus();
    await userEvent.keyboard("{Tab}");
    expect(document.activeElement).toBe(button("Try again").element());
    await userEvent.keyboard("{Enter}");
    await shows(page.getByRole("progressbar", { name: "Listing resources …" }));
    await expect.poll(() => page.getByRole("alert").elements()).toEqual([]);
    await expect.poll(() => document.activeElement?.closest("[data-slot=resource-tree]")).not.toBeNull();
    await expect
      .poll(() => of("resources/list").map(({ params }) => params.cursor))
      .toEqual([undefined, "1", "2", "3", "3"]);
    speak();
  });

  it("typing the trigger again asks again for what failed", async () => {
    const { catalogue, speak } = silentOn("resources/list");
    await renderBeside(<ResourceMention.Root />, catalogue);
    const text = page.getByRole("textbox", { name: "Message" });
    await userEvent.type(text, "See @");
    await pass(60_100);
    await expect.element(page.getByRole("status")).toHaveTextContent(NOT_IN_TIME);
    speak();
    await userEvent.type(text, "{Backspace}@S3");
    await shows(page.getByRole("option", { name: /S3/ }));
  });
});

describe("a read that never comes", () => {
  it("ResourceViewer says that it reads, Cancel ends the request, Try again reads anew", async () => {
    const { catalogue, speak } = silentOn("resources/read");
    const viewer = <ResourceViewer.Root resource={{ server: "silent", uri: "s:1", name: "S1" }} />;
    const { told } = await renderBeside(viewer, catalogue);
    await shows(page.getByRole("progressbar", { name: "Reading S1 …" }));
    // What has not left the page yet is not heard of by the server when it is given up.
    await expect.poll(() => told("resources/read")).toEqual([false]);
    (button("Cancel").element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("alert")).toHaveTextContent("Cancelled.");
    await expect.poll(() => told("resources/read")).toEqual([true]);
    await expect.poll(() => document.activeElement).toBe(page.getByRole("region", { name: "S1" }).element());
    await userEvent.click(button("Try again"));
    await expect.poll(() => told("resources/read")).toEqual([true, false]);
    await pass(60_100);
    await expect.element(page.getByRole("alert")).toHaveTextContent(NOT_IN_TIME);
    speak();
    await userEvent.click(button("Try again"));
    await shows(page.getByText("1!"));
  });

  it("ResourceAttachments keeps the chips, reads those of other servers, and removing one ends its request", async () => {
    const { catalogue, speak } = silentOn("resources/read");
    const value = [0, 1, 2, 3].map((index) => ({ server: "silent", uri: `s:${index}`, name: `S${index}` }));
    const chips = <ResourceAttachments.Root defaultValue={[...value, { server: "steady", uri: "t:1", name: "Two" }]} />;
    const { told } = await renderBeside(chips, catalogue);
    const chip = (name: string) => page.getByRole("listitem").filter({ hasText: name });
    await expect.element(chip("Two")).toHaveTextContent(/about \d/);
    await expect.element(chip("S3")).toHaveTextContent("Waiting");
    await expect.poll(() => told("resources/read")).toEqual([false, false, false]);
    await userEvent.click(button("Remove S0"));
    await expect.poll(() => told("resources/read")).toEqual([true, false, false, false]);
    await pass(60_100);
    for (const name of ["S1", "S2", "S3"]) await expect.element(chip(name)).toHaveTextContent(NOT_IN_TIME);
    speak();
    (button("Try again S1").element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(chip("S1")).toHaveTextContent(/about \d/);
    expect(document.activeElement?.textContent).toContain("S1");
  });

  it("ResourceTemplateForm says that it reads, and Cancel gives the form back as it was", async () => {
    const { catalogue, speak } = silentOn("resources/read");
    const onSubmit = vi.fn<() => void>();
    const form = (
      <ResourceTemplateForm.Root server="silent" template="s:{who}" read="before-submit" onSubmit={onSubmit} />
    );
    const { told, queryClient } = await renderBeside(form, catalogue);
    const who = page.getByRole("combobox", { name: "who" });
    await userEvent.type(who, "2");
    await userEvent.click(button("Open"));
    await shows(page.getByText("Reading …"));
    await expect.poll(() => told("resources/read")).toEqual([false]);
    await userEvent.click(button("Cancel"));
    await expect.poll(() => told("resources/read")).toEqual([true]);
    await expect.poll(() => page.getByText("Reading …").elements()).toEqual([]);
    expect(queryClient.isFetching()).toBe(0);
    await expect.element(who).toHaveValue("2");
    expect(onSubmit).not.toHaveBeenCalled();
    speak();
    await userEvent.click(button("Open"));
    await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  });
});

describe("a completion that never comes", () => {
  it("ResourceTree says so below the template; closing it ends the request, opening it asks again", async () => {
    const { catalogue, speak } = silentOn("completion/complete");
    const { told } = await renderBeside(<ResourceTree.Root style={TALL} />, catalogue);
    await shows(row("Who"));
    focus("Who");
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(row("Who")).toHaveAttribute("aria-busy", "true");
    await expect.poll(() => told("completion/complete")).toEqual([false]);
    await userEvent.keyboard("{ArrowLeft}");
    await expect.poll(() => told("completion/complete")).toEqual([true]);
    await expect.element(row("Who")).not.toHaveAttribute("aria-busy");
    await userEvent.keyboard("{ArrowRight}");
    await expect.poll(() => told("completion/complete")).toEqual([true, false]);
    await pass(60_100);
    await shows(row("Silent did not answer in time. Try again"));
    speak();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await shows(row("ann"));
  });

  it("ResourcePicker, whose tree is told what is open, does the same", async () => {
    const { catalogue, speak } = silentOn("completion/complete");
    const { told } = await renderBeside(<ResourcePicker.Root style={TALL} />, catalogue);
    await shows(row("Who"));
    focus("Who");
    await userEvent.keyboard("{ArrowRight}");
    await expect.poll(() => told("completion/complete")).toEqual([false]);
    await userEvent.keyboard("{ArrowLeft}");
    await expect.poll(() => told("completion/complete")).toEqual([true]);
    speak();
    await userEvent.keyboard("{ArrowRight}");
    await shows(row("ann"));
  });

  it("ResourceTree ends the request when it is taken away", async () => {
    const { catalogue } = silentOn("completion/complete");
    const { told, rerender } = await renderBeside(<ResourceTree.Root style={TALL} />, catalogue);
    await shows(row("Who"));
    focus("Who");
    await userEvent.keyboard("{ArrowRight}");
    await expect.poll(() => told("completion/complete")).toEqual([false]);
    await rerender(null);
    await expect.poll(() => told("completion/complete")).toEqual([true]);
  });

  it("ResourceTemplateForm says that it looks, opens what is typed, and asks again on Try again", async () => {
    const { catalogue, speak } = silentOn("completion/complete");
    const onSubmit = vi.fn<(ref: { uri: string }) => void>();
    const form = <ResourceTemplateForm.Root server="silent" template="s:{who}" read="never" onSubmit={onSubmit} />;
    const { of } = await renderBeside(form, catalogue);
    const who = page.getByRole("combobox", { name: "who" });
    await userEvent.type(who, "a");
    await shows(page.getByText("Looking for suggestions …"));
    await userEvent.keyboard("{Enter}");
    expect(onSubmit.mock.calls.map(([ref]) => ref.uri)).toEqual(["s:a"]);
    await userEvent.type(who, "n");
    await expect
      .poll(() => of("completion/complete").at(-1))
      .toMatchObject({ params: { argument: { value: "an" } }, aborted: false });
    await pass(60_100);
    await shows(page.getByText(NOT_IN_TIME));
    speak();
    await userEvent.click(button("Try again"));
    await shows(page.getByRole("option", { name: "ann" }));
    await expect.element(who).toHaveValue("an");
  });
});
