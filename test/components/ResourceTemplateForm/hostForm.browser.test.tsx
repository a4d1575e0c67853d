import type { FormEvent, ReactNode } from "react";
import { createPortal } from "react-dom";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  ResourceInputRequest,
  ResourcePicker,
  ResourceTemplateForm,
  ResourceTree,
  type InputRequest,
} from "../../../src/index.js";
import type { Catalogue } from "../../../src/testing/index.js";
import { takeConsoleErrors } from "../../support/browserSetup.js";
import { renderKit } from "../../support/renderKit.js";

const docs: Catalogue = {
  name: "docs",
  title: "Docs",
  resources: [{ uri: "docs://one", name: "One" }],
  templates: [{ uriTemplate: "docs://{page}", name: "Page" }],
};
const field = (name: string) => page.getByRole("combobox", { name, exact: true });

async function inHostForm(children: ReactNode) {
  const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  const onReset = vi.fn<() => void>();
  await renderKit(
    <form onSubmit={onSubmit} onReset={onReset}>
      {children}
    </form>,
    { catalogues: [docs] },
  );
  return { onSubmit, onReset };
}

// The kit's parts stand in the form of a host's composer; what happens in them never sends or empties its message.

it("a template filled in within the picker's dialog is chosen, and sends nothing of the host's", async () => {
  const { onSubmit, onReset } = await inHostForm(
    <ResourcePicker.Dialog>
      <ResourcePicker.Trigger />
    </ResourcePicker.Dialog>,
  );
  await page.getByRole("button", { name: "Attach resources" }).click();
  await page.getByRole("treeitem", { name: "Page" }).click();
  await userEvent.fill(field("page"), "two");
  await page.getByRole("button", { name: "Reset" }).click();
  await userEvent.fill(field("page"), "two");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("button", { name: "Attach 1 resource" })).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onReset).not.toHaveBeenCalled();
});

it("a template form inside the host's own submits and resets itself alone, and leaves no page", async () => {
  const opened = vi.fn<(uri: string) => void>();
  const changed = vi.fn<(reason: string) => void>();
  const own = vi.fn<() => void>();
  const { onSubmit, onReset } = await inHostForm(
    <ResourceTemplateForm.Root
      server="docs"
      template="docs://{page}"
      read="never"
      onSubmit={({ uri }) => opened(uri)}
      onValuesChange={(_, { reason }) => changed(reason)}
      onReset={own}
    />,
  );
  await userEvent.fill(field("page"), "two");
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(opened).toHaveBeenCalledWith("docs://two"));
  await page.getByRole("button", { name: "Reset" }).click();
  await expect.element(field("page")).toHaveValue("");
  // Once each.
  expect(opened).toHaveBeenCalledTimes(1);
  expect(changed.mock.calls.filter(([reason]) => reason === "reset-press")).toHaveLength(1);
  expect(own).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onReset).not.toHaveBeenCalled();
  // React warns of the form within a form.
  expect(takeConsoleErrors().join()).toContain("<form>");
});

it("a Reset that the host prevents leaves the template's values as they are", async () => {
  await renderKit(
    <ResourceTemplateForm.Root
      server="docs"
      template="docs://{page}"
      read="never"
      onReset={(event) => event.preventDefault()}
    />,
    { catalogues: [docs] },
  );
  await userEvent.fill(field("page"), "two");
  await page.getByRole("button", { name: "Reset" }).click();
  await expect.element(field("page")).toHaveValue("two");
});

it("a host's form in a dialog of the template form keeps its own submit", async () => {
  const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  const opened = vi.fn<() => void>();
  await renderKit(
    <ResourceTemplateForm.Root server="docs" template="docs://{page}" read="never" onSubmit={opened}>
      {createPortal(
        <form onSubmit={onSubmit}>
          <button type="submit">Save</button>
        </form>,
        document.body,
      )}
      <ResourceTemplateForm.Fields />
    </ResourceTemplateForm.Root>,
    { catalogues: [docs] },
  );
  await userEvent.fill(field("page"), "two");
  await page.getByRole("button", { name: "Save" }).click();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(opened).not.toHaveBeenCalled();
});

it("Enter in the tree's filter box sends nothing", async () => {
  const { onSubmit } = await inHostForm(<ResourceTree.Root />);
  await userEvent.type(page.getByRole("searchbox"), "one{Enter}");
  expect(onSubmit).not.toHaveBeenCalled();
});

it("Enter on a checkbox of what a server asks goes on to the review, and sends nothing", async () => {
  const request: InputRequest = {
    requests: {
      ask: {
        message: "Sure?",
        requestedSchema: { type: "object", properties: { sure: { type: "boolean", title: "Sure" } } },
      },
    },
  };
  const { onSubmit } = await inHostForm(
    <ResourceInputRequest.Root request={request} server="docs" onRespond={() => {}} />,
  );
  await page.getByRole("checkbox", { name: "Sure" }).click();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("checkbox", { name: "Sure" })).not.toBeInTheDocument();
  expect(onSubmit).not.toHaveBeenCalled();
});
