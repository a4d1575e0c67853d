import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { ResourceViewer, type ResourceContents } from "../../../src/index.js";
import { protocolError, type CatalogueResource } from "../../../src/testing/index.js";
import { renderKit } from "../../support/renderKit.js";

// Answers of servers in the field, each from a bug report against another host.
const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";

const view = async (resource: CatalogueResource, props?: object) => {
  const shown = <ResourceViewer.Root resource={{ server: "s", uri: resource.uri }} {...props} />;
  const { container } = await renderKit(shown, { catalogues: [{ name: "s", title: "Server", resources: [resource] }] });
  return container;
};
const renderer = (container: Element) => container.querySelector("[data-renderer]")?.getAttribute("data-renderer");

describe("ResourceViewer, contents as servers send them", () => {
  it("an https: resource is read over MCP and never fetched", async () => {
    const uri = "https://docs.internal.example.test/p.png";
    const container = await view({ uri, name: "Pixel", mimeType: "image/png", blob: PNG });
    await expect.element(page.getByRole("img", { name: "p.png" })).toBeVisible();
    expect(container.querySelector("img")!.src).toMatch(/^blob:/);
    expect(performance.getEntriesByName(uri)).toEqual([]);
  });

  it("base64 of a binary type in text is said to be that, and its text can be seen", async () => {
    const text = "H4sIAAAAAAAAA8tIzcnJVyjPL8pJAQCFEUoNCwAAAA==";
    const container = await view({ uri: "log://a", name: "app.log.gz", mimeType: "application/gzip", text });
    await expect.element(page.getByText(/This is binary \(application\/gzip\), sent as text/)).toBeVisible();
    await expect.poll(() => container.textContent).toContain("1f 8b 08");
    await page.getByRole("button", { name: "Show source" }).click();
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Download" })).toBeVisible();
  });

  it("wrapped and unpadded base64 is a whole picture", async () => {
    const blob = PNG.replace(/.{40}/g, "$&\r\n").replace(/=+$/, "");
    await view({ uri: "b://w", name: "wrapped.png", mimeType: "image/png", blob });
    await expect.element(page.getByText("1 × 1 px")).toBeVisible();
  });

  it("base64url given by the host is decoded, garbage is said to be no base64", async () => {
    const contents = [
      { uri: "b://u", mimeType: "application/octet-stream", blob: "H4v__vvvvgA-P_r_" },
      { uri: "b://g", mimeType: "image/png", blob: "@@ not base64 @@" },
    ];
    const { container } = await renderKit(<ResourceViewer.Root contents={contents} />);
    await expect.element(page.getByText(/1f 8b ff fe fb ef be 00 {2}3e 3f fa ff/)).toBeVisible();
    await expect.element(page.getByRole("alert")).toHaveTextContent(/not valid base64/);
    await expect.element(page.getByText("@@ not base64 @@")).toBeVisible();
    expect(container.querySelector("img")).toBeNull();
  });

  it.each<[string, unknown, RegExp]>([
    ["a number for text", [{ uri: "x:a", text: 5 }], /neither text nor data/],
    ["an object for a blob", [{ uri: "x:a", blob: {} }], /neither text nor data/],
    ["no URI", [{ text: "read me" }], /read me/],
    ["numbers for URI and type", [{ uri: 5, mimeType: 5, text: "read me" }], /read me/],
    ["null among others", [null, { uri: "x:b", text: "read me" }], /read me/],
    ["strings", ["read me"], /neither text nor data/],
    ["no array", { uri: "x:a", text: "read me" }, /read me/],
  ])("contents that a host gives with %s are shown as far as they can be", async (_, contents, wanted) => {
    const { container } = await renderKit(<ResourceViewer.Root contents={contents as ResourceContents[]} />);
    await expect.poll(() => container.textContent).toMatch(wanted);
  });

  it.each([
    [' Text/Markdown ; charset="utf-8"', { text: "# Heading" }, "markdown"],
    ["Image/PNG", { blob: PNG }, "image"],
    ["application/vnd.acme.order+json; v=2", { text: '{"ok":true}' }, "json"],
    ["text/html;profile=mcp-app", { text: "<h1>App</h1><script>window.pwned=1</script>" }, "text"],
  ])("the type %j finds its renderer", async (mimeType, data, name) => {
    const container = await view({ uri: "m://1", name: "one", contents: [{ uri: "m://1", mimeType, ...data }] });
    await expect.poll(() => renderer(container)).toBe(name);
    expect(container.querySelector("iframe")).toBeNull();
    expect((window as { pwned?: number }).pwned).toBeUndefined();
  });

  it("two contents with the same URI are both there", async () => {
    const contents = [
      { uri: "d://pdf", mimeType: "application/pdf", blob: "JVBERi0xLjQ=" },
      { uri: "d://pdf", mimeType: "text/plain", text: "text of the offer" },
    ];
    await view({ uri: "d://pdf", name: "Offer.pdf", contents });
    await expect.element(page.getByText("text of the offer")).toBeVisible();
    expect(page.getByRole("article", { name: "pdf" }).elements()).toHaveLength(2);
  });

  it.each([
    [protocolError(-32002, "Resource not found", { uri: "f://1" }), /no longer there/],
    [protocolError(-32602, "Resource not found: f://1", { uri: "f://1" }), /no longer there/],
    [protocolError(-32603, "Invalid resource URI"), /could not be read: Invalid resource URI/],
    [protocolError(0, "Unknown resource"), /could not be read: Unknown resource/],
  ])("%s is said in a plain sentence", async (error, sentence) => {
    const read = () => {
      throw error;
    };
    await view({ uri: "f://1", name: "File", read });
    await expect.element(page.getByRole("alert")).toHaveTextContent(sentence);
    await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  });
});
