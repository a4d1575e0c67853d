/** Whether an element is laid out from right to left: by the nearest `dir` above it, which a host may set on any part. */
export function isRightToLeft(element: Element): boolean {
  return element.closest('[dir="rtl" i], [dir="ltr" i]')?.getAttribute("dir")?.toLowerCase() === "rtl";
}
