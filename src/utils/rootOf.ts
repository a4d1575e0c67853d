/** The document or shadow root an element stands in: from the document, what is in a shadow root cannot be seen. */
export function rootOf(node: Node): Document | ShadowRoot {
  const root = node.getRootNode();
  return "activeElement" in root ? (root as Document | ShadowRoot) : node.ownerDocument!;
}

/** The element that has the focus, also inside shadow roots. */
export function focusedElement(document: Document): HTMLElement | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused as HTMLElement | null;
}
