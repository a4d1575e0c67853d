import { press } from "./keyboard.js";
import { contrastOn, contrastRatio, groundOf, over } from "./lowContrast.js";

const MARKS = ["outlineStyle", "outlineWidth", "outlineColor", "borderBlockEndColor", "boxShadow", "backgroundColor"];

/** The controls that do not show, by a mark of 3:1, that they have the focus of the keyboard. */
export async function unmarked(container: Element): Promise<string[]> {
  // Browsers show the focus to whoever last used a key.
  await press("{Shift}");
  const controls = [
    ...container.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [tabindex]"),
  ].filter((one) => one.tabIndex >= 0 && one.checkVisibility() && !one.matches(':disabled, [role="tablist"]'));
  return controls
    .filter((one) => {
      (document.activeElement as HTMLElement).blur();
      const before = marksAround(one);
      one.focus({ preventScroll: true });
      return !marksAround(one).some((mark, index) => isNews(mark, before[index]!));
    })
    .map((one) => `${one.dataset.slot ?? one.localName} “${(one.ariaLabel ?? one.textContent).trim().slice(0, 30)}”`);
}

interface Mark {
  style: Record<string, string>;
  before: string;
  element: HTMLElement;
}

// The frame around a field may show it for the field.
function marksAround(element: HTMLElement): Mark[] {
  const marks: Mark[] = [];
  for (let around: HTMLElement | null = element; around && marks.length < 4; around = around.parentElement) {
    const style = getComputedStyle(around) as unknown as Record<string, string>;
    marks.push({
      style: Object.fromEntries(MARKS.map((name) => [name, style[name]!])),
      before: getComputedStyle(around, "::before").backgroundColor,
      element: around,
    });
  }
  return marks;
}

function isNews({ style, before, element }: Mark, last: Mark): boolean {
  const ground = groundOf(element);
  const stands = (colour: string, was: string) => contrastRatio(over(colour, ground), over(was, ground)) >= 3;
  const hasOutline = style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth!) >= 1;
  const hadOutline = last.style.outlineStyle !== "none" && Number.parseFloat(last.style.outlineWidth!) >= 1;
  if (hasOutline && !hadOutline) {
    const around = Number.parseFloat(getComputedStyle(element).outlineOffset) < 0 ? element : element.parentElement;
    return contrastRatio(over(style.outlineColor!, ground), groundOf(around)) >= 3;
  }
  if (style.boxShadow !== last.style.boxShadow) {
    const [colour] = /^[\w-]+\([^)]*\)/.exec(style.boxShadow!) ?? [];
    return colour !== undefined && contrastOn(colour, ground) >= 3;
  }
  return stands(style.borderBlockEndColor!, last.style.borderBlockEndColor!) || stands(before, last.before);
}
