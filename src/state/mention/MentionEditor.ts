import type { ResourceRef } from "../../model/Resource.js";

/**
 * What a mention needs of a text editor. `textareaEditor` and `contentEditableEditor` are ready-made; for an editor
 * with a document of its own, write these five functions against it.
 */
export interface MentionEditor {
  /** The element that has the focus while the user types. It gets the ARIA attributes while the popup is open. */
  element: () => HTMLElement | null;
  /** The text (of at least the caret's line) and the caret in it; null while a range is selected or there is none. */
  read: () => MentionText | null;
  /**
   * Replaces a range of that text in one undo step and leaves the caret after it. `ref` is given where the text is a
   * finished mention, so that an editor with nodes can insert one in its place.
   */
  replace: (start: number, end: number, text: string, ref: ResourceRef | null) => void;
  /** Where the character at an offset of that text stands in the viewport. */
  rect: (offset: number) => DOMRect | null;
  /** Reports every edit, move of the caret, and loss of focus. */
  subscribe: (listener: (change: MentionEditorChange) => void) => () => void;
}

/** What stands in the editor, and where the caret is in it, in code units. */
export interface MentionText {
  text: string;
  caret: number;
}

/**
 * `typing` may open the popup. `insertion` (paste, drop, a change by program) keeps it shut for what it brought.
 * `selection`, a move of the caret or an undo, only goes on with a popup that is open.
 */
export type MentionEditorChange = "typing" | "insertion" | "selection" | "blur";
