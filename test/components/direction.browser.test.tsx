import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  ResourceAttachments,
  ResourceInputRequest,
  ResourcePicker,
  ResourceSearch,
  ResourceTemplateForm,
  ResourceTree,
  ResourceViewer,
} from "mcp-resource-kit";
import { renderKit } from "../support/renderKit.js";

const ref = { server: "docs", uri: "docs:1" };
const request = { requests: { who: { message: "Who?", requestedSchema: { type: "object", properties: {} } } } };

const ROOTS: Record<string, () => ReactNode> = {
  "ResourceTree.Root": () => <ResourceTree.Root />,
  "ResourceSearch.Root": () => <ResourceSearch.Root />,
  "ResourceTemplateForm.Root": () => <ResourceTemplateForm.Root server="docs" template="docs:{id}" />,
  "ResourceViewer.Root": () => <ResourceViewer.Root resource={ref} />,
  "ResourceAttachments.Root": () => <ResourceAttachments.Root defaultValue={[ref]} />,
  "ResourceInputRequest.Root": () => <ResourceInputRequest.Root request={request} server="docs" onRespond={() => {}} />,
  "ResourcePicker.Root": () => <ResourcePicker.Root />,
  "ResourcePicker.Trigger": () => (
    <ResourcePicker.Dialog>
      <ResourcePicker.Trigger />
    </ResourcePicker.Dialog>
  ),
};

// An app may be written from left to right and hold a Persian conversation: the provider's direction decides.
it.each(Object.keys(ROOTS))("<%s> is written in the provider's direction on a page of the other", async (name) => {
  await renderKit(ROOTS[name]!(), {
    catalogues: [{ name: "docs", resources: [{ uri: "docs:1", name: "One", text: "one" }] }],
    dir: "rtl",
  });
  await expect.poll(() => document.querySelectorAll("[data-mcpr-root]").length).toBeGreaterThan(0);
  for (const root of document.querySelectorAll("[data-mcpr-root]")) {
    expect([root.getAttribute("data-slot"), getComputedStyle(root).direction]).toContain("rtl");
  }
});

it("what an empty filter asks for begins where the language does, and what is written where its letters do", async () => {
  await renderKit(<ResourceTree.Root />, { catalogues: [{ name: "docs" }], dir: "rtl" });
  const direction = () => getComputedStyle(page.getByRole("searchbox").element()).direction;
  expect(direction()).toBe("rtl");
  await userEvent.fill(page.getByRole("searchbox"), "river");
  expect(direction()).toBe("ltr");
});

it("paths stand at the far edge of a list of either direction on a page of the other", async () => {
  const catalogues = [{ name: "docs", resources: [{ uri: "docs:a/one.md", name: "One" }] }];
  const far: Record<string, number[]> = {};
  for (const [outer, dir] of [
    ["ltr", "ltr"],
    ["rtl", "ltr"],
    ["rtl", "rtl"],
    ["ltr", "rtl"],
  ] as const) {
    const { unmount } = await renderKit(
      <div dir={outer}>
        <ResourceSearch.Root />
      </div>,
      { catalogues, dir },
    );
    await expect.element(page.getByRole("option")).toBeVisible();
    const row = page.getByRole("option").element();
    const text = document.createRange();
    text.selectNodeContents(row.querySelector('[data-slot="resource-search-item-place"]')!);
    const [box, path] = [row, text].map((one) => one.getBoundingClientRect());
    (far[dir] ??= []).push(Math.round(dir === "ltr" ? box!.right - path!.right : path!.left - box!.left));
    await unmount();
  }
  expect(far.ltr![1]).toBe(far.ltr![0]);
  expect(far.rtl![1]).toBe(far.rtl![0]);
});
