"use client";

import { Slot } from "radix-ui";
import { describeError } from "../../client/describeError.js";
import type { ResourceContextValue } from "../../client/ResourceContext.js";
import { useResourceContext } from "../../client/useResourceContext.js";
import type { Attachment } from "../../state/useResourceAttachments.js";
import { fillChild } from "../../utils/fillChild.js";
import { formatBytes } from "../../utils/formatBytes.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useAttachmentItem, useResourceAttachmentsContext } from "./ResourceAttachmentsContext.js";

export interface ResourceAttachmentsItemStateProps extends PartProps<"span"> {}

/**
 * The state of an attachment in words: its server, where it is if another has its name, its size, how far reading is, or what went wrong (a `role="alert"`), with
 * "Try again" or "Update" where that helps. Renders a `<span>`.
 */
export const ResourceAttachmentsItemState = withRef(function ResourceAttachmentsItemState({
  asChild,
  children,
  ...props
}: ResourceAttachmentsItemStateProps) {
  const { refresh, asking } = useResourceAttachmentsContext("ResourceAttachments.ItemState");
  const { item, name, place, placeId, server } = useAttachmentItem("ResourceAttachments.ItemState");
  const context = useResourceContext();
  const { t } = context;
  const { status, progress, hasChanged, error, ref } = item;
  const Element = asChild ? Slot.Root : "span";
  return (
    <Element data-slot="resource-attachments-item-state" {...props}>
      {fillChild(
        asChild,
        children,
        <>
          <span>
            <bdi>{server}</bdi>
            {place !== undefined && (
              <span>
                <bdi id={placeId} dir="ltr">
                  {place}
                </bdi>
              </span>
            )}
            {status === "failed" && error ? (
              <span key="failure" role="alert">
                {describeError(error, { t, server, name })}
                {item.contents && ` ${t("attachments.kept")}`}
              </span>
            ) : (
              <span>
                <span>
                  {status === "ready" && hasChanged
                    ? t("attachments.changed")
                    : sayState(item, asking?.key === item.key, context)}
                </span>
              </span>
            )}
          </span>
          {status === "reading" && (
            <progress
              aria-label={t("attachments.readingNamed", { name })}
              max={progress?.total}
              value={progress?.total === undefined ? undefined : progress.progress}
            />
          )}
          {status === "failed" && (
            <button type="button" data-slot="resource-attachments-item-action" onClick={() => refresh(ref)}>
              {t("action.retry")}
              <span data-visually-hidden=""> {name}</span>
            </button>
          )}
          {status === "ready" && hasChanged && (
            <button type="button" data-slot="resource-attachments-item-action" onClick={() => refresh(ref)}>
              {t("attachments.update")}
              <span data-visually-hidden=""> {name}</span>
            </button>
          )}
        </>,
      )}
    </Element>
  );
});

function sayState(item: Attachment, isAsking: boolean, { t, locale }: ResourceContextValue): string {
  const { status, progress, size, tokens, contents } = item;
  const measure = size === undefined ? "" : formatBytes(size, locale);
  switch (status) {
    case "waiting":
      return t("attachments.waiting");
    case "reading":
      return progress?.total
        ? t("attachments.readingPart", { part: Math.round((progress.progress / progress.total) * 100) })
        : t("attachments.readingOne");
    case "input-required":
      return t(isAsking ? "attachments.asks" : "attachments.asksLater");
    case "too-large":
      return t("attachments.tooLarge", { size: measure });
    default:
      if (contents?.length === 0) return t("attachments.nothing");
      return t("attachments.ready", { size: measure, tokens: tokens ?? 0, count: tokens ?? 0 });
  }
}
