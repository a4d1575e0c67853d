import { yieldToMain } from "../../utils/yieldToMain.js";

type Rows = readonly (readonly string[])[];

const NUMBER = /^\s*[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?\s*%?\s*$/i;
const BREATH = 8;

/**
 * The order of the rows by one column, as indices: by number where every cell that is not blank holds one, else as
 * the locale sorts, with numbers in text by value. Equal rows keep their order, and blank cells come last either way.
 * Lets the page breathe; rejects when aborted.
 */
export async function sortRows(
  rows: Rows,
  column: number,
  direction: "ascending" | "descending",
  locale: string,
  signal?: AbortSignal,
): Promise<Uint32Array> {
  const filled: number[] = [];
  const blank: number[] = [];
  rows.forEach((row, at) => (row[column]?.trim() ? filled : blank).push(at));
  const sign = direction === "ascending" ? 1 : -1;
  const compare = filled.every((at) => NUMBER.test(rows[at]![column]!))
    ? compareNumbers(rows, column, sign)
    : compareTexts(rows, column, sign, locale);
  const sorted = await mergeSort(Uint32Array.from(filled), compare, signal);
  const order = new Uint32Array(rows.length);
  order.set(sorted);
  order.set(blank, sorted.length);
  return order;
}

type Compare = (a: number, b: number) => number;

function compareNumbers(rows: Rows, column: number, sign: number): Compare {
  const numbers = Float64Array.from(rows, (row) => Number.parseFloat(row[column] ?? ""));
  return (a, b) => sign * (numbers[a]! - numbers[b]!);
}

function compareTexts(rows: Rows, column: number, sign: number, locale: string): Compare {
  const collator = new Intl.Collator(locale, { numeric: true });
  return (a, b) => {
    const [x, y] = [rows[a]![column]!, rows[b]![column]!];
    return x === y ? 0 : sign * collator.compare(x, y);
  };
}

// The built-in sort cannot pause: comparing 200,000 texts as a locale does takes a second.
async function mergeSort(
  items: Uint32Array<ArrayBuffer>,
  compare: Compare,
  signal: AbortSignal | undefined,
): Promise<Uint32Array> {
  const RUN = 1024;
  let last = performance.now();
  const breathe = async () => {
    if (performance.now() - last < BREATH) return;
    await yieldToMain();
    signal?.throwIfAborted();
    last = performance.now();
  };
  for (let start = 0; start < items.length; start += RUN) {
    items.subarray(start, start + RUN).sort(compare);
    await breathe();
  }
  let from = items;
  let to = new Uint32Array(items.length);
  for (let width = RUN; width < items.length; width *= 2) {
    for (let start = 0; start < items.length; start += width * 2) {
      const middle = Math.min(start + width, items.length);
      const end = Math.min(start + width * 2, items.length);
      let [left, right] = [start, middle];
      for (let at = start; at < end; at++) {
        const takeLeft = left < middle && (right >= end || compare(from[left]!, from[right]!) <= 0);
        to[at] = from[takeLeft ? left++ : right++]!;
        if (at % RUN === 0) await breathe();
      }
    }
    [from, to] = [to, from];
  }
  return from;
}
