import { rootOf } from "../../utils/rootOf.js";
import type { MentionEditorChange } from "./MentionEditor.js";

/** The events of a native editable element as the changes a `MentionEditor` reports. */
export function listenToEditable(element: HTMLElement, listener: (change: MentionEditorChange) => void): () => void {
  const document = element.ownerDocument;
  // At the root, after a framework that keeps the text has taken the event: rendering earlier would put its old text back.
  const root = element.getRootNode();
  const onInput = (event: Event) => {
    if (event.target !== element) return;
    const inputType = (event as Partial<InputEvent>).inputType ?? "";
    if (inputType.startsWith("history")) listener("selection");
    else listener(INSERTION.test(inputType) ? "insertion" : "typing");
  };
  const onBlur = () => listener("blur");
  const onSelection = () => {
    if (element.contains(rootOf(element).activeElement)) listener("selection");
  };
  root.addEventListener("input", onInput);
  element.addEventListener("blur", onBlur);
  document.addEventListener("selectionchange", onSelection);
  return () => {
    root.removeEventListener("input", onInput);
    element.removeEventListener("blur", onBlur);
    document.removeEventListener("selectionchange", onSelection);
  };
}

const INSERTION = /^insert(?:From(?:Paste|Drop|Yank)|ReplacementText)/;
