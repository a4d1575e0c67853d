import { LexicalComposer } from "@lexical/react/LexicalComposer";
import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext";
import { ContentEditable } from "@lexical/react/LexicalContentEditable";
import { LexicalErrorBoundary } from "@lexical/react/LexicalErrorBoundary";
import { HistoryPlugin } from "@lexical/react/LexicalHistoryPlugin";
import { RichTextPlugin } from "@lexical/react/LexicalRichTextPlugin";
import { useMemo } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ResourceMention, type ResourceRef } from "../../src/index.js";
import { lexicalEditor } from "../../stories/mention/lexicalEditor.js";
import { git, notes } from "../components/ResourceMention/servers.js";
import { renderKit } from "../support/renderKit.js";

const textbox = () => page.getByRole("textbox", { name: "Message" });
const list = () => page.getByRole("listbox", { name: "Resources" });
const highlighted = () => page.getByRole("option", { selected: true });
const lines = () => Array.from(textbox().element().querySelectorAll("p"), ({ textContent }) => textContent);

interface Props {
  onSelect: (ref: ResourceRef) => void;
}

function MentionPlugin({ onSelect }: Props) {
  const [lexical] = useLexicalComposerContext();
  const editor = useMemo(() => lexicalEditor(lexical), [lexical]);
  return (
    <ResourceMention.Root editor={editor} onSelect={onSelect}>
      <ResourceMention.Popup>
        <ResourceMention.List />
      </ResourceMention.Popup>
    </ResourceMention.Root>
  );
}

async function write(text: string, catalogues = [notes]) {
  const onSelect = vi.fn<Props["onSelect"]>();
  const config = {
    namespace: "test",
    onError: (error: Error) => {
      throw error;
    },
  };
  await renderKit(
    <LexicalComposer initialConfig={config}>
      <RichTextPlugin contentEditable={<ContentEditable aria-label="Message" />} ErrorBoundary={LexicalErrorBoundary} />
      <HistoryPlugin delay={0} />
      <MentionPlugin onSelect={(ref) => onSelect(ref)} />
    </LexicalComposer>,
    { catalogues },
  );
  await userEvent.click(textbox());
  await userEvent.keyboard(text);
  return onSelect;
}

describe("ResourceMention in a Lexical editor", () => {
  it("opens at the caret; Enter puts a node there and breaks no line, one undo takes it out", async () => {
    const onSelect = await write("hi @ky");
    await expect.element(highlighted()).toHaveTextContent("Kyoto plan");
    expect(textbox().element().getAttribute("aria-activedescendant")).toBe(highlighted().element().id);
    const popup = document.querySelector("[data-slot=resource-mention-popup]")!;
    const under = () => popup.getBoundingClientRect().top - textbox().element().getBoundingClientRect().bottom;
    await expect.poll(() => Math.abs(under())).toBeLessThan(40);
    await userEvent.keyboard("{Enter}");
    await expect.poll(lines).toEqual(["hi @notes:n:3 "]);
    expect(onSelect.mock.calls).toEqual([[{ server: "notes", uri: "n:3" }]]);
    await expect.element(list()).not.toBeInTheDocument();
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect.poll(lines).toEqual(["hi @ky"]);
    await expect.element(list()).not.toBeInTheDocument();
  });

  it("Backspace takes the whole mention out", async () => {
    await write("@ky");
    await expect.element(highlighted()).toHaveTextContent("Kyoto plan");
    await userEvent.keyboard("{Enter}{Backspace}{Backspace}");
    await expect.poll(() => textbox().element().textContent).toBe("");
  });

  it("Escape closes it, and then Enter breaks the line", async () => {
    await write("@ky");
    await expect.element(list()).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(list()).not.toBeInTheDocument();
    await userEvent.keyboard("{Enter}@to");
    await expect.element(list()).not.toBeInTheDocument();
    await expect.poll(lines).toEqual(["@ky", "@to"]);
  });

  it("completes a template in the text, and steps back in it", async () => {
    const onSelect = await write("a @repo://", [git]);
    await expect.element(highlighted()).toHaveTextContent("octo");
    await userEvent.keyboard("{Enter}");
    await expect.element(highlighted()).toHaveTextContent("hello");
    await userEvent.keyboard("{Backspace}");
    await expect.poll(lines).toEqual(["a @git:repo://"]);
    await expect.element(highlighted()).toHaveTextContent("octo");
    await userEvent.keyboard("{Enter}");
    await expect.element(highlighted()).toHaveTextContent("hello");
    await userEvent.keyboard("{Enter}");
    await expect.element(highlighted()).toHaveTextContent("Use as it is");
    await userEvent.keyboard("{Enter}");
    await expect.poll(lines).toEqual(["a @git:repo://octo/hello "]);
    expect(onSelect.mock.lastCall).toEqual([{ server: "git", uri: "repo://octo/hello" }]);
  });

  it("what is pasted opens nothing", async () => {
    await write("@ky");
    await expect.element(list()).toBeVisible();
    await userEvent.keyboard("{Escape}{Control>}a{/Control}{Control>}x{/Control}{Control>}v{/Control}");
    await expect.poll(lines).toEqual(["@ky"]);
    await userEvent.keyboard("o");
    await expect.poll(lines).toEqual(["@kyo"]);
    await expect.element(list()).not.toBeInTheDocument();
  });
});
