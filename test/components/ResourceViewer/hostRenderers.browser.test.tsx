import { useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ResourceViewer, type RendererProps, type ResourceRenderer } from "../../../src/index.js";
import type { Catalogue } from "../../../src/testing/index.js";
import { takeConsoleErrors } from "../../support/browserSetup.js";
import { renderKit } from "../../support/renderKit.js";

const contents = [{ uri: "x:a.txt", text: "as it came" }];
const renderer = (load: ResourceRenderer["load"]): ResourceRenderer => ({
  name: "mine",
  mimeTypes: ["text/*"],
  rank: 1,
  safe: true,
  load,
});

describe("renderers of the host", () => {
  it("written where the host renders are loaded once and keep their state", async () => {
    let loads = 0;
    function Host() {
      const [count, setCount] = useState(0);
      const load = async () => {
        loads++;
        return { default: () => <input aria-label="note" /> };
      };
      return (
        <>
          <button type="button" onClick={() => setCount(count + 1)}>
            Rendered {count} times
          </button>
          <ResourceViewer.Root contents={contents} renderers={[renderer(load)]} />
        </>
      );
    }
    await renderKit(<Host />);
    await userEvent.type(page.getByRole("textbox", { name: "note" }), "kept");
    await userEvent.click(page.getByRole("button", { name: "Rendered 0 times" }));
    await expect.element(page.getByRole("button", { name: "Rendered 1 times" })).toBeInTheDocument();
    await expect.element(page.getByRole("textbox", { name: "note" })).toHaveValue("kept");
    expect(loads).toBe(1);
  });

  it.each<[string, ResourceRenderer["load"]]>([
    ["cannot be loaded", () => Promise.reject(new Error("offline"))],
    ["throws when it is loaded", () => raise("broken")],
    ["has no component", async () => ({}) as never],
  ])("one that %s gives way to the plain one", async (_, load) => {
    await renderKit(<ResourceViewer.Root contents={contents} renderers={[renderer(load)]} />);
    await expect.element(page.getByText("as it came")).toBeVisible();
    await expect.element(page.getByText(/could not be shown in its usual form/)).toBeVisible();
    takeConsoleErrors();
  });

  it("one that failed is tried again on what a refresh brings", async () => {
    let text = "bad";
    const Picky = ({ content }: RendererProps) => (content.text === "bad" ? raise("bad") : <b>Good!</b>);
    const catalogue: Catalogue = {
      name: "s",
      title: "Server",
      resources: [{ uri: "x:a.txt", name: "A" }],
      handlers: { "resources/read": () => ({ contents: [{ uri: "x:a.txt", text }] }) },
    };
    await renderKit(
      <ResourceViewer.Root
        resource={{ server: "s", uri: "x:a.txt" }}
        renderers={[renderer(async () => ({ default: Picky }))]}
      />,
      { catalogues: [catalogue] },
    );
    await expect.element(page.getByText(/could not be shown in its usual form/)).toBeVisible();
    takeConsoleErrors();
    text = "good";
    await userEvent.click(page.getByRole("button", { name: "Refresh" }));
    await expect.element(page.getByText("Good!")).toBeVisible();
  });
});

function raise(message: string): never {
  throw new Error(message);
}
