import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { ResourceAttachments, ResourcePicker, ResourceSearch } from "../../src/index.js";
import { renderKit } from "../support/renderKit.js";

const readme = (uri: string) => ({ uri, name: "README.md", text: uri });
const docs = {
  name: "docs",
  title: "Docs",
  resources: [
    readme("file:///a/README.md"),
    readme("file:///b/README.md"),
    { uri: "file:///plan.md", name: "plan.md" },
  ],
};
const team = { name: "team", title: "Team", resources: [readme("file:///a/README.md")] };
const ref = (uri: string, server = "docs") => ({ server, uri });

const value = [
  ref("file:///a/README.md"),
  ref("file:///b/README.md"),
  ref("file:///plan.md"),
  ref("file:///a/README.md", "team"),
];
const removes = (label: string) =>
  page
    .getByRole("button", { name: label })
    .elements()
    .map((button) => document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent ?? "");

describe("chosen resources of one name", () => {
  it("say in their chips where each is, and so do their buttons", async () => {
    await renderKit(<ResourceAttachments.Root value={value} />, { catalogues: [docs, team] });
    await expect.poll(() => removes("Remove README.md")).toEqual(["a/README.md", "b/README.md", ""]);
    expect(removes("Remove plan.md")).toEqual([""]);
    await expect.element(page.getByText("a/README.md", { exact: true })).toBeVisible();
    await expect
      .element(page.getByRole("button", { name: "README.md", exact: true }).first())
      .toHaveAccessibleDescription(/^a\/README.md /);
  });

  it("say it in the picker's tray, with the server where that differs", async () => {
    await renderKit(<ResourcePicker.Root value={value} />, { catalogues: [docs, team] });
    await expect.poll(() => removes("Remove README.md")).toEqual(["Docs · a/README.md", "Docs · b/README.md", "Team"]);
    expect(removes("Remove plan.md")).toEqual([""]);
  });

  it("say it in the tray of the search", async () => {
    await renderKit(<ResourceSearch.Root selectionMode="multiple" value={value} />, { catalogues: [docs, team] });
    await expect
      .poll(() => removes("Give back README.md"))
      .toEqual(["Docs · a/README.md", "Docs · b/README.md", "Team"]);
  });
});
