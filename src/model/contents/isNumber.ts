const NUMBER = /^\s*[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?\s*%?\s*$/i;

/** Whether a cell of a table holds a number and nothing else; a percentage is one. */
export function isNumber(cell: string): boolean {
  return NUMBER.test(cell);
}
