import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { memoryRecents, ResourceSearch, type ResourceRef } from "mcp-resource-kit";
import type { CatalogueTemplate } from "../../../src/testing/index.js";
import { renderKit } from "../../support/renderKit.js";
import { rowNames } from "../../support/rowNames.js";

const box = () => page.getByRole("combobox", { name: "Search resources" });

const files = ["docs/readme.md", "docs/report.md", "src/index.js"];

/** A search over a server with some files and one template, called "Tpl". */
async function open(uriTemplate: string, complete: CatalogueTemplate["complete"] = {}) {
  const onOpen = vi.fn<(uri: string) => void>();
  const resources = files.map((path) => ({ uri: `file:///${path}`, name: path.split("/").at(-1)! }));
  await renderKit(<ResourceSearch.Root recents={memoryRecents()} onOpen={(ref: ResourceRef) => onOpen(ref.uri)} />, {
    catalogues: [{ name: "s", title: "Server", resources, templates: [{ uriTemplate, name: "Tpl", complete }] }],
  });
  await expect.poll(rowNames).toContain("Tpl");
  await userEvent.click(box());
  return { onOpen };
}

const begin = async () => {
  await userEvent.keyboard("Tpl");
  await expect.poll(rowNames).toEqual(["Tpl"]);
  await userEvent.keyboard("{Enter}");
};

describe("a template among the results of ResourceSearch", () => {
  it("whose URI has nothing but a scheme before its variable is completed, begun or typed", async () => {
    const { onOpen } = await open("ticket:{id}", { id: () => ["12", "13"] });
    await begin();
    await expect.element(box()).toHaveValue("ticket:");
    await expect.poll(rowNames).toEqual(["12", "13"]);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(onOpen.mock.lastCall).toEqual(["ticket:13"]);
    await userEvent.keyboard("ticket:");
    await expect.poll(rowNames).toEqual(["12", "13"]);
  });

  it("that begins with a variable is completed in the empty box, and Backspace or Escape leave it", async () => {
    const { onOpen } = await open("{scheme}://{host}", { scheme: () => ["ftp", "gopher"], host: () => ["example"] });
    const all = ["readme.md", "report.md", "index.js", "Tpl"];
    for (const key of ["{Backspace}", "{Escape}"]) {
      await begin();
      await expect.poll(rowNames).toEqual(["ftp", "gopher"]);
      await userEvent.keyboard(key);
      await expect.poll(rowNames).toEqual(all);
    }
    await begin();
    await expect.poll(rowNames).toEqual(["ftp", "gopher"]);
    await userEvent.keyboard("{Enter}");
    await expect.element(box()).toHaveValue("ftp://");
    await expect.poll(rowNames).toEqual(["example"]);
    await userEvent.keyboard("{Enter}");
    expect(onOpen.mock.lastCall).toEqual(["ftp://example"]);
    // It is done with: the next text is a search.
    await userEvent.keyboard("index");
    await expect.poll(rowNames).toEqual(["index.js"]);
  });

  it("without required variables may be used as it is", async () => {
    const { onOpen } = await open("log://all{?level}", { level: () => ["error"] });
    await begin();
    await expect.poll(rowNames).toEqual(["Use as it is", "error"]);
    await userEvent.keyboard("{Enter}");
    expect(onOpen.mock.lastCall).toEqual(["log://all"]);
    await begin();
    await expect.poll(rowNames).toEqual(["Use as it is", "error"]);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(onOpen.mock.lastCall).toEqual(["log://all?level=error"]);
  });

  it("without variables is opened at once", async () => {
    const { onOpen } = await open("log://all");
    await begin();
    expect(onOpen.mock.lastCall).toEqual(["log://all"]);
    await expect.element(box()).toHaveValue("");
  });

  it("without suggestions says so and asks for the value, also where asking failed", async () => {
    const fail = () => {
      throw new Error("no");
    };
    await open("repo://{owner}/{repo}", { owner: fail });
    await userEvent.keyboard("repo://");
    const empty = () => page.elementLocator(document.querySelector("[data-slot=resource-search-empty]")!);
    await expect.element(empty()).toHaveTextContent(/^No suggestions for owner: the server failed\. Type the value\.$/);
    await userEvent.keyboard("me");
    await expect.poll(rowNames).toEqual(["Use “me”"]);
    await userEvent.keyboard("{Enter}");
    await expect.element(empty()).toHaveTextContent(/^No suggestions for repo\. Type the value\.$/);
  });

  it("hides no listed resource whose URI is being typed or pasted", async () => {
    const { onOpen } = await open("file:///{+path}", { path: () => ["docs/more.md"] });
    await userEvent.keyboard("file:///docs/re");
    await expect.poll(rowNames).toEqual(["docs/more.md", "Use “docs/re”", "readme.md", "report.md"]);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{Enter}");
    expect(onOpen.mock.lastCall).toEqual(["file:///docs/report.md"]);
  });
});
