import { useCallback, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { contentEditableEditor, ResourceMention, type MentionEditor } from "../../../src/index.js";
import { renderKit } from "../../support/renderKit.js";
import { pointIn, tap } from "../../support/touch.js";
import { git, notes } from "./servers.js";

const textbox = () => page.getByRole("textbox", { name: "Message" });
const highlighted = () => page.getByRole("option", { selected: true });

// What arrives from an on-screen keyboard: text, and keys that are not named.
const ime = (method: string, params: object) =>
  (cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> }).send(`Input.${method}`, params);
const insert = (text: string) => ime("insertText", { text });
const composing = (text: string) =>
  ime("imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
const unnamed = { key: "Unidentified", windowsVirtualKeyCode: 229 };
async function softEnter() {
  await ime("dispatchKeyEvent", { type: "rawKeyDown", ...unnamed });
  await ime("dispatchKeyEvent", { type: "char", text: "\r", ...unnamed });
  await ime("dispatchKeyEvent", { type: "keyUp", ...unnamed });
}

async function compose(catalogues = [notes]) {
  const onSubmit = vi.fn<(text: string) => void>();
  await renderKit(<ResourceMention.Root onSubmit={onSubmit} />, { catalogues });
  await userEvent.click(textbox());
  return onSubmit;
}

describe("<ResourceMention.Root> with a keyboard that names no keys", () => {
  it("text opens it, a tap takes a row in the middle of a word that is being composed", async () => {
    await compose();
    await insert("see @");
    await composing("ky");
    await expect.element(highlighted()).toHaveTextContent("Kyoto plan");
    await tap(pointIn(highlighted().element()));
    await expect.element(textbox()).toHaveValue("see @notes:n:3 ");
    await insert("now");
    await expect.element(textbox()).toHaveValue("see @notes:n:3 now");
  });

  it("Enter takes the highlighted row, and sends when nothing is open", async () => {
    const onSubmit = await compose();
    await insert("see @ky");
    await expect.element(highlighted()).toHaveTextContent("Kyoto plan");
    await softEnter();
    await expect.element(textbox()).toHaveValue("see @notes:n:3 ");
    expect(onSubmit).not.toHaveBeenCalled();
    await softEnter();
    expect(onSubmit.mock.calls.map(([text]) => text)).toEqual(["see @notes:n:3 "]);
    await expect.element(textbox()).toHaveValue("");
  });

  it("Enter breaks the line where nothing is sent", async () => {
    await renderKit(<ResourceMention.Root defaultValue="one" />, { catalogues: [notes] });
    await userEvent.click(textbox());
    await softEnter();
    await insert("two");
    await expect.element(textbox()).toHaveValue("one\ntwo");
  });

  it("Enter before a slow server has answered waits for its match", async () => {
    const onSubmit = await compose([{ ...notes, latency: 300 }]);
    await insert("@ky");
    await softEnter();
    await expect.element(textbox()).toHaveValue("@notes:n:3 ");
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("Enter that ends a composition is the input method's", async () => {
    const onSubmit = await compose();
    await insert("@");
    await composing("東京タ");
    await expect.element(highlighted()).toHaveTextContent("東京タワー");
    const enter = new InputEvent("beforeinput", {
      inputType: "insertLineBreak",
      isComposing: true,
      bubbles: true,
      cancelable: true,
    });
    textbox().element().dispatchEvent(enter);
    expect(enter.defaultPrevented).toBe(false);
    await expect.element(textbox()).toHaveValue("@東京タ");
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("a line break by keys that have names stays one", async () => {
    const onSubmit = await compose();
    await userEvent.keyboard("a{Shift>}{Enter}{/Shift}@ky{Shift>}{Enter}{/Shift}b");
    await expect.element(textbox()).toHaveValue("a\n@ky\nb");
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("Backspace goes back to the variable before", async () => {
    await compose([git]);
    await insert("@repo://");
    await expect.element(highlighted()).toHaveTextContent("octo");
    await softEnter();
    await expect.element(textbox()).toHaveValue("@git:repo://octo/");
    await expect.element(highlighted()).toHaveTextContent("hello");
    const erase = new InputEvent("beforeinput", {
      inputType: "deleteContentBackward",
      bubbles: true,
      cancelable: true,
    });
    textbox().element().dispatchEvent(erase);
    expect(erase.defaultPrevented).toBe(true);
    await expect.element(textbox()).toHaveValue("@git:repo://");
  });

  it("its Enter key says “send”", async () => {
    await compose();
    await expect.element(textbox()).toHaveAttribute("enterkeyhint", "send");
  });
});

it("an editor of the host's own gets no paragraph where Enter takes a row", async () => {
  function Host() {
    const [editor, setEditor] = useState<MentionEditor | null>(null);
    const connect = useCallback(
      (element: HTMLElement | null) => setEditor(element && contentEditableEditor(element)),
      [],
    );
    return (
      <ResourceMention.Root editor={editor}>
        <div ref={connect} contentEditable role="textbox" aria-label="Message" suppressContentEditableWarning />
        <ResourceMention.Popup>
          <ResourceMention.List />
        </ResourceMention.Popup>
      </ResourceMention.Root>
    );
  }
  await renderKit(<Host />, { catalogues: [notes] });
  await userEvent.click(textbox());
  await insert("@ky");
  await expect.element(highlighted()).toHaveTextContent("Kyoto plan");
  await softEnter();
  await expect.element(textbox()).toHaveTextContent("@notes:n:3");
  expect(textbox().element().querySelector("div, br")).toBeNull();
});
