const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
canvas.canvas.width = canvas.canvas.height = 1;

type Colour = readonly [red: number, green: number, blue: number];

/** The texts that a style sheet draws (`::before`, `::after`), which axe does not see, with less than 4.5:1. */
export function lowContrast(container: Element): string[] {
  return [...container.querySelectorAll<HTMLElement>("*")].flatMap((element) =>
    ["::before", "::after"].flatMap((pseudo) => {
      const { content, color } = getComputedStyle(element, pseudo);
      const text = /"([^"]*\p{L}|[^"]*\p{N})[^"]*"/u.exec(content)?.[0];
      if (!text || !element.checkVisibility()) return [];
      const ground = groundOf(element);
      const ratio = contrastOn(color, ground);
      return ratio < 4.5 ? [`${element.dataset.slot}${pseudo} ${text} ${ratio.toFixed(2)}`] : [];
    }),
  );
}

const EDGES = [
  '[data-slot="resource-tree-item-checkbox"]',
  '[data-slot="resource-template-form-control"]',
  '[data-slot="resource-mention-field"]',
  '[data-slot="resource-input-request-control"]:not([type="checkbox"])',
];

/** The edges of what is ticked or filled in, and the colour of focus, with less than 3:1 on their ground. */
export function weakEdges(container: Element): string[] {
  const weak = (name: string, colour: string, element: Element) => {
    const ground = groundOf(element.parentElement);
    const ratio = contrastOn(colour, ground);
    return ratio < 3 ? [`${name} ${ratio.toFixed(2)}`] : [];
  };
  const edges = [...container.querySelectorAll<HTMLElement>(EDGES.join())].flatMap((element) =>
    weak(element.dataset.slot!, getComputedStyle(element).borderBlockStartColor, element),
  );
  // All at once: each look at a style after a change costs one of the whole page.
  const probes = [...container.querySelectorAll<HTMLElement>("[data-mcpr-root]")].map((element) => {
    const probe = element.appendChild(document.createElement("i"));
    probe.style.color = "var(--_mcpr-ring)";
    return probe;
  });
  const rings = probes.flatMap((probe) => {
    const element = probe.parentElement!;
    return weak(`focus in ${element.dataset.slot}`, getComputedStyle(probe).color, element);
  });
  probes.forEach((probe) => probe.remove());
  return [...new Set([...edges, ...rings])];
}

/** How far apart two colours are, as WCAG counts it: from 1 to 21. */
export function contrastRatio(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** How far a CSS colour is from the ground it is laid on. */
export function contrastOn(colour: string, ground: Colour): number {
  return contrastRatio(over(colour, ground), ground);
}

/** The colour under an element's text. */
export function groundOf(element: Element | null): Colour {
  if (!element) return [255, 255, 255];
  const { backgroundColor } = getComputedStyle(element);
  return over(backgroundColor, () => groundOf(element.parentElement));
}

/** A CSS colour laid over another. */
export function over(colour: string, below: Colour | (() => Colour)): Colour {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data as unknown as [number, number, number, number];
  if (alpha === 255) return [red, green, blue];
  const ground = typeof below === "function" ? below() : below;
  const mix = (top: number, bottom: number) => (top * alpha + bottom * (255 - alpha)) / 255;
  return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2])];
}

function luminance([red, green, blue]: Colour): number {
  const linear = (value: number) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
