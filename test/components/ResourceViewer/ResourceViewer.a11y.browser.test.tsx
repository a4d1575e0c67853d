import axe from "axe-core";
import { StrictMode } from "react";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { ResourceViewer } from "../../../src/index.js";
import { renderKit } from "../../support/renderKit.js";

const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";

async function violations(container: Element) {
  const { violations: found } = await axe.run(container, { rules: { region: { enabled: false } } });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
}

describe("ResourceViewer, accessibility", () => {
  it("contents of every kind pass axe, in both themes", async () => {
    const text =
      "# A\n\n- [x] done\n\n| a |\n|-|\n| b |\n\n```\ncode\n```\n\n[l](b.md) ![i](https://x.example/i.png) a[^1]\n\n[^1]: note";
    const contents = [
      { uri: "x://a/a.md", mimeType: "text/markdown", text },
      { uri: "x://a/b.png", mimeType: "image/jpeg", blob: PNG },
      { uri: "x://a/c.html", mimeType: "text/html", text: "<title>c</title><h1>C</h1>" },
      { uri: "x://a/d.bin", mimeType: "application/octet-stream", blob: "AAECAwQF" },
      { uri: "x://a/e.png", mimeType: "image/png", blob: "@@" },
      { uri: "x://a/f", text: "" },
    ];
    const { container } = await renderKit(<ResourceViewer.Root contents={contents} name="All" />);
    await expect.element(page.getByText("1 × 1 px")).toBeVisible();
    await expect.element(page.getByText(/^00000000/)).toBeVisible();
    expect(await violations(container)).toEqual([]);
    document.documentElement.dataset.theme = "dark";
    expect(await violations(container)).toEqual([]);
    delete document.documentElement.dataset.theme;
  });

  it("loading, failed, empty and too large pass axe", async () => {
    const show = (uri: string) => <ResourceViewer.Root resource={{ server: "s", uri }} />;
    const { container } = await renderKit(
      <>
        {show("x://slow")}
        {show("x://gone")}
        {show("x://none")}
        <ResourceViewer.Root resource={{ server: "s", uri: "x://big", name: "Big", size: 9e9 }} />
      </>,
      {
        catalogues: [
          {
            name: "s",
            resources: [
              { uri: "x://slow", name: "slow", read: () => new Promise(() => {}) },
              { uri: "x://none", name: "none", contents: [] },
            ],
          },
        ],
      },
    );
    await expect.element(page.getByRole("alert")).toBeVisible();
    await expect.element(page.getByText(/returned no content/)).toBeVisible();
    expect(await violations(container)).toEqual([]);
  });

  it("pictures survive StrictMode, and their URLs are revoked when they go", async () => {
    const contents = [{ uri: "x:a.png", mimeType: "image/png", blob: PNG }];
    const { unmount, container } = await renderKit(
      <StrictMode>
        <ResourceViewer.Root contents={contents} />
      </StrictMode>,
    );
    await expect.element(page.getByText("1 × 1 px")).toBeVisible();
    const { src } = container.querySelector("img")!;
    await unmount();
    await expect(fetch(src)).rejects.toThrow("fetch");
  });

  it("a server that asks before it answers asks in place", async () => {
    const params = { mode: "form", message: "Which one?", requestedSchema: { type: "object", properties: {} } };
    const read = () => ({
      resultType: "input_required",
      requestState: "s1",
      inputRequests: { q: { method: "elicitation/create", params } },
    });
    await renderKit(<ResourceViewer.Root resource={{ server: "s", uri: "x://ask" }} />, {
      catalogues: [{ name: "s", title: "Server", resources: [{ uri: "x://ask", name: "Ask", read }] }],
    });
    await expect.element(page.getByText("Which one?")).toBeVisible();
    await expect.element(page.getByRole("form")).toBeVisible();
  });
});
