"use client";

import { Slot } from "radix-ui";
import { useId, useMemo, useRef, useState } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { visibleText } from "../../model/visibleText.js";
import {
  useResourceAttachments,
  type Attachment,
  type ResourceAttachmentsState,
  type UseResourceAttachmentsOptions,
} from "../../state/useResourceAttachments.js";
import { dataAttribute } from "../../utils/dataAttribute.js";
import type { PartProps } from "../../utils/PartProps.js";
import { useFocusHeir } from "../../utils/useFocusHeir.js";
import { useMergedRef } from "../../utils/useMergedRef.js";
import { withRef } from "../../utils/withRef.js";
import { wrapChild } from "../../utils/wrapChild.js";
import { onDemand } from "../onDemand.js";
import { useLiveText } from "../useLiveText.js";
import { useToldApart } from "../useToldApart.js";
import { ResourceAttachmentsProvider } from "./ResourceAttachmentsContext.js";
import { ResourceAttachmentsInputRequest } from "./ResourceAttachmentsInputRequest.js";
import { ResourceAttachmentsList } from "./ResourceAttachmentsList.js";
import { ResourceAttachmentsTotals } from "./ResourceAttachmentsTotals.js";
import { useAnnouncedChange } from "./useAnnouncedChange.js";

const AttachmentDialog = onDemand(async () => (await import("./AttachmentDialog.js")).AttachmentDialog);

export interface ResourceAttachmentsRootProps
  extends UseResourceAttachmentsOptions, Omit<PartProps<"div">, "defaultValue"> {
  /** The state of `useResourceAttachments`, for a host that needs the contents itself; then `value` and the like are its own. */
  attachments?: ResourceAttachmentsState | undefined;
  /** Called when one is activated. Without it the kit shows what was read in a dialog. */
  onPreview?: ((item: Attachment) => void) | undefined;
}

/**
 * What goes with the message: each resource with its state, size and tokens, to look at, order and take away.
 * Renders a `<div>`; without children, the list, what a server asks, and the totals.
 *
 * @selector [data-empty] nothing is attached
 * @selector [data-over-budget] more tokens than the budget has
 * @example
 * <ResourceAttachments.Root value={refs} onValueChange={setRefs} budget={8000} />
 */
export const ResourceAttachmentsRoot = withRef(function ResourceAttachmentsRoot({
  attachments,
  value,
  defaultValue,
  onValueChange,
  budget,
  maxBytes,
  ...props
}: ResourceAttachmentsRootProps) {
  if (attachments) return <Attachments attachments={attachments} {...props} />;
  return <OwnAttachments options={{ value, defaultValue, onValueChange, budget, maxBytes }} {...props} />;
});

type ViewProps = Omit<ResourceAttachmentsRootProps, keyof UseResourceAttachmentsOptions | "attachments">;

function OwnAttachments({ options, ...props }: ViewProps & { options: UseResourceAttachmentsOptions }) {
  return <Attachments attachments={useResourceAttachments(options)} {...props} />;
}

function Attachments({
  attachments,
  onPreview,
  asChild,
  children,
  ref,
  ...props
}: ViewProps & { attachments: ResourceAttachmentsState }) {
  const { t, dir, getServer } = useResourceContext();
  const hintId = useId();
  const listRef = useRef<HTMLUListElement>(null);
  const [previewed, setPreviewed] = useState<string | null>(null);
  const { items, totals, asking } = attachments;
  const named = useToldApart(useMemo(() => items.map((item) => item.ref), [items]));
  const reading = items.filter(({ status }) => status === "waiting" || status === "reading").length;
  const ready = items.filter(({ status }) => status === "ready" || status === "too-large").length;
  const text =
    reading > 0
      ? t("attachments.reading", { count: reading })
      : asking
        ? t("input.asks", { server: visibleText(getServer(asking.ref.server)?.label ?? asking.ref.server) })
        : ready > 0
          ? t("attachments.allRead", { count: ready })
          : "";
  // Once when reading begins and once when all is read: the count falls by itself, and a removal is said as such.
  const [said, announce] = useLiveText(text, `${reading > 0} ${asking?.key}`);
  const shown = items.find(({ key }) => key === previewed);
  const heir = useFocusHeir<HTMLDivElement>();
  const Element = asChild ? Slot.Root : "div";
  return (
    <ResourceAttachmentsProvider
      value={{
        ...attachments,
        preview: onPreview ?? (({ key }) => setPreviewed(key)),
        expectChange: useAnnouncedChange(items, announce),
        hintId,
        listRef,
        named,
      }}
    >
      <Element
        data-slot="resource-attachments"
        data-mcpr-root=""
        dir={dir}
        data-empty={dataAttribute(items.length === 0)}
        data-over-budget={dataAttribute(totals.isOverBudget)}
        {...props}
        ref={useMergedRef(heir, ref)}
      >
        {wrapChild(asChild, children, (given) => (
          <>
            {given ?? (
              <>
                <ResourceAttachmentsList />
                <ResourceAttachmentsInputRequest />
                <ResourceAttachmentsTotals />
              </>
            )}
            <span id={hintId} hidden>
              {t("attachments.keys")}
            </span>
            <span role="status" data-visually-hidden="">
              {said}
            </span>
            {shown && <AttachmentDialog item={shown} onClose={() => setPreviewed(null)} />}
          </>
        ))}
      </Element>
    </ResourceAttachmentsProvider>
  );
}
