import { useEffect } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { ResourceViewerRootProps } from "../../../src/components/ResourceViewer/ResourceViewerRoot.js";
import { ResourceViewer, type RendererProps } from "../../../src/index.js";
import type { Catalogue, CatalogueResource } from "../../../src/testing/index.js";
import { takeConsoleErrors } from "../../support/browserSetup.js";
import { renderKit } from "../../support/renderKit.js";

const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";

const catalogue = (resources: Catalogue["resources"], more?: Partial<Catalogue>): Catalogue => ({
  name: "docs",
  title: "Docs",
  resources,
  ...more,
});
const show = (uri: string, props?: Partial<ResourceViewerRootProps>) => (
  <ResourceViewer.Root resource={{ server: "docs", uri }} {...props} />
);
/** Asks for an environment before it gives its contents; without one it gives the default. */
const asking: CatalogueResource = {
  uri: "d://config",
  name: "Config",
  read: ({ inputResponses }) => {
    const answer = inputResponses?.which as { content?: { environment?: string } } | undefined;
    if (answer) return [{ uri: "d://config", text: `host: ${answer.content?.environment ?? "default"}` }];
    const requestedSchema = {
      type: "object",
      properties: { environment: { type: "string" } },
      required: ["environment"],
    };
    const params = { mode: "form", message: "Which one?", requestedSchema };
    const inputRequests = { which: { method: "elicitation/create", params } };
    return { resultType: "input_required", requestState: "asked", inputRequests };
  },
};
const button = (name: string | RegExp) => page.getByRole("button", { name });

describe("ResourceViewer", () => {
  it("reads exactly the URI it was given and shows a region with one article", async () => {
    const uri = "docs://A/b%20c/../read me.md";
    const { connections } = await renderKit(show(uri), {
      catalogues: [catalogue([{ uri, name: "Read me", mimeType: "text/markdown", text: "# Hello" }])],
    });
    await expect.element(page.getByRole("heading", { name: "Hello" })).toBeVisible();
    await expect.element(page.getByRole("region", { name: "read me.md" })).toBeVisible();
    await expect.element(page.getByRole("article", { name: "read me.md" })).toBeVisible();
    expect(connections[0]!.requests).toEqual([expect.objectContaining({ method: "resources/read" })]);
    expect(connections[0]!.requests[0]!.params).toMatchObject({ uri });
  });

  it("a renderer reads once, however often its viewer is rendered", async () => {
    let readings = 0;
    function Reader({ content, onFail }: RendererProps) {
      useEffect(() => void readings++, [content, onFail]);
      return <p>{content.text}</p>;
    }
    const renderers = [
      { name: "reader", mimeTypes: ["text/*"], rank: 1, safe: true, load: async () => ({ default: Reader }) },
    ];
    const contents = [{ uri: "x:note", mimeType: "text/plain", text: "hi" }];
    const viewer = (name: string) => <ResourceViewer.Root contents={contents} name={name} renderers={renderers} />;
    const { rerender } = await renderKit(viewer("One"));
    await expect.element(page.getByText("hi")).toBeVisible();
    await rerender(viewer("Two"));
    await expect.element(page.getByRole("region", { name: "Two" })).toBeVisible();
    expect(readings).toBe(1);
  });

  it("contents given by the host are shown without any request", async () => {
    const contents = [{ uri: "x:note", mimeType: "text/markdown", text: "*hi*" }];
    const { connections } = await renderKit(<ResourceViewer.Root contents={contents} name="Note" />, {
      catalogues: [catalogue([])],
    });
    await expect.element(page.getByRole("region", { name: "Note" })).toBeVisible();
    await expect.element(page.getByText("hi")).toBeVisible();
    expect(connections[0]!.requests).toEqual([]);
  });

  it("several contents are articles named by their own URIs, each with its size and actions", async () => {
    const contents = [
      { uri: "d://folder/a.md", mimeType: "text/markdown", text: "# A" },
      { uri: "d://folder/b.png", mimeType: "image/png", blob: PNG },
      { uri: "d://folder/c", text: "" },
    ];
    await renderKit(show("d://folder"), { catalogues: [catalogue([{ uri: "d://folder", name: "Folder", contents }])] });
    for (const name of ["a.md", "b.png", "c"]) await expect.element(page.getByRole("article", { name })).toBeVisible();
    await expect
      .element(page.getByRole("article", { name: "b.png" }).getByRole("img", { name: "b.png" }))
      .toBeVisible();
    await expect.element(page.getByText("This resource is empty.")).toBeVisible();
    expect(button("Download").elements()).toHaveLength(3);
  });

  it("an answer without contents, an empty text and another URI are each said", async () => {
    await renderKit(
      <>
        {show("d://none")}
        {show("d://empty")}
        {show("d://alias")}
      </>,
      {
        catalogues: [
          catalogue([
            { uri: "d://none", name: "None", contents: [] },
            { uri: "d://empty", name: "Empty", text: "" },
            { uri: "d://alias", name: "Alias", contents: [{ uri: "d://real", text: "x", mimeType: "text/markdown" }] },
          ]),
        ],
      },
    );
    await expect.element(page.getByText(/returned no content/)).toBeVisible();
    await expect.element(page.getByText("This resource is empty.")).toBeVisible();
    await expect.element(page.getByText(/answered with another resource: d:\/\/real/)).toBeVisible();
  });

  it("a failure is an alert whose Try again reads anew", async () => {
    let fails = true;
    const read = () => {
      if (fails) throw new Error("the disk is on fire");
      return [{ uri: "d://a", mimeType: "text/markdown", text: "# Back" }];
    };
    await renderKit(show("d://a"), { catalogues: [catalogue([{ uri: "d://a", name: "A", read }])] });
    await expect.element(page.getByRole("alert")).toHaveTextContent(/could not be read/);
    fails = false;
    await button("Try again").click();
    await expect.element(page.getByRole("heading", { name: "Back" })).toBeVisible();
    expect(page.getByRole("alert").elements()).toEqual([]);
  });

  it("an isError result is shown under an alert", async () => {
    const read = () => ({ isError: true, contents: [{ uri: "d://a", mimeType: "text/markdown", text: "went wrong" }] });
    await renderKit(show("d://a"), { catalogues: [catalogue([{ uri: "d://a", name: "A", read }])] });
    await expect.element(page.getByRole("alert")).toHaveTextContent(/report of an error/);
    await expect.element(page.getByText("went wrong")).toBeVisible();
  });

  it("asks before reading more than maxSize, and Cancel ends the read", async () => {
    let aborted = false;
    const read = (_: unknown, { signal }: { signal: AbortSignal }) =>
      new Promise(() => signal.addEventListener("abort", () => (aborted = true)));
    const resource = { server: "docs", uri: "d://big", name: "Big", size: 6_000_000 };
    const { connections } = await renderKit(<ResourceViewer.Root resource={resource} />, {
      catalogues: [catalogue([{ uri: "d://big", name: "Big", read }])],
    });
    await expect.element(page.getByText(/“Big” is large: 6 MB/)).toBeVisible();
    expect(connections[0]!.requests).toEqual([]);
    await button("Read 6 MB").click();
    await expect.element(page.getByRole("progressbar", { name: /Reading Big/ })).toBeVisible();
    expect(page.getByRole("progressbar").element().hasAttribute("aria-valuenow")).toBe(false);
    await button("Cancel").click();
    await expect.element(page.getByRole("alert")).toHaveTextContent("Cancelled.");
    await vi.waitFor(() => expect(aborted).toBe(true));
  });

  it("a read that asks first is answered in place, and shows what the server then gives", async () => {
    const { connections } = await renderKit(show("d://config"), { catalogues: [catalogue([asking])] });
    await expect.element(page.getByRole("form", { name: "Docs asks" })).toHaveAccessibleDescription("Which one?");
    expect(page.getByRole("article").elements()).toEqual([]);
    await page.getByLabelText("environment").fill("staging");
    await button("Review").click();
    await button("Send to Docs").click();
    await expect.element(page.getByText("host: staging")).toBeVisible();
    expect(page.getByRole("form").elements()).toEqual([]);
    const answer = { which: { action: "accept", content: { environment: "staging" } } };
    expect(connections[0]!.requests.at(-1)!.params).toMatchObject({ requestState: "asked", inputResponses: answer });
  });

  it("a read that asks first can be declined, and the server is told", async () => {
    const { connections } = await renderKit(show("d://config"), { catalogues: [catalogue([asking])] });
    await button("Decline").click();
    await expect.element(page.getByText("host: default")).toBeVisible();
    expect(connections[0]!.requests.at(-1)!.params).toMatchObject({
      inputResponses: { which: { action: "decline" } },
    });
  });

  it("progress notifications move the bar", async () => {
    const read = async (_: unknown, { progress }: { progress: (n: number, total?: number) => Promise<void> }) => {
      await progress(30, 60);
      await new Promise(() => {});
    };
    await renderKit(show("d://slow"), { catalogues: [catalogue([{ uri: "d://slow", name: "Slow", read }])] });
    await expect.element(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "50");
  });

  it("directory entries open in place, and Back leads back", async () => {
    const resources = [
      { uri: "f://src", name: "src", mimeType: "inode/directory" },
      { uri: "f://src/lib", name: "lib", mimeType: "inode/directory" },
      { uri: "f://src/lib/a.md", name: "a.md", mimeType: "text/markdown", text: "# Deep" },
    ];
    const resource = { ...resources[0]!, server: "docs" };
    await renderKit(<ResourceViewer.Root resource={resource} />, {
      catalogues: [catalogue(resources, { directories: true })],
    });
    await button("lib").click();
    await button("a.md").click();
    await expect.element(page.getByRole("heading", { name: "Deep" })).toBeVisible();
    await button("Back").click();
    await expect.element(button("a.md")).toBeVisible();
    expect(page.getByRole("region").element()).toBe(document.activeElement);
  });

  it("Show source shows what came and back again", async () => {
    await renderKit(show("d://a.md"), {
      catalogues: [catalogue([{ uri: "d://a.md", name: "A", mimeType: "text/markdown", text: "# Title" }])],
    });
    await button("Show source").click();
    await expect.element(page.getByText("# Title")).toBeVisible();
    await expect.element(button("Show source")).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("heading", { name: "Title" })).toBeVisible();
  });

  it("a renderer of the host is used for its pattern, and gives way to the plain one when it throws", async () => {
    const Broken = () => {
      throw new Error("broken renderer");
    };
    const renderers = [
      {
        name: "orders",
        mimeTypes: ["application/*+json", "application/x-order"],
        rank: 1,
        safe: true,
        load: async () => ({ default: () => <b>Order!</b> }),
      },
      { name: "broken", mimeTypes: ["text/x-broken"], rank: 1, safe: true, load: async () => ({ default: Broken }) },
      {
        name: "runs",
        mimeTypes: ["text/x-runs"],
        rank: 1,
        safe: false,
        load: async () => ({ default: () => <b>Ran!</b> }),
      },
    ];
    const contents = [
      { uri: "x:order", mimeType: "application/vnd.acme.order+json; v=2", text: "{}" },
      { uri: "x:order/2", mimeType: "application/x-order", text: "two apples" },
      { uri: "x:unknown", mimeType: "application/x-unheard-of", text: "shown as text" },
      { uri: "x:broken", mimeType: "text/x-broken", text: "still here" },
      { uri: "x:runs", mimeType: "text/x-runs", text: "careful" },
    ];
    await renderKit(<ResourceViewer.Root contents={contents} renderers={renderers} />);
    await vi.waitFor(() => expect(page.getByText("Order!").elements()).toHaveLength(2));
    await expect.element(page.getByText("shown as text")).toBeVisible();
    await expect.element(page.getByText(/could not be shown in its usual form/)).toBeVisible();
    expect(page.getByText("Ran!").elements()).toEqual([]);
    await button("Render").click();
    await expect.element(page.getByText("Ran!")).toBeVisible();
    expect(takeConsoleErrors().join()).toContain("broken renderer");
  });
});
