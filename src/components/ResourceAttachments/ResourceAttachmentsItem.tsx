"use client";

import { Slot } from "radix-ui";
import { useId, type KeyboardEvent } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { displayName } from "../../model/displayName.js";
import { visibleText } from "../../model/visibleText.js";
import { useResourceUpdates } from "../../queries/useResourceUpdates.js";
import type { Attachment } from "../../state/useResourceAttachments.js";
import { dataAttribute } from "../../utils/dataAttribute.js";
import { fillChild } from "../../utils/fillChild.js";
import { isRightToLeft } from "../../utils/isRightToLeft.js";
import type { PartProps } from "../../utils/PartProps.js";
import { mergeProps } from "../../utils/mergeProps.js";
import { withRef } from "../../utils/withRef.js";
import { attachmentDrag } from "./attachmentDrag.js";
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
  const { items, named, remove, move, markChanged, expectChange, listRef } =
    useResourceAttachmentsContext("ResourceAttachments.Item");
  const item = useResourceAttachmentsRow("ResourceAttachments.Item", given);
  const { ref, resource, key, status } = item;
  useResourceUpdates(ref, () => markChanged(ref));

  const placeId = useId();
  const { name, place } = named.get(key) ?? { name: visibleText(displayName({ name: resource.uri, ...resource })) };
  const at = items.findIndex((one) => one.key === key);
  const keys = items.map((one) => one.key);
  const expectMoved = (movedKey: string, moved: string, to: number) => {
    const rest = keys.filter((one) => one !== movedKey);
    expectChange({
      keys: [...rest.slice(0, to), movedKey, ...rest.slice(to)],
      words: t("attachments.moved", { name: moved, position: to + 1, count: items.length }),
    });
  };
  const moveBy = (step: 1 | -1) => {
    const target = at + step;
    if (target < 0 || target === items.length) return;
    expectMoved(key, name, target);
    move(ref, target, { reason: "keyboard" });
  };
  const removeItem = (reason: "remove-press" | "keyboard", event?: { preventDefault(): void }) => {
    const buttons = [...(listRef.current?.querySelectorAll<HTMLElement>("[data-attachment-open]") ?? [])];
    expectChange({
      keys: keys.filter((one) => one !== key),
      words: t("attachments.removed", { name }),
      // Afterwards: a composer that takes the mention out of its text takes the focus for it.
      atOnce: () => (buttons[at + 1] ?? buttons[at - 1])?.focus(),
    });
    remove(ref, { reason, event });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event.key, isRightToLeft(event.currentTarget));
    if (event.altKey && step !== 0) {
      event.preventDefault();
      moveBy(step);
    } else if ((event.key === "Delete" || event.key === "Backspace") && isOpenButton(event.target)) {
      event.preventDefault();
      removeItem("keyboard", event);
    }
  };
  const drag = attachmentDrag(item, items, ({ key: droppedKey, ref: droppedRef, resource: dropped }, event) => {
    expectMoved(droppedKey, visibleText(displayName({ name: dropped.uri, ...dropped })), at);
    move(droppedRef, at, { reason: "drag", event });
  });
  const Element = asChild ? Slot.Root : "li";
  return (
    <AttachmentItemProvider
      value={{
        item,
        name,
        place,
        placeId,
        server: visibleText(getServer(ref.server)?.label ?? ref.server),
        remove: removeItem,
      }}
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

function stepOf(key: string, isMirrored: boolean): -1 | 0 | 1 {
  if (key === "ArrowUp" || key === (isMirrored ? "ArrowRight" : "ArrowLeft")) return -1;
  return key === "ArrowDown" || key === (isMirrored ? "ArrowLeft" : "ArrowRight") ? 1 : 0;
}

function isOpenButton(target: EventTarget): boolean {
  return (target as Element).hasAttribute("data-attachment-open");
}
