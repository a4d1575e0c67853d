/**
 * Where the character at `offset` of a text field stands in the viewport. The field has no ranges to ask, so its
 * text is laid out once more in a hidden copy with the same type and width. The copy holds the rest of the text too:
 * without it the word at the caret would wrap elsewhere.
 */
export function caretRect(field: HTMLTextAreaElement | HTMLInputElement, offset: number): DOMRect {
  const document = field.ownerDocument;
  const computed = document.defaultView!.getComputedStyle(field);
  const mirror = document.createElement("div");
  mirror.setAttribute("aria-hidden", "true");
  for (const property of COPIED) mirror.style.setProperty(property, computed.getPropertyValue(property));
  const isSingleLine = field.tagName === "INPUT";
  Object.assign(mirror.style, {
    position: "fixed",
    insetBlockStart: "0",
    insetInlineStart: "0",
    visibility: "hidden",
    pointerEvents: "none",
    boxSizing: "content-box",
    // clientWidth leaves a scroll bar out, as the text does.
    inlineSize: `${field.clientWidth - pixels(computed.paddingLeft) - pixels(computed.paddingRight)}px`,
    whiteSpace: isSingleLine ? "pre" : "pre-wrap",
    overflowWrap: isSingleLine ? "normal" : "break-word",
  });
  const text = document.createTextNode(`${field.value}\u200b`);
  mirror.append(text);
  document.body.append(mirror);
  const range = document.createRange();
  range.setStart(text, offset);
  range.setEnd(text, offset + 1);
  const at = range.getClientRects()[0] ?? range.getBoundingClientRect();
  const origin = mirror.getBoundingClientRect();
  const box = field.getBoundingClientRect();
  // What scales the field (a transform, `zoom`) need not scale the copy, which stands in the body, by as much.
  const scaleX = box.width / field.offsetWidth || 1;
  const scaleY = box.height / field.offsetHeight || 1;
  const ownX = origin.width / mirror.offsetWidth || 1;
  const ownY = origin.height / mirror.offsetHeight || 1;
  mirror.remove();
  const x = (at.x - origin.x) / ownX - field.scrollLeft + field.clientLeft;
  const y = (at.y - origin.y) / ownY - field.scrollTop + field.clientTop;
  const width = (at.width / ownX) * scaleX;
  const height = (at.height / ownY) * scaleY;
  return new DOMRect(box.x + x * scaleX, box.y + y * scaleY, width, height);
}

const COPIED = [
  "direction",
  "font",
  "font-feature-settings",
  "font-kerning",
  "font-variation-settings",
  "letter-spacing",
  "line-break",
  "line-height",
  "padding",
  "tab-size",
  "text-align",
  "text-indent",
  "text-rendering",
  "text-transform",
  "unicode-bidi",
  "word-break",
  "word-spacing",
];

function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}
