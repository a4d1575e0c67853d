"use client";

import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { fillChild } from "../../utils/fillChild.js";
import { formatBytes } from "../../utils/formatBytes.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceAttachmentsContext } from "./ResourceAttachmentsContext.js";

export interface ResourceAttachmentsTotalsProps extends PartProps<"div"> {}

/** How much goes in, against the budget, and "Remove all". Renders a `<div>`, or nothing while nothing is attached. */
export const ResourceAttachmentsTotals = withRef(function ResourceAttachmentsTotals({
  asChild,
  children,
  ...props
}: ResourceAttachmentsTotalsProps) {
  const { t, locale } = useResourceContext();
  const { totals, clear, expectChange } = useResourceAttachmentsContext("ResourceAttachments.Totals");
  const { count, size, tokens, unknown, budget, isOverBudget } = totals;
  if (count === 0) return null;
  const Element = asChild ? Slot.Root : "div";
  return (
    <Element data-slot="resource-attachments-totals" {...props}>
      {fillChild(
        asChild,
        children,
        <>
          <span>
            {[
              t("attachments.count", { count }),
              (size > 0 || unknown === 0) && formatBytes(size, locale),
              budget === undefined
                ? (tokens > 0 || unknown === 0) && t("attachments.tokens", { count: tokens })
                : t("attachments.tokensOf", { tokens, budget }),
              unknown > 0 && t("picker.unknownSize", { count: unknown }),
            ]
              .filter(Boolean)
              .join(" · ")}
          </span>
          {budget !== undefined && (
            <meter
              aria-label={t("attachments.budget")}
              max={budget}
              // Near the end is a warning, past it is bad; browsers cut the value at the end.
              low={budget * 0.8}
              high={budget * 0.999}
              optimum={0}
              value={tokens}
            />
          )}
          {isOverBudget && <strong>{t("attachments.overBudget", { count: tokens - (budget ?? 0) })}</strong>}
          {count > 1 && (
            <button
              type="button"
              data-slot="resource-attachments-clear"
              onClick={(event) => {
                expectChange({ keys: [], words: t("attachments.cleared", { count }) });
                clear({ reason: "clear-press", event });
              }}
            >
              {t("attachments.clear")}
            </button>
          )}
        </>,
      )}
    </Element>
  );
});
