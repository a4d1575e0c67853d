import axe from "axe-core";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { memoryRecents, ResourceSearch, type ResourceRef, type UseResourceSearchOptions } from "mcp-resource-kit";
import type { Catalogue } from "../../../src/testing/index.js";
import { renderKit } from "../../support/renderKit.js";
import { rowNames } from "../../support/rowNames.js";

const box = () => page.getByRole("combobox", { name: "Search resources" });
const options = () => page.getByRole("option").elements();
const highlighted = () => document.querySelector("[data-slot=resource-search-item][data-highlighted]");
const active = () => document.getElementById(box().element().getAttribute("aria-activedescendant") ?? "");

const docs: Catalogue = {
  name: "docs",
  title: "Docs",
  resources: [
    { uri: "file:///a/README.md", name: "README.md", mimeType: "text/markdown" },
    { uri: "file:///b/README.md", name: "README.md", mimeType: "text/markdown" },
    { uri: "file:///c/readme.png", name: "readme.png", mimeType: "image/png" },
    { uri: 'file:///c/notes "quoted" \'.txt', name: 'notes "quoted" \'.txt' },
  ],
  templates: [
    {
      uriTemplate: "repo://{owner}/{repo}",
      name: "Repository",
      complete: {
        owner: (value) => ["acme", "globex"].filter((one) => one.startsWith(value)),
        repo: (_, { owner }) => (owner === "acme" ? ["web", "api"] : ["reactor"]),
      },
    },
  ],
};

async function open(catalogues: Catalogue[], props: UseResourceSearchOptions = {}, options?: object) {
  const onOpen = vi.fn<(ref: ResourceRef) => void>();
  const kit = await renderKit(
    <ResourceSearch.Root recents={memoryRecents()} onOpen={(ref) => onOpen(ref)} {...props} />,
    {
      catalogues,
      ...options,
    },
  );
  await vi.waitFor(
    () => expect(document.querySelector("[data-slot=resource-search-status]")!.textContent).not.toContain("so far"),
    15_000,
  );
  await userEvent.click(box());
  return { ...kit, onOpen };
}

describe("ResourceSearch.Root", () => {
  it("offers every resource and template by server, and passes axe", async () => {
    await open([docs, { name: "notes", title: "Notes", resources: [{ uri: "n:1", name: "One" }] }]);
    expect(
      page
        .getByRole("group")
        .elements()
        .map((group) => group.getAttribute("aria-labelledby")),
    ).toHaveLength(2);
    await expect.element(page.getByRole("group", { name: "Notes" })).toBeInTheDocument();
    expect(rowNames()).toEqual(["README.md", "README.md", "readme.png", 'notes "quoted" \'.txt', "Repository", "One"]);
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  });

  it("names an option by display name, then path, and numbers it", async () => {
    await open([docs]);
    await expect
      .element(page.getByRole("option", { name: /^README\.md file:\/\/\/b\/README\.md$/ }))
      .toHaveAttribute("aria-posinset", "2");
    expect(options()[0]!.getAttribute("aria-setsize")).toBe("5");
  });

  it("ArrowDown and Enter take the second of two equal names, never both", async () => {
    const { onOpen } = await open([docs]);
    await userEvent.keyboard("readme.md");
    await userEvent.keyboard("{ArrowDown}");
    expect(document.querySelectorAll("[data-highlighted]")).toHaveLength(1);
    expect(active()).toBe(highlighted());
    await userEvent.keyboard("{Enter}");
    expect(onOpen).toHaveBeenCalledWith({ server: "docs", uri: "file:///b/README.md" });
  });

  it("Enter straight after typing takes what matches the text, not the row before", async () => {
    const { onOpen } = await open([
      {
        name: "q",
        resources: [
          { uri: "q:1", name: "bar" },
          { uri: "q:2", name: "foo" },
        ],
      },
    ]);
    await userEvent.keyboard("f{Enter}");
    expect(onOpen).toHaveBeenCalledWith({ server: "q", uri: "q:2" });
  });

  it("Enter waits for a large index to be searched, and takes its best row", async () => {
    const many = Array.from({ length: 30_000 }, (_, index) => ({ uri: `m://item/${index}`, name: `item ${index}` }));
    const { onOpen } = await open([{ name: "many", resources: many, pageSize: 5000 }]);
    await userEvent.keyboard("29997{Enter}");
    await vi.waitFor(() => expect(onOpen).toHaveBeenCalledWith({ server: "many", uri: "m://item/29997" }));
  });

  it("the highlight follows the best match until the user moves it, then stays on its row", async () => {
    const fast = {
      name: "fast",
      resources: [
        { uri: "f:1", name: "run workflow" },
        { uri: "f:2", name: "runtime notes" },
      ],
    };
    const late = { name: "late", resources: [{ uri: "l:1", name: "run" }], latency: 2500 };
    await renderKit(<ResourceSearch.Root />, { catalogues: [fast, late] });
    await expect.element(page.getByRole("option").first()).toBeInTheDocument();
    await userEvent.click(box());
    await userEvent.keyboard("run");
    expect(highlighted()!.textContent).toContain("run workflow");
    await expect.element(page.getByRole("group", { name: "late" })).toBeInTheDocument();
    expect(highlighted()!.textContent).toMatch(/^run l:1/);
  });

  it("an arrow keeps the highlighted row when better ones arrive", async () => {
    const fast = {
      name: "fast",
      resources: [
        { uri: "f:1", name: "run workflow" },
        { uri: "f:2", name: "runtime notes" },
      ],
    };
    const late = { name: "late", resources: [{ uri: "l:1", name: "run" }], latency: 2500 };
    await renderKit(<ResourceSearch.Root />, { catalogues: [fast, late] });
    await expect.element(page.getByRole("option").first()).toBeInTheDocument();
    await userEvent.click(box());
    await userEvent.keyboard("run{ArrowDown}");
    const before = highlighted()!.textContent;
    await expect.element(page.getByRole("group", { name: "late" })).toBeInTheDocument();
    expect(highlighted()!.textContent).toBe(before);
  });

  it("typed tokens become chips that narrow, and Backspace in the empty box takes them away", async () => {
    await open([
      docs,
      { name: "notes", title: "My Notes", resources: [{ uri: "n:1", name: "picture.png", mimeType: "image/png" }] },
    ]);
    await userEvent.keyboard('server:"my notes" type:image ');
    await vi.waitFor(() => expect(rowNames()).toEqual(["picture.png"]));
    await expect.element(page.getByRole("button", { name: "Remove filter Images" })).toBeInTheDocument();
    await userEvent.keyboard("{Backspace}{Backspace}");
    await vi.waitFor(() => expect(rowNames()).toHaveLength(6));
  });

  it("a token at the end narrows before the space that makes it a chip", async () => {
    await open([docs, { name: "notes", resources: [{ uri: "n:1", name: "picture.png", mimeType: "image/png" }] }]);
    await userEvent.fill(box(), "server:notes type:image");
    await vi.waitFor(() => expect(rowNames()).toEqual(["picture.png"]));
    await userEvent.keyboard("{Backspace}");
    await vi.waitFor(() => expect(rowNames()).toEqual([]));
  });

  it("text that begins like a template completes its variables, the second by the first", async () => {
    const { onOpen, connections } = await open([docs]);
    await userEvent.keyboard("repo://");
    await vi.waitFor(() => expect(rowNames()).toEqual(["acme", "globex"]));
    await userEvent.keyboard("{Enter}");
    expect((box().element() as HTMLInputElement).value).toBe("repo://acme/");
    await vi.waitFor(() => expect(rowNames()).toEqual(["web", "api"]));
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(onOpen).toHaveBeenCalledWith({ server: "docs", uri: "repo://acme/api" });
    const completions = connections[0]!.requests.filter(({ method }) => method === "completion/complete");
    expect(completions.at(-1)!.params).toMatchObject({
      argument: { name: "repo", value: "" },
      context: { arguments: { owner: "acme" } },
    });
  });

  it("Home and End move the caret in the box", async () => {
    await open([docs]);
    await userEvent.keyboard("ab{Home}c{End}d");
    expect((box().element() as HTMLInputElement).value).toBe("cabd");
  });

  it("PageDown and PageUp move by ten and stop at the ends", async () => {
    const resources = Array.from({ length: 30 }, (_, index) => ({ uri: `p:${index}`, name: `row ${index}` }));
    await open([{ name: "p", resources }]);
    await userEvent.keyboard("{PageDown}");
    expect(highlighted()!.getAttribute("aria-posinset")).toBe("11");
    await userEvent.keyboard("{PageDown}{PageDown}");
    expect(highlighted()!.getAttribute("aria-posinset")).toBe("30");
    await userEvent.keyboard("{PageUp}{PageUp}{PageUp}{PageUp}");
    expect(highlighted()!.getAttribute("aria-posinset")).toBe("1");
  });

  it("mounts a hundred rows and a hundred more on request", async () => {
    const resources = Array.from({ length: 250 }, (_, index) => ({ uri: `p:${index}`, name: `row ${index}` }));
    await open([{ name: "p", resources }]);
    await expect.poll(options).toHaveLength(101);
    await userEvent.click(page.getByRole("option", { name: "Show more of 150 further results" }));
    await vi.waitFor(() => expect(options()).toHaveLength(201));
  });

  it("selectionMode=multiple adds and takes away, and says how many are chosen", async () => {
    const onValueChange = vi.fn<(value: readonly ResourceRef[]) => void>();
    await open([docs], { selectionMode: "multiple", onValueChange });
    await userEvent.keyboard("{Enter}{ArrowDown}{Enter}");
    expect(onValueChange.mock.lastCall![0]).toEqual([
      { server: "docs", uri: "file:///a/README.md" },
      { server: "docs", uri: "file:///b/README.md" },
    ]);
    await expect.element(page.getByText("2 chosen").first()).toBeInTheDocument();
    const chosen = page.getByRole("list", { name: "Chosen" });
    expect(chosen.element().textContent).toBe("README.mda/README.mdREADME.mdb/README.md");
    await userEvent.keyboard("{Enter}");
    expect(onValueChange.mock.lastCall![0]).toHaveLength(1);
  });

  it("the tray gives a chosen resource back", async () => {
    const onValueChange = vi.fn<(value: readonly ResourceRef[]) => void>();
    await open([docs], { selectionMode: "multiple", onValueChange });
    await userEvent.keyboard("notes{Enter}");
    await userEvent.click(page.getByRole("button", { name: /^Give back notes/ }));
    expect(onValueChange.mock.lastCall![0]).toEqual([]);
  });

  it("rank brings up what would be beyond the limit", async () => {
    const resources = Array.from({ length: 150 }, (_, index) => ({
      server: "p",
      uri: `p:${index}`,
      name: `row ${index}`,
    }));
    const rank = (item: { name: string }, score: number) => (item.name === "row 149" ? 5000 : score);
    await renderKit(<ResourceSearch.Root resources={resources} rank={rank} />);
    await userEvent.click(box());
    await userEvent.keyboard("row");
    await vi.waitFor(() => expect(rowNames()[0]).toBe("row 149"));
  });

  it("other given resources of the same number replace the ones before", async () => {
    const given = (name: string) => [{ server: "p", uri: `p:${name}`, name }];
    const { rerender } = await renderKit(<ResourceSearch.Root resources={given("old")} />);
    await rerender(<ResourceSearch.Root resources={given("new")} />);
    await vi.waitFor(() => expect(rowNames()).toEqual(["new"]));
  });

  it("shows recent choices first when the box is empty", async () => {
    const recents = {
      load: () => [{ server: "docs", uri: "file:///b/README.md", score: 3, at: Date.now() }],
      save: () => {},
    };
    await open([docs], { recents });
    await expect.element(page.getByRole("group", { name: "Recent" })).toBeInTheDocument();
    expect(options()[0]!.textContent).toContain("/b/README.md");
  });

  it("a server that failed has its own message and Try again, the others their results", async () => {
    let broken = true;
    const flaky: Catalogue = {
      name: "flaky",
      title: "Flaky",
      handlers: {
        "resources/list": () => {
          if (broken) throw new Error("kaput");
          return { resources: [{ uri: "x:1", name: "Back again" }] };
        },
      },
    };
    await open([docs, flaky]);
    await expect.element(page.getByRole("alert")).toHaveTextContent("Flaky");
    expect(rowNames()).toContain("readme.png");
    broken = false;
    await userEvent.click(page.getByRole("button", { name: "Try again" }));
    await expect.element(page.getByRole("option", { name: /Back again/ })).toBeInTheDocument();
  });

  it("Escape empties the box first and then leaves the key to what is around it", async () => {
    const onEscape = vi.fn<() => void>();
    const { rerender } = await open([docs]);
    await rerender(
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for a dialog
      <div onKeyDown={(event) => event.key === "Escape" && onEscape()}>
        <ResourceSearch.Root />
      </div>,
    );
    await userEvent.click(box());
    await userEvent.keyboard("abc{Escape}");
    expect((box().element() as HTMLInputElement).value).toBe("");
    expect(onEscape).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    expect(onEscape).toHaveBeenCalledOnce();
  });

  it("given resources makes no request", async () => {
    const { connections } = await open([docs], { resources: [{ server: "docs", uri: "g:1", name: "given" }] });
    expect(rowNames()).toEqual(["given"]);
    expect(connections[0]!.requests).toEqual([]);
  });
});
