"use client";

import { Slot } from "radix-ui";
import type { DragEvent, KeyboardEvent } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { displayName } from "../../model/displayName.js";
import { visibleText } from "../../model/visibleText.js";
import { useKnownResource } from "../../queries/useKnownResource.js";
import { useResourceUpdates } from "../../queries/useResourceUpdates.js";
import type { Attachment } from "../../state/useResourceAttachments.js";
import { dataAttribute } from "../../utils/dataAttribute.js";
import { fillChild } from "../../utils/fillChild.js";
import { isRightToLeft } from "../../utils/isRightToLeft.js";
import type { PartProps } from "../../utils/PartProps.js";
import { mergeProps } from "../../utils/mergeProps.js";
import { withRef } from "../../utils/withRef.js";
import {
  AttachmentItemProvider,
  useResourceAttachmentsContext,
  useResourceAttachmentsRow,
} from "./ResourceAttachmentsContext.js";
import { ResourceAttachmentsItemOpen } from "./ResourceAttachmentsItemOpen.js";
import { ResourceAttachmentsItemRemove } from "./ResourceAttachmentsItemRemove.js";
import { ResourceAttachmentsItemState } from "./ResourceAttachmentsItemState.js";

export interface ResourceAttachmentsItemProps extends PartProps<"li"> {
  /** By default that of the row in which it stands. */
  item?: Attachment | undefined;
}

// What is dragged, for the drop: browsers hide the data of a drag until then.
let dragged: Attachment | null = null;

/**
 * One attachment. Enter opens it, Alt with an arrow key moves it, Delete removes it. Renders an `<li>`.
 *
 * @selector [data-state] `waiting`, `reading`, `input-required`, `ready`, `failed`, `too-large`
 * @selector [data-changed] its server says that it changed since it was read
 */
export const ResourceAttachmentsItem = withRef(function ResourceAttachmentsItem({
  item: given,
  asChild,
  children,
  ...props
}: ResourceAttachmentsItemProps) {
  const { t, getServer } = useResourceContext();
  const { items, remove, move, markChanged, announce, listRef } =
    useResourceAttachmentsContext("ResourceAttachments.Item");
  const item = useResourceAttachmentsRow("ResourceAttachments.Item", given);
  const known = useKnownResource(item.ref);
  const { ref, resource, key, status } = item;
  useResourceUpdates(ref, () => markChanged(ref));

  const name = visibleText(displayName(known ?? { uri: resource.uri, name: resource.uri }));
  const place = items.findIndex((one) => one.key === key);
  const moveTo = (to: number, reason: "keyboard" | "drag") => {
    const target = Math.min(Math.max(to, 0), items.length - 1);
    if (target === place) return;
    move(ref, target, { reason });
    announce(t("attachments.moved", { name, position: target + 1, count: items.length }));
  };
  const removeItem = (reason: "remove-press" | "keyboard", event?: { preventDefault(): void }) => {
    const buttons = [...(listRef.current?.querySelectorAll<HTMLElement>("[data-attachment-open]") ?? [])];
    remove(ref, { reason, event });
    // Afterwards: a composer that takes the mention out of its text takes the focus for it.
    (buttons[place + 1] ?? buttons[place - 1])?.focus();
    announce(t("attachments.removed", { name }));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event.key, isRightToLeft(event.currentTarget));
    if (event.altKey && step !== 0) {
      event.preventDefault();
      moveTo(place + step, "keyboard");
    } else if ((event.key === "Delete" || event.key === "Backspace") && isOpenButton(event.target)) {
      event.preventDefault();
      removeItem("keyboard", event);
    }
  };
  const drag = {
    draggable: items.length > 1,
    onDragStart: (event: DragEvent) => {
      dragged = item;
      event.dataTransfer.effectAllowed = "move";
    },
    onDragEnd: () => {
      dragged = null;
    },
    onDragOver: (event: DragEvent) => {
      if (dragged !== null && items.some((one) => one.key === dragged?.key)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      if (dragged === null) return;
      event.preventDefault();
      move(dragged.ref, place, { reason: "drag", event });
      const { resource: moved } = dragged;
      announce(
        t("attachments.moved", {
          name: visibleText(displayName({ name: moved.uri, ...moved })),
          position: place + 1,
          count: items.length,
        }),
      );
    },
  };
  const Element = asChild ? Slot.Root : "li";
  return (
    <AttachmentItemProvider
      value={{ item, name, server: visibleText(getServer(ref.server)?.label ?? ref.server), remove: removeItem }}
    >
      <Element
        data-slot="resource-attachments-item"
        data-state={status}
        data-changed={dataAttribute(item.hasChanged)}
        {...mergeProps({ ...drag, onKeyDown }, props)}
      >
        {fillChild(
          asChild,
          children,
          <>
            <ResourceAttachmentsItemOpen />
            <ResourceAttachmentsItemState />
            <ResourceAttachmentsItemRemove />
          </>,
        )}
      </Element>
    </AttachmentItemProvider>
  );
});

function stepOf(key: string, isMirrored: boolean): number {
  if (key === "ArrowUp" || key === (isMirrored ? "ArrowRight" : "ArrowLeft")) return -1;
  return key === "ArrowDown" || key === (isMirrored ? "ArrowLeft" : "ArrowRight") ? 1 : 0;
}

function isOpenButton(target: EventTarget): boolean {
  return (target as Element).hasAttribute("data-attachment-open");
}
