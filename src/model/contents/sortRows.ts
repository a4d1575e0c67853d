import { runInSlices } from "../../utils/runInSlices.js";
import { isNumber } from "./isNumber.js";

type Rows = readonly (readonly string[])[];

/** How many rows are looked at in one step. */
const RUN = 1024;

/**
 * The order of the rows by one column, as indices: by number where every cell that is not blank holds one, else as
 * the locale sorts, with numbers in text by value. Equal rows keep their order, and blank cells come last either way.
 * Lets the page breathe; rejects when aborted.
 */
export function sortRows(
  rows: Rows,
  column: number,
  direction: "ascending" | "descending",
  locale: string,
  signal?: AbortSignal,
): Promise<Uint32Array> {
  return runInSlices(sortInSteps(rows, column, direction === "ascending" ? 1 : -1, locale), { signal });
}

function* sortInSteps(rows: Rows, column: number, sign: 1 | -1, locale: string): Generator<void, Uint32Array> {
  const filled: number[] = [];
  const blank: number[] = [];
  const numbers = new Float64Array(rows.length);
  let areNumbers = true;
  for (let at = 0; at < rows.length; at++) {
    const cell = rows[at]![column] ?? "";
    const isBlank = cell.trim() === "";
    (isBlank ? blank : filled).push(at);
    areNumbers &&= isBlank || isNumber(cell);
    if (areNumbers) numbers[at] = Number.parseFloat(cell);
    if (at % RUN === 0) yield;
  }
  const compare: Compare = areNumbers
    ? (a, b) => sign * (numbers[a]! - numbers[b]!)
    : compareTexts(rows, column, sign, locale);
  const sorted = yield* mergeSort(Uint32Array.from(filled), compare);
  const order = new Uint32Array(rows.length);
  order.set(sorted);
  order.set(blank, sorted.length);
  return order;
}

type Compare = (a: number, b: number) => number;

function compareTexts(rows: Rows, column: number, sign: number, locale: string): Compare {
  const collator = new Intl.Collator(locale, { numeric: true });
  return (a, b) => {
    const [x, y] = [rows[a]![column]!, rows[b]![column]!];
    return x === y ? 0 : sign * collator.compare(x, y);
  };
}

// The built-in sort cannot pause: comparing 200,000 texts as a locale does takes a second.
function* mergeSort(items: Uint32Array<ArrayBuffer>, compare: Compare): Generator<void, Uint32Array> {
  for (let start = 0; start < items.length; start += RUN) {
    items.subarray(start, start + RUN).sort(compare);
    yield;
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
        if (at % RUN === 0) yield;
      }
    }
    [from, to] = [to, from];
  }
  return from;
}
