import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ResourceViewer } from "../../../src/index.js";
import type { Catalogue } from "../../../src/testing/index.js";
import { renderKit } from "../../support/renderKit.js";

const numbers = Array.from({ length: 3000 }, (_, index) => index);

describe("a refresh of ResourceViewer, with the user in the middle", () => {
  it.each<[string, string, (version: number) => object]>([
    ["table", "resource-viewer-table-scroll", (version) => ({ text: `a,b\n${numbers.join(",v\n")},v${version}` })],
    ["tree", "resource-viewer-tree", (version) => ({ text: JSON.stringify([...numbers, version]) })],
    ["text", "resource-viewer-lines", (version) => ({ text: [...numbers, version].join("\n") })],
    ["hex view", "resource-viewer-hex", (version) => ({ blob: btoa("\u0001\u00ff".repeat(20_000) + version) })],
  ])("shows the new %s at the same place", async (kind, slot, data) => {
    const types: Record<string, string> = { table: "text/csv", tree: "application/json", text: "text/plain" };
    const mimeType = types[kind] ?? "application/octet-stream";
    let version = 1;
    const catalogue: Catalogue = {
      name: "s",
      title: "Server",
      resources: [{ uri: "x:a", name: "A", mimeType }],
      handlers: { "resources/read": () => ({ contents: [{ uri: "x:a", mimeType, ...data(version) }] }) },
    };
    const viewer = <ResourceViewer.Root style={{ blockSize: 300 }} resource={{ server: "s", uri: "x:a" }} />;
    const { connections, container } = await renderKit(viewer, { catalogues: [catalogue] });
    const box = () => container.querySelector(`[data-slot=${slot}]`);
    await expect.poll(() => box()?.scrollHeight ?? 0).toBeGreaterThan(5000);
    box()!.scrollTop = 1500;
    version = 2;
    await userEvent.click(page.getByRole("button", { name: "Refresh" }));
    await expect
      .poll(() => connections[0]!.requests.filter(({ method }) => method === "resources/read"))
      .toHaveLength(2);
    await expect.poll(() => page.getByRole("region").element().hasAttribute("data-loading")).toBe(false);
    // What is parsed in slices stands some frames later.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(box()!.scrollTop).toBe(1500);
  });
});
