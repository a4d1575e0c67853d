import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { describe, expect, it, onTestFinished } from "vitest";
import { userEvent } from "vitest/browser";
import styles from "../../src/styles/styles.css?inline";
import {
  contentEditableEditor,
  ResourceMention,
  ResourcePicker,
  ResourceProvider,
  ResourceTemplateForm,
  ResourceTree,
  ResourceViewer,
} from "../../src/index.js";
import { connectForTest } from "../support/renderKit.js";
import { everyKind, refTo } from "./everything.js";

interface Place {
  root: Document | ShadowRoot;
  container: HTMLElement;
}

/** A shadow root with the kit's style sheet in it. */
function shadowRoot(): Place {
  const host = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => host.remove());
  const root = host.attachShadow({ mode: "open" });
  root.appendChild(document.createElement("style")).textContent = styles;
  return { root, container: root.appendChild(document.createElement("div")) };
}

/** The document of an iframe of the same origin, whose classes are not those of this page. */
function iframe(): Place {
  const frame = document.body.appendChild(document.createElement("iframe"));
  frame.style.cssText = "width: 600px; height: 500px";
  onTestFinished(() => frame.remove());
  const root = frame.contentDocument!;
  root.head.appendChild(root.createElement("style")).textContent = styles;
  return { root, container: root.body.appendChild(root.createElement("div")) };
}

async function show(ui: ReactNode, { container }: Place): Promise<void> {
  const { server } = await connectForTest(everyKind);
  const portals = container.parentNode!.appendChild(container.ownerDocument.createElement("div"));
  const root = createRoot(container);
  onTestFinished(() => root.unmount());
  root.render(
    <ResourceProvider servers={[server]} portalContainer={portals}>
      {ui}
    </ResourceProvider>,
  );
}

async function find(root: Document | ShadowRoot, selector: string, text = ""): Promise<HTMLElement> {
  const found = () => [...root.querySelectorAll<HTMLElement>(selector)].find((one) => one.textContent.includes(text));
  await expect.poll(found, { timeout: 10_000 }).toBeDefined();
  return found()!;
}

const gone = (root: Document | ShadowRoot, selector: string) =>
  expect.poll(() => root.querySelector(selector)).toBeNull();

describe.each([
  ["a shadow root", shadowRoot],
  ["an iframe", iframe],
])("the kit in %s", (_, makePlace) => {
  it("ArrowDown moves the focus through the tree", async () => {
    const place = makePlace();
    await show(<ResourceTree.Root style={{ blockSize: 300 }} />, place);
    (await find(place.root, "[role=treeitem]", "guide")).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    await expect.poll(() => place.root.activeElement?.textContent).toContain("code.ts");
  });

  it("“@” opens the popup at the caret, Enter takes the match", async () => {
    const place = makePlace();
    await show(<ResourceMention.Root />, place);
    const text = (await find(place.root, "textarea")) as HTMLTextAreaElement;
    text.focus();
    await userEvent.keyboard("see @note");
    const popup = await find(place.root, "[data-slot=resource-mention-popup]");
    await find(place.root, "[role=option]", "note.md");
    expect(Math.abs(popup.getBoundingClientRect().left - text.getBoundingClientRect().left)).toBeLessThan(200);
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => text.value).toBe("see @docs:docs:///guide/note.md ");
  });

  it("a contenteditable editor is read and written where the caret is", async () => {
    const place = makePlace();
    const element = place.container.appendChild(place.container.ownerDocument.createElement("div"));
    element.contentEditable = "true";
    element.textContent = "a b";
    const editor = contentEditableEditor(element);
    element.focus();
    await userEvent.keyboard("{End}c");
    expect(editor.read()).toEqual({ text: "a bc", caret: 4 });
    editor.replace(2, 4, "there", null);
    expect(editor.read()).toEqual({ text: "a there", caret: 7 });
  });

  it("the picker opens with its styles, Escape empties the search first, and the focus returns", async () => {
    const place = makePlace();
    await show(
      <ResourcePicker.Dialog>
        <ResourcePicker.Trigger>Attach</ResourcePicker.Trigger>
      </ResourcePicker.Dialog>,
      place,
    );
    const trigger = await find(place.root, "button", "Attach");
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await find(place.root, "[role=dialog]");
    expect(getComputedStyle(dialog).position).toBe("fixed");
    await expect.poll(() => place.root.activeElement?.textContent).toBe("Browse");
    const filter = await find(place.root, "[data-slot=resource-tree-search]");
    filter.focus();
    await userEvent.keyboard("note{Escape}");
    await expect.poll(() => (filter as HTMLInputElement).value).toBe("");
    expect(dialog.isConnected).toBe(true);
    await userEvent.keyboard("{Escape}");
    await gone(place.root, "[role=dialog]");
    await expect.poll(() => place.root.activeElement).toBe(trigger);
  });

  it("Escape closes a form's suggestions, a link within a text goes to its heading", async () => {
    const place = makePlace();
    const text = "[down](#far)\n\n## Far";
    await show(
      <>
        <ResourceTemplateForm.Root server="docs" template={everyKind.templates![0]!} />
        <ResourceViewer.Root resource={refTo("x.md")} contents={[{ uri: "x.md", mimeType: "text/markdown", text }]} />
      </>,
      place,
    );
    (await find(place.root, "[role=combobox]")).focus();
    await find(place.root, "[role=option]", "ann");
    await userEvent.keyboard("{Escape}");
    await gone(place.root, "[role=option]");
    (await find(place.root, "a", "down")).click();
    await expect.poll(() => place.root.activeElement?.textContent).toBe("Far");
  });
});
