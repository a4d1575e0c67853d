import {
  ResourceAttachments,
  ResourceMention,
  ResourcePicker,
  ResourceSearch,
  ResourceTemplateForm,
  ResourceTree,
  ResourceViewer,
} from "mcp-resource-kit";
import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import type { Catalogue } from "../../src/testing/index.js";
import { expectHeard, expectHeardInAnyOrder, expectQuiet, listen } from "../support/listen.js";
import { renderKit } from "../support/renderKit.js";
import { library, refTo } from "./catalogue.js";
import { focus, press } from "./keyboard.js";
import { kind, kinds } from "./kinds.js";

const catalogues = [library];
const button = (name: string) => page.getByRole("button", { name, exact: true });
const row = (name: string) => page.getByRole("treeitem", { name, exact: true });

/** A list of three pages, of which the later ones come when they are let go. */
function growing() {
  const letGo: (() => void)[] = [];
  const pages = [1, 2].map(() => new Promise<void>((resolve) => letGo.push(resolve)));
  const catalogue: Catalogue = {
    name: "growing",
    title: "Growing",
    handlers: {
      "resources/list": async (params) => {
        const number = Number((params as { cursor?: string }).cursor ?? 0);
        await pages[number - 1];
        const resources = [0, 1].map((at) => ({ uri: `grow:///${number}/${at}.md`, name: `${number}${at}.md` }));
        return { resources, nextCursor: number < 2 ? String(number + 1) : undefined };
      },
    },
  };
  return { catalogue, letGo: (page: 2 | 3) => letGo[page - 2]!() };
}

describe("a list that grows", () => {
  it.each([
    ["ResourceTree", <ResourceTree.Root key="" />, "2 resources so far", "6 resources"],
    [
      "ResourceSearch",
      <ResourceSearch.Root key="" />,
      "2 results · searching the 2 resources loaded so far",
      "6 results",
    ],
  ])("<%s.Root> says how far it is once, and how many there are in the end", async (_, ui, soFar, all) => {
    const ears = listen();
    const { catalogue, letGo } = growing();
    await renderKit(ui, { catalogues: [catalogue] });
    await expectHeard(ears, soFar);
    letGo(2);
    await expectQuiet(ears);
    letGo(3);
    await expectHeard(ears, all);
  });

  it("<ResourcePicker.Root> says what a chosen server brings along once it is all there", async () => {
    const ears = listen();
    const { catalogue, letGo } = growing();
    await renderKit(<ResourcePicker.Root />, { catalogues: [catalogue] });
    await expectHeard(ears, "2 resources so far");
    await focus("treeitem", "Growing");
    await press(" ");
    await expectHeard(ears, "2 resources · 2 of unknown size");
    letGo(2);
    await expectQuiet(ears);
    letGo(3);
    await expectHeardInAnyOrder(ears, "6 resources", "6 resources · 6 of unknown size");
    await expectQuiet(ears);
  });
});

describe("typing", () => {
  it("in the tree's filter says the count when it stands still", async () => {
    const ears = listen();
    await renderKit(<ResourceTree.Root />, { catalogues });
    await expectHeard(ears, "6 resources");
    await focus("searchbox", "Filter");
    await press("sprin");
    await expectHeard(ears, "1 match");
    await press("{Escape}");
    await expectHeard(ears, "6 resources");
    await expectQuiet(ears);
  });

  it("in the search says the count when it stands still, also where it is the same again", async () => {
    const ears = listen();
    await renderKit(<ResourceSearch.Root selectionMode="multiple" />, { catalogues });
    await expectHeard(ears, "7 results");
    await focus("combobox", "Search resources");
    await press("sprin");
    await expectHeard(ears, "1 result");
    await press("{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}autumn");
    await expectHeard(ears, "1 result");
    await press("{Alt>}p{/Alt}");
    await expectHeard(ears, "autumn.md is pinned.");
    await press("{Enter}");
    await expectHeard(ears, "1 result · 1 chosen");
    await expectQuiet(ears);
  });

  it("a mention says how many there are when it stands still, and nothing without a popup", async () => {
    const ears = listen();
    await renderKit(<ResourceMention.Root />, { catalogues });
    await focus("textbox", "Message");
    await press("see @");
    await expectHeard(ears, /^7 resources, first:/);
    await press("sprin");
    await expectHeard(ears, "1 resource: spring.md.");
    await press("{Enter}and so on");
    await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
    await expectHeard(ears, "1 resource is ready.");
    await expectQuiet(ears);
  });

  it("in a template's form says suggestions when they stand still, never the URI", async () => {
    const ears = listen();
    await renderKit(<ResourceTemplateForm.Root server="library" template={library.templates![0]!} />, { catalogues });
    await focus("combobox", "kind");
    await expectHeard(ears, "2 suggestions");
    // Within one task: letters that come slowly stand still in between.
    document.execCommand("insertText", false, "basins");
    (page.getByRole("combobox", { name: "name", exact: true }).element() as HTMLElement).focus();
    await expectHeard(ears, "3 suggestions");
    await press("m");
    await expectHeard(ears, "1 suggestion");
    await press("un");
    await expectQuiet(ears);
    await expect.element(button("Open")).toHaveAccessibleDescription("lib:///water/basins/mun");
    await focus("combobox", "kind");
    await press("xy");
    await expectHeard(ears, "name was cleared: it belonged to the earlier value.");
    await press("z{Enter}");
    await expectHeard(ears, "Fill in name first.");
    await press("mu");
    await expectQuiet(ears);
  });

  it("in the find box says where one is when it stands still", async () => {
    const ears = listen();
    const text = Array.from({ length: 300 }, (_, at) => `line ${at}`).join("\n");
    await renderKit(<ResourceViewer.Root contents={[{ uri: "x:///long.txt", mimeType: "text/plain", text }]} />);
    await expectHeard(ears, "long.txt is shown.");
    await focus("searchbox", "Find in text");
    await press("line 29");
    await expectHeard(ears, "1 of 11");
    await press("{Enter}");
    await expectHeard(ears, "2 of 11");
    await press("{Enter}{Enter}");
    await expectHeard(ears, "4 of 11");
    await expectQuiet(ears);
  });
});

describe("<ResourceViewer.Root>", () => {
  it("says that it reads, and what it shows", async () => {
    let answer = () => {};
    const slow: Catalogue = {
      name: "slow",
      resources: [
        {
          uri: "slow:///a.md",
          name: "a.md",
          read: (uri) =>
            new Promise((resolve) => (answer = () => resolve([{ uri, mimeType: "text/plain", text: "A" }]))),
        },
      ],
    };
    const ears = listen();
    const resource = { server: "slow", uri: "slow:///a.md", name: "a.md" };
    await renderKit(<ResourceViewer.Root resource={resource} />, { catalogues: [slow] });
    await expectHeard(ears, "Reading a.md …");
    answer();
    await expectHeard(ears, "a.md is shown.");
    await button("Refresh").click();
    await expectHeard(ears, "Reading a.md …");
    answer();
    await expectHeard(ears, "a.md is shown.");
    await expectQuiet(ears);
  });

  it("says each copy, and goes on to say what follows", async () => {
    vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const ears = listen();
    const { rerender } = await renderKit(<ResourceViewer.Root resource={kind("data.json")} />, { catalogues: [kinds] });
    await expectHeard(ears, "data.json is shown.");
    await button("Copy").click();
    await expectHeard(ears, "data.json copied.");
    await button("Copy").click();
    await expectHeard(ears, "data.json copied.");
    (page.getByRole("treeitem").first().element() as HTMLElement).click();
    await button("Copy path").click();
    await button("Copy value").click();
    await expectHeard(ears, "Copied.", "Copied.");
    await rerender(<ResourceViewer.Root resource={kind("table.csv")} />);
    await expectHeard(ears, "table.csv is shown.");
    await expectQuiet(ears);
  });

  it("says of each what keeps it from being shown, or that it is", async () => {
    const ears = listen();
    const names = ["none", "huge.txt", "ask", "broken.png", "lost"];
    const viewers = names.map((name) => {
      const known = kinds.resources!.find((one) => one.name === name);
      return <ResourceViewer.Root key={name} resource={{ ...known, ...kind(name), name }} />;
    });
    await renderKit(viewers, { catalogues: [kinds] });
    await expectHeardInAnyOrder(
      ears,
      "The server returned no content for “none”. It may be empty, or no longer there.",
      "“huge.txt” is large: 9 GB. Reading it may take a while.",
      "Kinds asks",
      "The data is not valid base64, so it cannot be decoded. What came is shown below.",
      "broken.png is shown.",
      /^“lost” is no longer there\./,
    );
    await expectQuiet(ears);
  });
});

describe("<ResourceAttachments.Root>", () => {
  const three = ["plan.md", "rivers.csv", "seasons/spring.md"].map(refTo);

  it("says that it reads once, what it comes to, each failure as an alert, and each removal", async () => {
    const ears = listen();
    const attached = [...three, refTo("gone.md")];
    await renderKit(<ResourceAttachments.Root defaultValue={attached} />, { catalogues, latency: 900 });
    await expectHeard(ears, "Reading 4 resources …", "“gone.md” is no longer there.", "3 resources are ready.");
    await button("Remove gone.md").click();
    await expectHeard(ears, "gone.md removed.");
    (button("plan.md").element() as HTMLElement).focus();
    await press("{Alt>}{ArrowRight}{/Alt}");
    await expectHeard(ears, "plan.md is now 2 of 3.");
    await button("Remove all").click();
    await expectHeard(ears, "All 3 resources removed.");
    await expectQuiet(ears);
  });

  it("says nothing of what the host refuses, and a change that it makes later when it is made", async () => {
    const ears = listen();
    const asked = vi.fn<(refs: readonly object[], details: { reason: string }) => void>();
    const host = (refs: typeof three) => <ResourceAttachments.Root value={refs} onValueChange={asked} />;
    const { rerender } = await renderKit(host(three), { catalogues, latency: 900 });
    await expectHeard(ears, "Reading 3 resources …", "3 resources are ready.");
    (button("plan.md").element() as HTMLElement).focus();
    await press("{Alt>}{ArrowRight}{/Alt}{Delete}");
    await expect.element(button("plan.md")).toHaveFocus();
    await button("Remove all").click();
    await button("Remove plan.md").click();
    expect(asked.mock.calls.map(([, { reason }]) => reason)).toEqual([
      "keyboard",
      "keyboard",
      "clear-press",
      "remove-press",
    ]);
    await expectQuiet(ears);
    await rerender(host(three.slice(1)));
    await expectHeard(ears, "plan.md removed.");
    await expectQuiet(ears);
  });

  it("says that a failed one failed again", async () => {
    const ears = listen();
    await renderKit(<ResourceAttachments.Root defaultValue={[refTo("gone.md")]} />, { catalogues });
    await expectHeard(ears, "“gone.md” is no longer there.");
    await button("Try again gone.md").click();
    await expectHeard(ears, "“gone.md” is no longer there.");
    await expectQuiet(ears);
  });
});

describe("<ResourcePicker.Root>", () => {
  it("says a choice once, whether it is made in the tree, the search, the preview or the tray", async () => {
    const ears = listen();
    await renderKit(<ResourcePicker.Root />, { catalogues });
    await expectHeard(ears, "6 resources");
    await row("plan.md").click();
    await expectHeard(ears, "plan.md is shown.");
    await button("Add to selection").click();
    await expectHeard(ears, /^1 resource · /);
    await focus("treeitem", "rivers.csv");
    await press(" ");
    await expectHeard(ears, /^2 resources · /);
    await page.getByRole("tab", { name: "Search" }).click();
    await expectHeard(ears, "7 results");
    await page.getByRole("option", { name: "spring.md" }).click();
    await expectHeardInAnyOrder(ears, /^3 resources · /, "spring.md is shown.");
    await button("Remove plan.md").click();
    await expectHeard(ears, /^2 resources · /);
    await button("Attach 2 resources").click();
    await expectHeard(ears, "Nothing chosen yet.");
    await expectQuiet(ears);
  });
});
