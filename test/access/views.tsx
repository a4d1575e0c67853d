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
import { expect } from "vitest";
import { page } from "vitest/browser";
import { renderKit } from "../support/renderKit.js";
import { library, refTo } from "./catalogue.js";
import { press } from "./keyboard.js";
import { broken, kind, kinds } from "./kinds.js";

const template = library.templates![0]!;
const list = "lib:///{tags*}{?from,to}";
const plan = { ...refTo("plan.md"), name: "plan.md", size: 90 };
const attached = [plan, refTo("seasons/spring.md"), refTo("gone.md"), kind("huge.txt"), kind("ask")];
const form = {
  requests: {
    one: {
      message: "Before this can be read",
      requestedSchema: {
        type: "object",
        required: ["name", "seats"],
        properties: {
          name: { type: "string", title: "Name", description: "As in the list" },
          seats: { type: "integer", title: "Seats" },
          sure: { type: "boolean", title: "I am sure" },
          colour: { type: "string", enum: ["red", "blue"] },
          days: { type: "array", items: { type: "string", enum: ["Monday", "Friday"] }, default: ["Monday"] },
        },
      },
    },
  },
};
const url = "https://bank.example@xn--pple-43d.com/login";
const address = { requests: { go: { mode: "url" as const, message: "Sign in to go on", url } } };
const answer = () => {};

/** Every default composition that stands in the page, by name. */
export const VIEWS: Record<string, ReactNode> = {
  ResourceTree: <ResourceTree.Root selectionMode="multiple" defaultValue={[plan]} style={{ blockSize: "20rem" }} />,
  ResourceSearch: (
    <ResourceSearch.Root
      selectionMode="multiple"
      defaultValue={[plan]}
      defaultInputValue="p"
      defaultFilters={[{ kind: "type", value: "document" }]}
    />
  ),
  ResourcePicker: <ResourcePicker.Root defaultValue={[plan, kind("raw.bin")]} budget={10} />,
  ResourceMention: <ResourceMention.Root defaultValue="see @library:lib:///plan.md " onSubmit={() => {}} />,
  "ResourceMention, empty": <ResourceMention.Root onSubmit={() => {}} />,
  ResourceTemplateForm: <ResourceTemplateForm.Root server="library" template={template} />,
  "ResourceTemplateForm of a list": (
    <ResourceTemplateForm.Root server="library" template={list} defaultValues={{ tags: ["red", "blue"] }} />
  ),
  ResourceAttachments: <ResourceAttachments.Root defaultValue={attached} budget={10} />,
  "ResourceInputRequest, form": <ResourceInputRequest.Root server="library" request={form} onRespond={answer} />,
  "ResourceInputRequest, address": <ResourceInputRequest.Root server="broken" request={address} onRespond={answer} />,
  ...Object.fromEntries(
    ["note.md", "probe.ts", "data.json", "table.csv", "run.log", "change.diff", "plain.txt", "page.html"]
      .concat("pixel.png", "raw.bin", "broken.png", "none", "huge.txt", "several", "gone.md")
      .map((name) => [`ResourceViewer of ${name}`, <ResourceViewer.Root key={name} resource={viewed(name)} />]),
  ),
  "ResourceViewer of nothing": <ResourceViewer.Root />,
};

// What a list says of it, for the size before anything is read.
function viewed(name: string) {
  return { ...kinds.resources!.find((one) => one.name === name), ...kind(name), name };
}

/** Those that open over the page, and what opens them. */
export const POPUPS: Record<string, { ui: ReactNode; open: () => Promise<unknown> }> = {
  "ResourcePicker.Dialog": {
    ui: <ResourcePicker.Dialog defaultOpen defaultValue={[plan]} />,
    open: preview,
  },
  "ResourcePicker.Popover": {
    ui: (
      <ResourcePicker.Popover defaultOpen side="bottom" defaultValue={[plan]}>
        <ResourcePicker.Trigger />
      </ResourcePicker.Popover>
    ),
    open: preview,
  },
  "ResourcePicker.Dialog, template": {
    ui: <ResourcePicker.Dialog defaultOpen />,
    open: async () => {
      await page.getByRole("treeitem", { name: "Water body", exact: true }).click();
      await suggest();
    },
  },
  "ResourceMention, popup": {
    ui: <ResourceMention.Root />,
    open: async () => {
      (page.getByRole("textbox").element() as HTMLElement).focus();
      await press("@p");
      await expect.element(page.getByRole("option", { selected: true })).toBeVisible();
    },
  },
  "ResourceMention, values of a template": {
    ui: <ResourceMention.Root />,
    open: async () => {
      (page.getByRole("textbox").element() as HTMLElement).focus();
      await press("@water");
      await expect.element(page.getByRole("option", { selected: true })).toBeVisible();
      await press("{Enter}");
      await expect.element(page.getByRole("option", { name: "basins" })).toBeVisible();
    },
  },
  "ResourceTemplateForm, suggestions": {
    ui: <ResourceTemplateForm.Root server="library" template={template} />,
    open: suggest,
  },
  "ResourceSearch, filters": {
    ui: <ResourceSearch.Root />,
    open: async () => {
      await expect.element(page.getByRole("option").first()).toBeVisible();
      await page.getByRole("button", { name: /^Filter/ }).click();
    },
  },
  "ResourceViewer, find": {
    ui: <ResourceViewer.Root resource={kind("change.diff")} />,
    open: async () => {
      await page.getByRole("searchbox").fill("a");
      await expect.element(page.getByText(/^1 of \d/)).toBeVisible();
    },
  },
  "ResourceAttachments, preview": {
    ui: <ResourceAttachments.Root defaultValue={[plan]} />,
    open: async () => {
      await page.getByRole("button", { name: "plan.md", exact: true }).click();
      // Its code is fetched on first use.
      await expect.element(page.getByRole("dialog")).toBeVisible();
    },
  },
};

async function preview() {
  const row = page.getByRole("treeitem", { name: "plan.md", exact: true });
  await row.click();
  await expect.element(page.getByRole("heading", { name: "The plan" })).toBeVisible();
}

async function suggest() {
  (page.getByRole("combobox", { name: "kind" }).element() as HTMLElement).focus();
  await expect.element(page.getByRole("option").first()).toBeVisible();
  await press("{ArrowDown}");
}

type KitOptions = Parameters<typeof renderKit>[1];

/** Renders something with all servers of these tests. */
export const show = (ui: ReactNode, options?: KitOptions) =>
  renderKit(ui, { catalogues: [library, kinds, broken], ...options });

/** Renders all that stands in the page, one below the other, in the states that matter: chosen, invalid, failed. */
export async function showAll(options?: KitOptions) {
  const gallery = Object.entries(VIEWS).map(([name, ui]) => (
    <section key={name} data-view={name} aria-label={`${name}, as shown`} style={{ marginBlockEnd: "1rem" }}>
      {ui}
    </section>
  ));
  const kit = await show(<main>{gallery}</main>, options);
  const view = (name: string) => kit.container.querySelector<HTMLElement>(`[data-view="${name}"]`)!;
  await settled(kit.container);
  const pressIn = (name: string, selector: string) => view(name).querySelector<HTMLElement>(selector)!.click();
  pressIn("ResourcePicker", '[role="treeitem"][aria-label="plan.md"]');
  pressIn("ResourceTemplateForm", '[data-slot="resource-template-form-submit"]');
  pressIn("ResourceInputRequest, form", '[data-button="primary"]');
  await expect.poll(() => view("ResourcePicker").querySelector("h1")).not.toBeNull();
  await settled(kit.container);
  return { ...kit, view };
}

/** Waits until nothing is being read or listed any more, and no renderer is on its way. */
export async function settled(container: Element): Promise<void> {
  const busy =
    '[aria-busy="true"], [role="progressbar"], progress, [data-loading], [data-slot="resource-viewer-message"]';
  const words = /Preparing|Decoding/;
  const left = () =>
    [...container.querySelectorAll(busy)]
      .filter((one) => !one.matches('[data-slot="resource-viewer-message"]') || words.test(one.textContent))
      .map((one) => one.outerHTML.slice(0, 120));
  // All renderers are fetched for the first time.
  await expect.poll(left, { timeout: 25_000 }).toEqual([]);
}
