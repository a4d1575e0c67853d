/** A budget as it can be told and compared: hosts reckon it, and what is no number, or has no end, sets no limit. */
export function knownBudget(budget: number | undefined): number | undefined {
  return budget === undefined || Number.isNaN(budget) || budget === Infinity ? undefined : Math.max(0, budget);
}
