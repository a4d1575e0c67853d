"use client";
import { useResourceContext } from "../../../client/useResourceContext.js";
import { MOST_PRINTED, usePrinting } from "../../../utils/usePrinting.js";

/** On paper only: how many of the rows of a long content are there. */
export function PrintedPart({ total, most = MOST_PRINTED }: { total: number; most?: number | undefined }) {
  const { t } = useResourceContext();
  const isPrinting = usePrinting();
  if (!isPrinting || total <= most) return null;
  return <p data-slot="resource-viewer-printed">{t("viewer.printedRows", { shown: most, total })}</p>;
}
