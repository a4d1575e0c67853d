import { useMemo, useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { contentEditableEditor, ResourceMention } from "../../../src/index.js";
import { renderKit } from "../../support/renderKit.js";

const notes = {
  name: "notes",
  resources: [
    { uri: "n:1", name: "Kyoto plan" },
    { uri: "n:2", name: "Oslo plan" },
  ],
};

function Editor({ html = "" }: { html?: string }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const editor = useMemo(() => element && contentEditableEditor(element), [element]);
  const fill = useMemo(() => ({ __html: html }), [html]);
  return (
    <ResourceMention.Root editor={editor}>
      {/* oxlint-disable-next-line react/no-danger -- the test's own markup */}
      <div
        ref={setElement}
        role="textbox"
        tabIndex={0}
        aria-multiline
        contentEditable
        aria-label="Note"
        // oxlint-disable-next-line react/no-danger -- the text of an editor that React does not manage
        dangerouslySetInnerHTML={fill}
      />
      <ResourceMention.Popup>
        <ResourceMention.List />
      </ResourceMention.Popup>
    </ResourceMention.Root>
  );
}

const box = () => page.getByRole("textbox", { name: "Note" });
const list = () => page.getByRole("listbox", { name: "Resources" });

describe("contentEditableEditor", () => {
  it("opens at the trigger, takes keys before the editor, and inserts the mention in one undo step", async () => {
    await renderKit(<Editor />, { catalogues: [notes] });
    await userEvent.click(box());
    await userEvent.keyboard("hi @kyo");
    await expect.element(list()).toBeVisible();
    const popup = list().element().getBoundingClientRect();
    expect(Math.abs(popup.top - box().element().getBoundingClientRect().bottom)).toBeLessThan(40);
    expect(box().element().getAttribute("aria-activedescendant")).toBeTruthy();
    await userEvent.keyboard("{Enter}");
    await expect.element(box()).toHaveTextContent("hi @notes:n:1");
    expect(box().element().textContent).not.toContain("\n");
    await expect.element(list()).not.toBeInTheDocument();
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect.element(box()).toHaveTextContent("hi @kyo");
  });

  it("reads blocks as lines and a chip as one character", async () => {
    await renderKit(<Editor html="<p>one <b contenteditable='false'>chip</b> two</p><p>three</p>" />, {
      catalogues: [notes],
    });
    const editor = contentEditableEditor(box().element() as HTMLElement);
    const last = box().element().querySelector("p:last-child")!.firstChild!;
    document.getSelection()!.collapse(last, 2);
    expect(editor.read()).toEqual({ text: "one \ufffc two\nthree", caret: 12 });
    editor.replace(10, 12, "T", null);
    expect(editor.read()).toEqual({ text: "one \ufffc two\nTree", caret: 11 });
    expect(editor.rect(10)!.top).toBeGreaterThan(editor.rect(0)!.top);
    document.getSelection()!.selectAllChildren(box().element());
    expect(editor.read()).toBeNull();
  });
});
