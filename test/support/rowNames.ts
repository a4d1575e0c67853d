import { page } from "vitest/browser";

/** What the rows of a search are called, in their order. */
export function rowNames(): (string | null)[] {
  const rows = page.getByRole("option").elements();
  return rows.map((row) => row.querySelector("[data-slot=resource-search-item-label]")!.textContent);
}
