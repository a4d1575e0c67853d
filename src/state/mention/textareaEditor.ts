import { caretRect } from "./caretRect.js";
import { listenToEditable } from "./listenToEditable.js";
import type { MentionEditor } from "./MentionEditor.js";

/** A `<textarea>` or text `<input>` as a `MentionEditor`. */
export function textareaEditor(element: HTMLTextAreaElement | HTMLInputElement): MentionEditor {
  return {
    element: () => element,
    read() {
      const { value: text, selectionStart, selectionEnd } = element;
      return selectionStart === null || selectionStart !== selectionEnd ? null : { text, caret: selectionStart };
    },
    replace(start, end, text) {
      element.focus({ preventScroll: true });
      element.setSelectionRange(start, end);
      // A mention cut short would be that of another resource: the limit is for what is typed.
      const limit = element.getAttribute("maxlength");
      element.removeAttribute("maxlength");
      insert(element, text);
      if (limit !== null) element.setAttribute("maxlength", limit);
    },
    rect: (offset) => caretRect(element, offset),
    subscribe: (listener) => listenToEditable(element, listener),
  };
}

// The one way of inserting that the browser's own undo takes back; setting `value` empties its history.
function insert(element: HTMLTextAreaElement | HTMLInputElement, text: string): void {
  const command = text === "" ? "delete" : "insertText";
  if (element.ownerDocument.execCommand(command, false, text)) return;
  element.setRangeText(text, element.selectionStart ?? 0, element.selectionEnd ?? 0, "end");
  element.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText", data: text }));
}
