import type { MentionEditorChange } from "./MentionEditor.js";

/** The events of a native editable element as the changes a `MentionEditor` reports. */
export function listenToEditable(element: HTMLElement, listener: (change: MentionEditorChange) => void): () => void {
  const document = element.ownerDocument;
  const onInput = (event: Event) => {
    const inputType = event instanceof InputEvent ? event.inputType : "";
    if (inputType.startsWith("history")) listener("selection");
    else listener(INSERTION.test(inputType) ? "insertion" : "typing");
  };
  const onBlur = () => listener("blur");
  const onSelection = () => {
    if (element.contains(document.activeElement)) listener("selection");
  };
  element.addEventListener("input", onInput);
  element.addEventListener("blur", onBlur);
  document.addEventListener("selectionchange", onSelection);
  return () => {
    element.removeEventListener("input", onInput);
    element.removeEventListener("blur", onBlur);
    document.removeEventListener("selectionchange", onSelection);
  };
}

const INSERTION = /^insert(?:From(?:Paste|Drop|Yank)|ReplacementText)/;
