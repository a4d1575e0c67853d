/** Terminal output taken apart: the characters, and from where on they look how. */
export interface AnsiText {
  /** Without escape sequences. */
  text: string;
  /** Rising offsets in `text`; from each on the style of that index holds. */
  starts: readonly number[];
  /** Words for `Token.style`: `fg-red bg-bright-blue bold`; `""` for none. */
  styles: readonly string[];
}

// CSI sequences, OSC sequences (titles, links) up to their terminator, charset selections, and other two-byte escapes.
const ESCAPE =
  /\u001b(?:\[([0-?]*)[ -/]*([@-~])|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[()*+][ -~]|[ -/]*[0-Z\\^-~])|\u009b/g;

/**
 * Reads ANSI colours (SGR) and drops every other escape sequence. The 256 and 16 million colours become the nearest of
 * the sixteen named ones: those are shown in shades that can be read on the host's background, whatever it is.
 */
export function parseAnsi(source: string): AnsiText {
  if (!/[\u001b\u009b]/.test(source)) return { text: source, starts: [], styles: [] };
  const parts: string[] = [];
  const starts: number[] = [];
  const styles: string[] = [];
  const style: Style = new Map();
  let from = 0;
  let length = 0;
  for (const { 0: sequence, 1: parameters, 2: final, index } of source.matchAll(ESCAPE)) {
    parts.push(source.slice(from, index));
    length += index - from;
    from = index + sequence.length;
    if (final !== "m") continue;
    applySgr(style, parameters!);
    const words = [...style.values()].join(" ");
    if (words === (styles.at(-1) ?? "")) continue;
    starts.push(length);
    styles.push(words);
  }
  parts.push(source.slice(from));
  return { text: parts.join(""), starts, styles };
}

type Style = Map<"fg" | "bg" | "bold" | "dim" | "italic" | "underline" | "strike", string>;

const NAMES = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"];

function applySgr(style: Style, parameters: string): void {
  const codes = parameters.split(/[;:]/).map(Number);
  for (let at = 0; at < codes.length; at++) {
    const code = codes[at]!;
    const ground = code >= 40 && code < 50 ? "bg" : "fg";
    if (code === 0) style.clear();
    else if (code === 1) style.set("bold", "bold");
    else if (code === 2) style.set("dim", "dim");
    else if (code === 3) style.set("italic", "italic");
    else if (code === 4) style.set("underline", "underline");
    else if (code === 9) style.set("strike", "strike");
    else if (code === 22) (style.delete("bold"), style.delete("dim"));
    else if (code === 23) style.delete("italic");
    else if (code === 24) style.delete("underline");
    else if (code === 29) style.delete("strike");
    else if (code === 38 || code === 48) {
      const extended = readExtended(codes, at + 1);
      if (extended.color !== undefined) style.set(ground, `${ground}-${extended.color}`);
      at += extended.used;
    } else if (code === 39 || code === 49) style.delete(ground);
    else if ((code >= 30 && code < 38) || (code >= 40 && code < 48)) style.set(ground, `${ground}-${NAMES[code % 10]}`);
    else if (code >= 90 && code < 98) style.set("fg", `fg-bright-${NAMES[code - 90]}`);
    else if (code >= 100 && code < 108) style.set("bg", `bg-bright-${NAMES[code - 100]}`);
  }
}

function readExtended(codes: readonly number[], at: number): { color?: string; used: number } {
  if (codes[at] === 5) return { color: paletteName(codes[at + 1] ?? 0), used: 2 };
  if (codes[at] === 2)
    return { color: nearestName(codes[at + 1] ?? 0, codes[at + 2] ?? 0, codes[at + 3] ?? 0), used: 4 };
  return { used: 0 };
}

function paletteName(index: number): string {
  if (index < 8) return NAMES[index]!;
  if (index < 16) return `bright-${NAMES[index - 8]}`;
  if (index >= 232) return nearestName(...(Array(3).fill((index - 232) * 10 + 8) as [number, number, number]));
  const cube = index - 16;
  return nearestName(Math.floor(cube / 36) * 51, (Math.floor(cube / 6) % 6) * 51, (cube % 6) * 51);
}

/** Each channel on or off, measured against the strongest; all much alike is a grey. */
function nearestName(red: number, green: number, blue: number): string {
  const high = Math.max(red, green, blue);
  const low = Math.min(red, green, blue);
  if (high - low < 32) return high < 64 ? "black" : high < 160 ? "bright-black" : high < 224 ? "white" : "bright-white";
  const middle = (high + low) / 2;
  const name = NAMES[(red > middle ? 1 : 0) + (green > middle ? 2 : 0) + (blue > middle ? 4 : 0)]!;
  return high > 224 ? `bright-${name}` : name;
}
