import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ResourceAttachments, ResourceMention, ResourcePicker, type ResourceRef } from "../../../src/index.js";
import type { Catalogue } from "../../../src/testing/index.js";
import { renderKit } from "../../support/renderKit.js";

// Listed is the directory alone: what is in it is known from reading it.
const disk: Catalogue = {
  name: "disk",
  title: "Disk",
  directories: true,
  resources: [{ uri: "d:///plans", name: "plans", mimeType: "inode/directory" }],
  handlers: {
    "resources/read": ({ uri }) => ({ contents: [{ uri, text: "Plans" }] }),
    "resources/directory/read": () => ({
      resources: [
        { uri: "d:///plans/q1.md", name: "q1.md", title: "First quarter", size: 4096, mimeType: "text/markdown" },
      ],
    }),
  },
};
const row = (name: string) => page.getByRole("treeitem", { name, exact: true });

async function openPlans(): Promise<void> {
  await expect.element(row("plans")).toBeVisible();
  (row("plans").element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(row("First quarter")).toBeVisible();
}

describe("what was read in a directory", () => {
  it("is chosen in the picker with its title and size", async () => {
    const chosen: (readonly ResourceRef[])[] = [];
    await renderKit(<ResourcePicker.Root onAttach={(refs) => chosen.push(refs)} />, { catalogues: [disk] });
    await openPlans();
    await userEvent.keyboard("{ArrowDown} ");
    await expect.element(page.getByRole("button", { name: "Remove First quarter" })).toBeVisible();
    await expect.element(page.getByText(/^1 resource · 4\.1 kB/)).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Attach 1 resource" }));
    expect(chosen[0]).toEqual([expect.objectContaining({ title: "First quarter", size: 4096 })]);
  });

  it("is called by its title wherever only its reference is given", async () => {
    const value = [{ server: "disk", uri: "d:///plans/q1.md" }];
    await renderKit(
      <>
        <ResourcePicker.Root />
        <ResourceAttachments.Root value={value} />
      </>,
      { catalogues: [disk] },
    );
    await openPlans();
    await expect.element(page.getByRole("button", { name: "Remove First quarter" })).toBeVisible();
  });

  it("is found by the search and by a mention while the tree shows it", async () => {
    await renderKit(
      <>
        <ResourcePicker.Root />
        <ResourceMention.Root />
      </>,
      { catalogues: [disk] },
    );
    await openPlans();
    await userEvent.click(page.getByRole("tab", { name: "Search" }));
    await userEvent.fill(page.getByRole("combobox", { name: "Search resources" }), "quarter");
    await expect.element(page.getByRole("option", { name: /First quarter/ })).toBeVisible();
    expect(page.getByRole("option").elements()).toHaveLength(1);
    await userEvent.click(page.getByRole("textbox"));
    await userEvent.keyboard("@quar");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("textbox")).toHaveValue("@disk:d:///plans/q1.md ");
  });
});
