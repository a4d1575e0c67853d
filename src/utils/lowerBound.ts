/** How many of the rising numbers are smaller than `value`: where it would stand among them. */
export function lowerBound(numbers: ArrayLike<number>, value: number, length = numbers.length): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (numbers[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
