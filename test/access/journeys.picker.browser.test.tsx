import { ResourceAttachments, ResourcePicker, type ResourceRef } from "mcp-resource-kit";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { renderKit } from "../support/renderKit.js";
import { library, refTo } from "./catalogue.js";
import { press, tabTo } from "./keyboard.js";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const row = (name: string) => page.getByRole("treeitem", { name, exact: true });
const dialog = () => page.getByRole("dialog", { name: "Resource picker" });
const box = () => page.getByRole("combobox", { name: "Search resources" });

function Host({ attached: initial = [] }: { attached?: readonly ResourceRef[] }) {
  const [attached, setAttached] = useState(initial);
  return (
    <>
      <ResourcePicker.Dialog onAttach={(refs) => setAttached([...attached, ...refs])}>
        <ResourcePicker.Trigger />
      </ResourcePicker.Dialog>
      <ResourceAttachments.Root value={attached} onValueChange={setAttached} />
    </>
  );
}

async function openDialog() {
  await renderKit(<Host />, { catalogues: [library] });
  await tabTo(button("Attach resources"));
  await press("{Enter}");
  await expect.element(page.getByRole("tab", { name: "Browse" })).toHaveFocus();
}

describe("<ResourcePicker.Dialog> by keyboard alone", () => {
  it("finds by search, previews, attaches, and gives the focus back to the trigger", async () => {
    await openDialog();
    await press("{ArrowRight}");
    await tabTo(box());
    await press("spr");
    await expect.element(page.getByRole("option", { selected: true })).toHaveTextContent("spring.md");
    await press("{Enter}");
    await expect.element(page.getByRole("heading", { name: "The spring" })).toBeVisible();
    await expect.element(box()).toHaveFocus();
    await tabTo(button("Attach 1 resource"));
    await press("{Enter}");
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(button("Attach resources")).toHaveFocus();
    await expect.element(page.getByRole("listitem")).toHaveTextContent("spring.md");
    await tabTo(button("spring.md"));
  });

  it("a preview that is closed gives the focus back to the row that opened it", async () => {
    await openDialog();
    await tabTo(row("Library"));
    await press("{End}");
    await expect.element(row("rivers.csv")).toHaveFocus();
    await press("{Enter}");
    await tabTo(button("Close preview"));
    await press("{Enter}");
    await expect.element(button("Close preview")).not.toBeInTheDocument();
    await expect.element(row("rivers.csv")).toHaveFocus();
  });

  it("a template's form takes the focus, and gives it to what it opened", async () => {
    await openDialog();
    await tabTo(row("Library"));
    await press("Water{Enter}");
    await expect.element(page.getByRole("combobox", { name: "kind" })).toHaveFocus();
    await press("dams{Tab}siri");
    await expect.element(page.getByRole("option", { name: "sirikit" })).toBeVisible();
    await press("{ArrowDown}{Enter}{Enter}");
    await expect.element(page.getByText("All of lib:///water/dams/sirikit")).toBeVisible();
    await expect.element(page.getByRole("region", { name: "sirikit" })).toHaveFocus();
    await press("{Control>}{Enter}{/Control}");
    await expect.element(button("Attach resources")).toHaveFocus();
    await expect.element(button("sirikit")).toBeVisible();
  });

  it("removing what is chosen goes to the next, then back to the list", async () => {
    await openDialog();
    await tabTo(row("Library"));
    await press("{ArrowDown}{ArrowRight}{ArrowDown} {ArrowDown} ");
    await tabTo(button("Remove autumn.md"));
    await press("{Enter}");
    await expect.element(button("Remove spring.md")).toHaveFocus();
    await press("{Enter}");
    await expect.element(row("spring.md")).toHaveFocus();
  });

  it("Escape closes a preview before the dialog, from the list as from the preview", async () => {
    await openDialog();
    const preview = button("Close preview");
    await tabTo(row("Library"));
    await press("{End}");
    for (const where of ["list", "preview"]) {
      await press("{Enter}");
      await expect.element(page.getByRole("region", { name: "rivers.csv" })).toBeVisible();
      if (where === "preview") await tabTo(preview);
      await press("{Escape}");
      await expect.element(preview).not.toBeInTheDocument();
      await expect.element(row("rivers.csv")).toHaveFocus();
    }
    await press("{Escape}");
    await expect.element(button("Attach resources")).toHaveFocus();
  });

  it("Escape closes suggestions, then the form they belong to, then the dialog", async () => {
    await openDialog();
    await tabTo(row("Library"));
    await press("wat{Enter}");
    await expect.element(page.getByRole("listbox")).toBeVisible();
    await press("{Escape}");
    await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
    await expect.element(page.getByRole("form")).toBeVisible();
    await press("{Escape}");
    await expect.element(page.getByRole("form")).not.toBeInTheDocument();
    await expect.element(page.getByRole("dialog")).toBeVisible();
    await press("{Escape}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  });

  it("Escape closes one thing at a time, and then the dialog", async () => {
    await openDialog();
    await press("{ArrowRight}");
    await tabTo(box());
    await press("plan");
    await tabTo(button("Filter"));
    await press("{Enter}{Tab}{Escape}");
    await expect.element(page.getByRole("group", { name: "Filters" })).not.toBeInTheDocument();
    await expect.element(button("Filter")).toHaveFocus();
    await tabTo(box(), { back: true });
    await press("{Escape}");
    await expect.element(box()).toHaveValue("");
    await press("{Escape}");
    await expect.element(button("Attach resources")).toHaveFocus();
  });
});

it("<ResourcePicker.Root> keeps the focus when its Attach button has nothing left to attach", async () => {
  await renderKit(<ResourcePicker.Root />, { catalogues: [library] });
  await tabTo(row("Library"));
  await press("{End} ");
  await tabTo(button("Attach 1 resource"));
  await press("{Enter}");
  await expect.element(button("Attach")).toBeDisabled();
  await expect.element(page.getByRole("treeitem").last()).toHaveFocus();
});

describe("<ResourceAttachments.Root> by keyboard alone", () => {
  const three = ["plan.md", "rivers.csv", "seasons/spring.md"].map(refTo);

  it("Delete goes to the next chip, from the last to the one before, and in the end to the list", async () => {
    await renderKit(<Host attached={three} />, { catalogues: [library] });
    await tabTo(button("rivers.csv"));
    await press("{Delete}");
    await expect.element(button("spring.md")).toHaveFocus();
    await press("{Delete}");
    await expect.element(button("plan.md")).toHaveFocus();
    await press("{Delete}");
    await expect.element(page.getByRole("list", { name: "Attached resources" })).toHaveFocus();
    await tabTo(button("Attach resources"), { back: true });
  });

  it("“Remove all” leaves the focus on the empty list", async () => {
    await renderKit(<Host attached={three} />, { catalogues: [library] });
    await tabTo(button("Remove all"));
    await press("{Enter}");
    await expect.element(page.getByRole("list", { name: "Attached resources" })).toHaveFocus();
  });

  it("a preview gives the focus back to its chip", async () => {
    await renderKit(<Host attached={three} />, { catalogues: [library] });
    await tabTo(button("plan.md"));
    await press("{Enter}");
    await expect.element(page.getByRole("heading", { name: "The plan" })).toBeVisible();
    await press("{Escape}");
    await expect.element(button("plan.md")).toHaveFocus();
  });

  it("“Try again” leaves the focus on its chip", async () => {
    await renderKit(<Host attached={[...three, refTo("gone.md")]} />, { catalogues: [library] });
    await tabTo(button("Try again gone.md"));
    await press("{Enter}");
    await expect.element(button("gone.md")).toHaveFocus();
  });
});
