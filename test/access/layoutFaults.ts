const CONTROLS = 'button, a[href], input, select, textarea, summary, [role="treeitem"], [role="option"], [role="tab"]';

/** What is cut off, sticks out of the page, or lies over something else, in words. */
export function layoutFaults(container: Element): string[] {
  const texts = visibleTexts(container);
  return [
    ...(document.documentElement.scrollWidth > innerWidth + 1 ? [`the page scrolls sideways`] : []),
    ...sticksOut(container),
    ...texts.flatMap(({ element, rects }) => rects.flatMap((rect) => cutBy(element, rect))),
    ...overlaps(texts),
    ...squeezed(container),
  ];
}

/** The controls that Tab reaches but that are then not to be seen. */
export function unreachable(container: Element): string[] {
  return [...container.querySelectorAll<HTMLElement>(`${CONTROLS}, [tabindex="0"]`)]
    .filter((one) => one.tabIndex >= 0 && one.checkVisibility() && !one.matches(":disabled"))
    .filter((one) => {
      one.focus();
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
      const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
      const hit = document.elementFromPoint(x, y);
      return !hit || !(one.contains(hit) || hit.contains(one));
    })
    .map(describe);
}

interface Text {
  element: HTMLElement;
  rects: DOMRect[];
}

function visibleTexts(container: Element): Text[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    if (!node.textContent?.trim() || isHidden(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (rects.length > 0) texts.push({ element, rects });
  }
  return texts;
}

function isHidden(element: HTMLElement): boolean {
  const hidden = "[data-visually-hidden], .sr-only, [data-slot='resource-mention-highlights'], option";
  // cmdk hides its label by a style of its own.
  return element.closest(hidden) !== null || !element.checkVisibility() || element.offsetWidth === 1;
}

function sticksOut(container: Element): string[] {
  return [...container.querySelectorAll<HTMLElement>(`${CONTROLS}, [data-mcpr-root]`)]
    .filter((one) => !isHidden(one) && !isClipped(one))
    .filter((one) => {
      const { left, right } = one.getBoundingClientRect();
      return left < -1 || right > innerWidth + 1;
    })
    .map((one) => `sticks out: ${describe(one)}`);
}

// What is cut by a frame around it is looked at as text.
function isClipped(element: HTMLElement): boolean {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowX)) return true;
  return false;
}

function cutBy(element: HTMLElement, rect: DOMRect): string[] {
  for (let around: HTMLElement | null = element; around; around = around.parentElement) {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(around);
    const box = around.getBoundingClientRect();
    // What scrolls can be brought into sight, and what ends in an ellipsis says that it goes on.
    if (/auto|scroll/.test(overflowX + overflowY) || textOverflow === "ellipsis") return [];
    if (!/hidden|clip/.test(overflowX + overflowY)) continue;
    const isCut = rect.left < box.left - 2 || rect.right > box.right + 2 || rect.top < box.top - 3;
    if (isCut || rect.bottom > box.bottom + 3) return [`cut by ${around.dataset.slot}: ${describe(element)}`];
  }
  return [];
}

function overlaps(texts: readonly Text[]): string[] {
  const found: string[] = [];
  const seen = texts.flatMap(({ element, rects }) => rects.map((rect) => ({ element, rect: seenPart(element, rect) })));
  for (const [index, one] of seen.entries()) {
    for (const other of seen.slice(index + 1)) {
      if (one.element === other.element || isLayered(one.element) !== isLayered(other.element)) continue;
      const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const height = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      const least = Math.min(one.rect.height, other.rect.height);
      if (width > 2 && least > 2 && height > least / 2)
        found.push(`${describe(one.element)} over ${describe(other.element)}`);
    }
  }
  return found;
}

// A text that stays while the rows scroll under it, or opens over the page.
const isLayered = (element: HTMLElement) =>
  element.closest('[popover], [role="dialog"], [data-slot$="group-label"], thead, [data-slot$="suggestions"]');

/** What the frames around a text leave of its line. */
function seenPart(element: HTMLElement, { left, top, right, bottom }: DOMRect): DOMRect {
  // Some fonts are taller than the line they stand in, with letters that are not.
  const spare = Math.max(0, bottom - top - Number.parseFloat(getComputedStyle(element).lineHeight)) / 2 || 0;
  [top, bottom] = [top + spare, bottom - spare];
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === "visible") continue;
    const clip = around.getBoundingClientRect();
    [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
    [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

/** Lists and texts that scroll, of which less than a row is left to see. */
function squeezed(container: Element): string[] {
  return [...container.querySelectorAll<HTMLElement>("*")]
    .filter((one) => one.checkVisibility() && /auto|scroll/.test(getComputedStyle(one).overflowY))
    .filter((one) => one.scrollHeight > one.clientHeight + 1 && one.clientHeight < 40)
    .map((one) => `squeezed to ${one.clientHeight} px: ${describe(one)}`);
}

function describe(element: HTMLElement): string {
  const slot = element.dataset.slot ?? element.parentElement?.dataset.slot ?? element.localName;
  return `${slot} “${(element.ariaLabel ?? element.textContent ?? "").trim().slice(0, 40)}”`;
}
