import { describe, expect, it } from "vitest";
import { chooseRenderer } from "../../../src/components/ResourceViewer/chooseRenderer.js";
import { defaultRenderers } from "../../../src/components/ResourceViewer/renderers/defaultRenderers.js";
import type { ResourceRenderer } from "../../../src/components/ResourceViewer/ResourceRenderer.js";

const content = (mimeType: string, uri = "x:y") => ({ uri, mimeType, size: 1, problems: [] });
const renderer = (name: string, mimeTypes: string[], rank: number): ResourceRenderer => ({
  name,
  mimeTypes,
  rank,
  safe: true,
  load: () => Promise.reject(new Error("never loaded here")),
});

describe("chooseRenderer", () => {
  it.each([
    ["text/markdown;charset=utf-8", "markdown"],
    ["application/vnd.acme.order+json", "json"],
    ["text/csv", "table"],
    ["image/svg+xml", "image"],
    ["audio/mpeg", "media"],
    ["application/pdf", "pdf"],
    ["text/html", "html"],
    ["text/html;profile=mcp-app", "text"],
    ["text/plain", "text"],
    ["application/octet-stream", "hex"],
    ["application/x-unheard-of", "hex"],
  ])("%s is shown by %s", (mimeType, name) => {
    expect(chooseRenderer(defaultRenderers, content(mimeType))?.name).toBe(name);
  });

  it("text of a type that nobody knows is shown as text", () => {
    const unknown = { ...content("application/x-unheard-of"), text: "words" };
    expect(chooseRenderer(defaultRenderers, unknown)?.name).toBe("text");
    expect(chooseRenderer([renderer("own", ["application/x-*"], 1)], unknown)).toBeUndefined();
    expect(
      chooseRenderer([renderer("own", ["application/x-unheard-of"], 50), ...defaultRenderers], unknown)?.name,
    ).toBe("own");
  });

  it("HTML under ui: is an app, whatever its type says", () => {
    expect(chooseRenderer(defaultRenderers, content("text/html", "ui://a/b"))?.name).toBe("text");
  });

  it("an app goes to a renderer made for apps, and to no other", () => {
    const host = [renderer("greedy", ["*/*"], 0), renderer("apps", ["text/html;profile=mcp-app"], 5)];
    expect(chooseRenderer([...host, ...defaultRenderers], content("text/html;profile=mcp-app"))?.name).toBe("apps");
  });

  it("the lowest rank wins, of equals the first", () => {
    const host = [
      renderer("a", ["text/*"], 7),
      renderer("b", ["text/markdown"], 3),
      renderer("c", ["text/markdown"], 3),
    ];
    expect(chooseRenderer(host, content("text/markdown"))?.name).toBe("b");
  });
});
