import { useMemo, useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { contentEditableEditor, ResourceMention } from "../../../src/index.js";
import type { Catalogue } from "../../../src/testing/index.js";
import { git } from "../../components/ResourceMention/servers.js";
import { renderKit } from "../../support/renderKit.js";

const notes = {
  name: "notes",
  resources: [
    { uri: "n:1", name: "Kyoto plan" },
    { uri: "n:2", name: "Oslo plan" },
  ],
};

interface Props {
  html?: string;
  trigger?: string | readonly string[];
}

function Editor({ html = "", trigger }: Props) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const editor = useMemo(() => element && contentEditableEditor(element), [element]);
  const fill = useMemo(() => ({ __html: html }), [html]);
  return (
    <ResourceMention.Root editor={editor} trigger={trigger}>
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

const highlighted = () => page.getByRole("option", { selected: true });

async function write(text: string, props: Props = {}, catalogues: readonly Catalogue[] = [notes]) {
  await renderKit(<Editor {...props} />, { catalogues });
  await userEvent.click(box());
  await userEvent.keyboard(text);
}

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

  it("opens on a line of its own, and on one broken in the paragraph", async () => {
    await write("one{Enter}@ky");
    await expect.element(highlighted()).toHaveTextContent("Kyoto plan");
    await userEvent.keyboard("{Enter}{Shift>}{Enter}{/Shift}@os");
    await expect.element(highlighted()).toHaveTextContent("Oslo plan");
    await userEvent.keyboard("{Enter}");
    const text = () => (box().element() as HTMLElement).innerText.replaceAll("\u00a0", " ");
    await expect.poll(text).toBe("one\n@notes:n:1 \n@notes:n:2 ");
  });

  it("a trigger that ends in a space opens as soon as the space is typed", async () => {
    await write("see /res ", { trigger: ["#", "/res "] });
    await expect.element(list()).toBeVisible();
    await userEvent.keyboard("oslo p");
    await expect.element(highlighted()).toHaveTextContent("Oslo plan");
    await userEvent.keyboard("{Enter}#");
    await expect.element(box()).toHaveTextContent("see @notes:n:2 #");
    await expect.element(list()).toBeVisible();
  });

  it("completes a template in the text, and Backspace steps back in it", async () => {
    await write("@repo://", {}, [git]);
    await expect.element(highlighted()).toHaveTextContent("octo");
    await userEvent.keyboard("{Enter}");
    await expect.element(highlighted()).toHaveTextContent("hello");
    await userEvent.keyboard("{Backspace}");
    await expect.element(box()).toHaveTextContent("@git:repo://");
    await userEvent.keyboard("{Backspace}");
    await expect.poll(() => box().element().textContent).toBe("@");
  });

  it("Escape, a caret that leaves and pasted text keep it shut; Enter is then the editor's", async () => {
    await write("@ky");
    await expect.element(list()).toBeVisible();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}");
    await expect.element(list()).not.toBeInTheDocument();
    await userEvent.keyboard("{End}o");
    await expect.element(list()).toBeVisible();
    await userEvent.keyboard("{Escape}{Control>}a{/Control}{Control>}x{/Control}{Control>}v{/Control}t");
    await expect.element(box()).toHaveTextContent("@kyot");
    await expect.element(list()).not.toBeInTheDocument();
    await userEvent.keyboard("{Enter}x");
    expect((box().element() as HTMLElement).innerText).toBe("@kyot\nx");
  });
});
