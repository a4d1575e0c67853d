import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { ResourceViewer } from "../../../../src/index.js";
import type { CatalogueResource } from "../../../../src/testing/index.js";
import { renderKit } from "../../../support/renderKit.js";
import { renderContents } from "./renderContents.js";

const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
const URI = "docs://guide/start.md";

async function guide(text: string, others: readonly CatalogueResource[] = []) {
  const resources = [{ uri: URI, name: "start.md", mimeType: "text/markdown", text }, ...others];
  const catalogues = [{ name: "docs", title: "Docs", resources }];
  const { connections } = await renderKit(<ResourceViewer.Root resource={{ server: "docs", uri: URI }} />, {
    catalogues,
  });
  await expect.poll(() => document.querySelector("[data-slot=resource-viewer-markdown]")).toBeTruthy();
  return () => connections[0]!.requests.map(({ params }) => (params as { uri?: string }).uri);
}

describe("the markdown renderer", () => {
  it("reads a picture of the same server over MCP and shows it by an address of its own", async () => {
    const uri = "docs://guide/img/logo.png";
    const reads = await guide("![Logo](img/logo.png)", [{ uri, name: "logo.png", mimeType: "image/png", blob: PNG }]);
    const image = page.getByRole("img", { name: "Logo" });
    await expect.element(image).toBeVisible();
    expect((image.element() as HTMLImageElement).src).toMatch(/^blob:/);
    expect(reads()).toEqual([URI, uri]);
  });

  it("numbers a Persian list in Persian digits, and any other as its page would", async () => {
    await guide("1. **گزارش** آب\n2. پایان\n\n---\n\n1. first\n2. second\n\n---\n\n1. أول\n2. ثان\n");
    const lists = () => [...document.querySelectorAll("[data-slot=resource-viewer-markdown] ol")];
    await expect.poll(() => lists().length).toBe(3);
    expect(lists().map((list) => getComputedStyle(list).listStyleType)).toEqual(["persian", "decimal", "decimal"]);
  });

  it("reads a picture only when it comes near", async () => {
    const uri = "docs://guide/far.png";
    const reads = await guide(`${"One more line.\n\n".repeat(150)}![Far](far.png)`, [
      { uri, name: "far.png", mimeType: "image/png", blob: PNG },
    ]);
    const link = page.getByRole("button", { name: "Image: Far" });
    await expect.element(link).toBeInTheDocument();
    expect(reads()).toEqual([URI]);
    link.element().scrollIntoView();
    await expect.element(page.getByRole("img", { name: "Far" })).toBeInTheDocument();
  });

  it("leaves a link to what is no picture, too large or not there", async () => {
    const reads = await guide("![Page](page.html) ![Huge](huge.png) ![Gone](gone.png)", [
      { uri: "docs://guide/page.html", name: "page", text: "<h1>Page</h1>", mimeType: "text/html" },
      { uri: "docs://guide/huge.png", name: "huge", contents: [{ uri: "x:y", mimeType: "image/png", blob: "A".repeat(8_000_000) }] }, // prettier-ignore
    ]);
    await expect.poll(() => reads().length).toBe(4);
    for (const name of ["Page", "Huge", "Gone"])
      await expect.element(page.getByRole("button", { name: `Image: ${name}` })).toBeVisible();
    expect(document.querySelector("img")).toBeNull();
  });

  it("loads a picture from elsewhere only after “Show remote images”, and says from where", async () => {
    await guide("![One](https://pictures.invalid/1.png) ![Two](https://pictures.invalid/2.png)");
    const show = page.getByRole("button", { name: "Show remote images", exact: true });
    await expect.element(page.getByText("2 remote images from pictures.invalid blocked.")).toBeVisible();
    expect(document.querySelectorAll("img")).toHaveLength(0);
    await show.click();
    expect([...document.querySelectorAll("img")].map(({ src }) => src)).toEqual([
      "https://pictures.invalid/1.png",
      "https://pictures.invalid/2.png",
    ]);
    await expect.element(show).not.toBeInTheDocument();
  });

  it("colours fenced code by the name of its language or the ending of its files", async () => {
    const fences = ["ts", "python", "nonsense"].map((name) => `\`\`\`${name}\nimport a from "b"\n\`\`\``);
    await renderContents({ text: fences.join("\n\n"), mimeType: "text/markdown" });
    const words = () => Array.from(document.querySelectorAll('pre [data-token="keyword"]'), (word) => word.textContent);
    await expect.poll(words).toEqual(["import", "from", "import", "from"]);
    expect(document.querySelectorAll("pre")[2]?.textContent).toBe('import a from "b"\n');
  });
});
