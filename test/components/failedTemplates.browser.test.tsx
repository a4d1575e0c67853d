import { ResourceMention, ResourceSearch, ResourceTree } from "mcp-resource-kit";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { protocolError, type Catalogue } from "../../src/testing/index.js";
import { renderKit } from "../support/renderKit.js";

const told = "The templates of Forge could not be listed: index is locked";

/** Lists its resources, and its templates once that is mended. */
function forge() {
  let isLocked = true;
  const catalogue: Catalogue = {
    name: "forge",
    title: "Forge",
    resources: [{ uri: "forge://readme", name: "readme" }],
    templates: [],
    handlers: {
      "resources/templates/list": () => {
        if (isLocked) throw protocolError(-32603, "index is locked");
        return { resourceTemplates: [{ uriTemplate: "forge://{repo}", name: "repository" }] };
      },
    },
  };
  return { catalogue, mend: () => (isLocked = false) };
}

describe("a list of templates that fails", () => {
  it.each([
    ["ResourceTree", <ResourceTree.Root key="tree" />, "treeitem"],
    ["ResourceSearch", <ResourceSearch.Root key="search" />, "option"],
  ] as const)("is told in <%s>, and tried again alone", async (_, ui, role) => {
    const { catalogue, mend } = forge();
    const { connections } = await renderKit(ui, { catalogues: [catalogue] });
    await expect.element(page.getByRole("alert")).toHaveTextContent(told);
    await expect.element(page.getByRole(role, { name: /readme/ })).toBeVisible();
    mend();
    await userEvent.click(page.getByRole("button", { name: "Try again" }));
    await expect.element(page.getByRole(role, { name: /repository/ })).toBeVisible();
    await expect.element(page.getByText(told)).not.toBeInTheDocument();
    expect(connections[0]!.requests.filter(({ method }) => method === "resources/list")).toHaveLength(1);
  });

  it("is told in <ResourceMention>, and tried again with the next trigger", async () => {
    const { catalogue, mend } = forge();
    await renderKit(<ResourceMention.Root />, { catalogues: [catalogue] });
    await userEvent.click(page.getByRole("textbox"));
    await userEvent.keyboard("@");
    await expect.element(page.getByText(told).first()).toBeVisible();
    mend();
    await userEvent.keyboard("{Backspace}@rep");
    await expect.element(page.getByRole("option", { name: /repository/ })).toBeVisible();
  });
});
