import { rootOf } from "../../utils/rootOf.js";
import { listenToEditable } from "./listenToEditable.js";
import type { MentionEditor } from "./MentionEditor.js";

/**
 * An element with `contenteditable` as a `MentionEditor`. Lines and blocks are read as text with line breaks, an
 * uneditable island (a chip) as one character.
 */
export function contentEditableEditor(element: HTMLElement): MentionEditor {
  const { ownerDocument: document } = element;
  return {
    element: () => element,
    read() {
      const selection = selectionIn(element);
      if (!selection?.isCollapsed || !selection.anchorNode || !element.contains(selection.anchorNode)) return null;
      const { text, offsetOf } = flatten(element);
      return { text, caret: offsetOf(selection.anchorNode, selection.anchorOffset) };
    },
    replace(start, end, text) {
      element.focus({ preventScroll: true });
      const range = rangeOf(element, start, end);
      const selection = selectionIn(element);
      if (!range || !selection) return;
      selection.removeAllRanges();
      selection.addRange(range);
      // The browser's own undo takes this back in one step.
      if (document.execCommand(text === "" ? "delete" : "insertText", false, text)) return;
      range.deleteContents();
      range.insertNode(document.createTextNode(text));
      selection.collapseToEnd();
      element.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText", data: text }));
    },
    rect(offset) {
      const range = rangeOf(element, offset, offset + 1) ?? rangeOf(element, offset, offset);
      return range ? (range.getClientRects()[0] ?? range.getBoundingClientRect()) : null;
    },
    subscribe: (listener) => listenToEditable(element, listener),
  };
}

// Chromium tells of a selection in a shadow root only there, Firefox and Safari at the document.
function selectionIn(element: HTMLElement): Selection | null {
  const root = rootOf(element) as Document | (ShadowRoot & { getSelection?: () => Selection | null });
  return root.getSelection?.() ?? element.ownerDocument.getSelection();
}

function isText(node: Node): node is Text {
  return node.nodeType === node.TEXT_NODE;
}

interface Piece {
  node: Text;
  start: number;
}

const ISLAND = "\ufffc";

function flatten(root: HTMLElement) {
  let text = "";
  const pieces: Piece[] = [];
  const starts = new Map<Node, number>();
  const ends = new Map<Node, number>();
  visit(root);
  return { text, pieces, offsetOf };

  function visit(node: Node): void {
    // By type and name: in an iframe the classes are others.
    const isBlock = node !== root && BLOCK.test(node.nodeName);
    if (isBlock && text !== "" && !text.endsWith("\n")) text += "\n";
    starts.set(node, text.length);
    if (isText(node)) {
      pieces.push({ node, start: text.length });
      // Browsers keep a space at the end of a line by making it one that does not break.
      text += node.data.replaceAll("\u00a0", " ");
    } else if (node.nodeName === "BR") text += "\n";
    else if (node !== root && (node as HTMLElement).contentEditable === "false") text += ISLAND;
    else node.childNodes.forEach(visit);
    ends.set(node, text.length);
  }

  function offsetOf(node: Node, offset: number): number {
    if (isText(node)) return (starts.get(node) ?? 0) + offset;
    const child = node.childNodes[offset];
    return (child ? starts.get(child) : ends.get(node)) ?? text.length;
  }
}

const BLOCK = /^(?:P|DIV|LI|UL|OL|H[1-6]|PRE|BLOCKQUOTE)$/;

function rangeOf(root: HTMLElement, start: number, end: number): Range | null {
  const { pieces } = flatten(root);
  const from = pieces.findLast((piece) => piece.start <= start && start <= piece.start + piece.node.length);
  const to = pieces.find((piece) => piece.start <= end && end <= piece.start + piece.node.length);
  if (!from || !to) return null;
  const range = root.ownerDocument.createRange();
  range.setStart(from.node, start - from.start);
  range.setEnd(to.node, end - to.start);
  return range;
}
