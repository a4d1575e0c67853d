const TARGETS = [
  "a[href], button, input, select, textarea, summary",
  '[role="treeitem"], [role="option"], [role="tab"], [role="separator"][tabindex]',
  '[data-slot="resource-tree-item-toggle"]:has(svg), [data-slot="resource-tree-item-checkbox"]',
  '[data-slot="resource-viewer-tree-toggle"]:has(svg), [data-slot="resource-search-item-pin"]',
].join();

/** What WCAG 2.2 asks for, in px. */
const SIDE = 24;
// What browsers round sizes to is finer than this.
const ROUNDING = 0.02;
// Whole pixels, where browsers look for what is at a point: a side that is 24 px long has 24 of them.
const EDGE = [0, SIDE / 2 - 1, SIDE - 1];
const SQUARE = EDGE.flatMap((x) => EDGE.map((y) => [x, y] as const));
const CIRCLE = Array.from({ length: SIDE ** 2 }, (_, at) => [at % SIDE, Math.floor(at / SIDE)] as const).filter(
  ([x, y]) => Math.hypot(x + 0.5 - SIDE / 2, y + 0.5 - SIDE / 2) < SIDE / 2,
);

interface Small {
  target: HTMLElement;
  x: number;
  y: number;
  others: Set<Element>;
}

/**
 * What can be pressed, but has no square of 24 by 24 px, and around whose middle a circle of 24 px meets something else
 * that can be pressed, or the circle of another one that is too small (WCAG 2.5.8). Told by what a press at these points
 * would meet, so that areas that reach beyond what is seen count. Links in a text are as high as its lines.
 */
export function smallTargets(container: Element): string[] {
  const all = [...container.querySelectorAll<HTMLElement>(TARGETS)].filter(
    (one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(":disabled") && !isInText(one),
  );
  const small = all.map(tooSmall).filter((one) => one !== null);
  for (const one of small)
    for (const other of small)
      if (one !== other && Math.hypot(one.x - other.x, one.y - other.y) < SIDE - ROUNDING) one.others.add(other.target);
  return small
    .filter(({ others }) => others.size > 0)
    .map(({ target, others }) => `${nameOf(target)} beside ${[...others].map(nameOf).join(", ")}`);
}

function tooSmall(target: HTMLElement): Small | null {
  const box = boxOf(target);
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const isMet = (right: number, down: number) => isOwn(target, metAt(right, down));
  // Scrolled out of sight below something, or cut by what it scrolls in.
  if (!isMet(x, y)) return null;
  const isWide = box.width > SIDE - ROUNDING || isMet(Math.ceil(box.left) - 1, y) || isMet(Math.ceil(box.right), y);
  const isHigh = box.height > SIDE - ROUNDING || isMet(x, Math.ceil(box.top) - 1) || isMet(x, Math.ceil(box.bottom));
  // Browsers may move a box by a part of a pixel, so that it lies on whole ones.
  const places = [Math.floor, Math.ceil].flatMap((whole) =>
    [Math.floor, Math.ceil].map((other) => ({ left: whole(x - SIDE / 2), top: other(y - SIDE / 2) })),
  );
  // What is narrow may be wide on one side only.
  const isSquare = places.some(({ left, top }) =>
    [0, -8, 8].some((aside) => SQUARE.every(([right, down]) => isMet(left + aside + right, top + down))),
  );
  if (isWide && isHigh && isSquare) return null;
  const [others] = places
    .map(({ left, top }) => CIRCLE.map(([right, down]) => metAt(left + right, top + down)))
    .map((met) => new Set(met.filter((one) => one !== null && !isOwn(target, one)) as Element[]))
    .toSorted((one, other) => one.size - other.size);
  // On the page, which may scroll before the next one is looked at.
  return { target, x: x + scrollX, y: y + scrollY, others: others! };
}

const metAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest(`${TARGETS}, label`) ?? null;

const isOwn = (target: HTMLElement, met: Element | null) =>
  met === target || (met instanceof HTMLLabelElement && met.control === target) || target.contains(met);

function boxOf(target: Element): DOMRect {
  const isInView = ({ top, bottom }: DOMRect) => top >= SIDE / 2 && bottom <= innerHeight - SIDE / 2;
  if (!isInView(target.getBoundingClientRect())) target.scrollIntoView({ block: "center", behavior: "instant" });
  // The first line of what wraps.
  return target.getClientRects()[0] ?? target.getBoundingClientRect();
}

function isInText(target: Element): boolean {
  const block = target.closest("p, li, td, blockquote, label");
  return target.matches("a[href]") && block !== null && block.textContent.trim() !== target.textContent.trim();
}

function nameOf(element: Element): string {
  const slot = (element as HTMLElement).dataset.slot ?? element.localName;
  return `${slot} “${(element.ariaLabel ?? element.textContent).trim().slice(0, 30)}”`;
}
