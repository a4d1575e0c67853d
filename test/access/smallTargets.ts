const TARGETS = [
  "a[href], button, input, select, textarea, summary",
  '[role="treeitem"], [role="option"], [role="tab"], [role="separator"][tabindex]',
  '[data-slot="resource-tree-item-toggle"]:has(svg), [data-slot="resource-tree-item-checkbox"]',
  '[data-slot="resource-viewer-tree-toggle"]:has(svg), [data-slot="resource-search-item-pin"]',
].join();

// Of the 24 px that WCAG 2.2 asks for; a pixel is left to rounding.
const REACH = 11;
const CORNERS = [-REACH, REACH].flatMap((x) => [-REACH, REACH].map((y) => [x, y] as const));
const CIRCLE = Array.from({ length: 8 }, (_, at) => {
  const angle = (at * Math.PI) / 4;
  return [REACH * Math.cos(angle), REACH * Math.sin(angle)] as const;
});

/**
 * What can be pressed, but not within 24 by 24 px around its middle, and is nearer than that to something else that can
 * be pressed (WCAG 2.5.8). Told by what a press at these points would meet, so that areas that reach beyond what is
 * seen count. Links in a text are as high as its lines.
 */
export function smallTargets(container: Element): string[] {
  const all = [...container.querySelectorAll<HTMLElement>(TARGETS)].filter(
    (one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(":disabled") && !isInText(one),
  );
  const found: string[] = [];
  for (const target of all) {
    const { x, y } = middleOf(target);
    const meets = (points: readonly (readonly [number, number])[]) =>
      points.map(([right, down]) => document.elementFromPoint(x + right, y + down)?.closest(`${TARGETS}, label`));
    const isOwn = (met: Element | null | undefined) =>
      met === target || (met instanceof HTMLLabelElement && met.control === target) || target.contains(met ?? null);
    // Scrolled out of sight below something, or cut by what it scrolls in.
    if (!isOwn(meets([[0, 0]])[0])) continue;
    // What is narrow may be wide on one side only.
    if ([0, -8, 8].some((aside) => meets(CORNERS.map(([right, down]) => [right + aside, down])).every(isOwn))) continue;
    const name = nameOf(target);
    const others = new Set(meets(CIRCLE).filter((met) => met && !isOwn(met)));
    if (others.size > 0) found.push(`${name} beside ${[...others].map((other) => nameOf(other!)).join(", ")}`);
  }
  return found;
}

function middleOf(target: Element): { x: number; y: number } {
  const isInView = ({ top, bottom }: DOMRect) => top >= REACH && bottom <= innerHeight - REACH;
  if (!isInView(target.getBoundingClientRect())) target.scrollIntoView({ block: "center", behavior: "instant" });
  // The first line of what wraps.
  const box = target.getClientRects()[0] ?? target.getBoundingClientRect();
  // Whole ones: browsers look for what is at a point in whole pixels.
  return { x: Math.floor(box.x + box.width / 2), y: Math.floor(box.y + box.height / 2) };
}

function isInText(target: Element): boolean {
  const block = target.closest("p, li, td, blockquote, label");
  return target.matches("a[href]") && block !== null && block.textContent.trim() !== target.textContent.trim();
}

function nameOf(element: Element): string {
  const slot = (element as HTMLElement).dataset.slot ?? element.localName;
  return `${slot} “${(element.ariaLabel ?? element.textContent).trim().slice(0, 30)}”`;
}
