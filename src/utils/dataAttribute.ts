/** The value for a presence attribute such as `data-selected`: `""` sets it, `undefined` leaves it out. */
export function dataAttribute(present: boolean | undefined): "" | undefined {
  return present ? "" : undefined;
}
