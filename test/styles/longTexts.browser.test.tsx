import {
  ResourceAttachments,
  ResourceInputRequest,
  ResourceMention,
  ResourcePicker,
  ResourceSearch,
  ResourceTemplateForm,
  ResourceTree,
  ResourceViewer,
} from "mcp-resource-kit";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Catalogue } from "../../src/testing/index.js";
import { longMessages } from "../support/longMessages.js";
import { renderKit } from "../support/renderKit.js";

const template = { name: "Station of a basin", uriTemplate: "docs:///stations/{basin}/{station}{?tags*}" };
const catalogue: Catalogue = {
  name: "docs",
  title: "Docs",
  resources: [
    {
      uri: "docs:///a.md",
      name: "a.md",
      mimeType: "text/markdown",
      text: "# A",
      size: 3,
      annotations: { priority: 1 },
    },
    { uri: "docs:///b.json", name: "b.json", mimeType: "application/json", text: '{"a":[1,2]}' },
    { uri: "docs:///c.csv", name: "c.csv", mimeType: "text/csv", text: "a,b\n1,2\n3" },
    { uri: "docs:///large.md", name: "large.md", size: 50_000_000, text: "large" },
  ],
  templates: [template],
};
const broken: Catalogue = {
  name: "broken",
  title: "Broken",
  handlers: {
    "resources/list": () => {
      throw new Error("The index is being rebuilt.");
    },
  },
};
const refs = ["a.md", "b.json", "large.md", "gone.md"].map((name) => ({ server: "docs", uri: `docs:///${name}` }));
const a = refs[0]!;

const show = (ui: ReactNode) => renderKit(ui, { catalogues: [catalogue, broken], messages: longMessages });
const button = (name: RegExp) => page.getByRole("button", { name }).first();

beforeEach(() => page.viewport(320, 700));
afterEach(() => page.viewport(1024, 768));

const cases: [name: string, ui: ReactNode, act: () => Promise<unknown>][] = [
  [
    "ResourceTree",
    <ResourceTree.Root key="" selectionMode="multiple" style={{ blockSize: "24rem" }} />,
    () => page.getByText("a.md").click(),
  ],
  [
    "ResourceSearch",
    <ResourceSearch.Root key="" selectionMode="multiple" value={refs} defaultInputValue="type:image audience:user a" />,
    () => userEvent.click(page.getByRole("combobox")),
  ],
  [
    "ResourcePicker",
    <ResourcePicker.Root key="" value={refs} budget={10} />,
    () => page.getByText("a.md").last().click(),
  ],
  [
    "ResourcePicker, search",
    <ResourcePicker.Root key="" value={refs} budget={10} />,
    () => page.getByRole("tab").last().click(),
  ],
  [
    "ResourceMention",
    <ResourceMention.Root key="" defaultValue="@docs:docs:///a.md " onSubmit={() => {}} />,
    () => userEvent.type(page.getByRole("textbox"), "@b"),
  ],
  [
    "ResourceViewer, markdown",
    <ResourceViewer.Root key="" resource={a} />,
    () => expect.element(button(/^Copy/)).toBeVisible(),
  ],
  [
    "ResourceViewer, JSON",
    <ResourceViewer.Root key="" resource={refs[1]} />,
    () => expect.element(page.getByRole("tree")).toBeVisible(),
  ],
  [
    "ResourceViewer, table",
    <ResourceViewer.Root key="" resource={{ server: "docs", uri: "docs:///c.csv" }} />,
    () => expect.element(page.getByRole("table")).toBeVisible(),
  ],
  [
    "ResourceViewer, failed",
    <ResourceViewer.Root key="" resource={refs[3]} />,
    () => expect.element(button(/^Try/)).toBeVisible(),
  ],
  [
    "ResourceAttachments",
    <ResourceAttachments.Root key="" value={refs} budget={1} />,
    () => expect.element(button(/^Try/)).toBeVisible(),
  ],
  [
    "ResourceTemplateForm",
    <ResourceTemplateForm.Root key="" server="docs" template={template} />,
    () => page.getByRole("button", { name: /^Open/ }).click(),
  ],
  [
    "ResourceInputRequest",
    <ResourceInputRequest.Root
      key=""
      server="docs"
      request={{
        requests: {
          who: {
            message: "Who?",
            requestedSchema: { type: "object", properties: { name: { type: "string" } }, required: ["name"] },
          },
        },
      }}
      onRespond={() => {}}
    />,
    () => button(/^Review/).click(),
  ],
];

describe("texts as long as German ones, in 320 px", () => {
  it.each(cases)("%s keeps every part inside", async (_name, ui, act) => {
    const { container } = await show(ui);
    await act();
    await expect.poll(() => sticksOut(container)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBe(320);
  });
});

/** The parts that are cut off or reach beyond the page, where nothing says that they may. */
function sticksOut(container: HTMLElement): string[] {
  const parts = [
    ...container.querySelectorAll<HTMLElement>("[data-mcpr-root], [data-slot], button, input, [role=status] *"),
  ];
  return parts
    .filter((part) => part.checkVisibility() && !part.closest("[data-visually-hidden]") && !isCutOnPurpose(part))
    .filter((part) => {
      const { left, right } = part.getBoundingClientRect();
      return left < -1 || right > 321 || isCutOff(part);
    })
    .map((part) => `${part.dataset.slot ?? part.localName}: ${part.textContent}`);
}

function isCutOff(part: HTMLElement): boolean {
  const { overflowX, textOverflow } = getComputedStyle(part);
  const may = overflowX === "auto" || overflowX === "scroll" || textOverflow === "ellipsis";
  return !may && part.localName !== "input" && part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0;
}

// Scrolls, or ends in an ellipsis.
function isCutOnPurpose(part: HTMLElement): boolean {
  for (let around = part.parentElement; around; around = around.parentElement) {
    const { overflowX, textOverflow } = getComputedStyle(around);
    if (overflowX === "auto" || overflowX === "scroll" || textOverflow === "ellipsis") return true;
  }
  return false;
}
