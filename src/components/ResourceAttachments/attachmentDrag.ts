import type { DragEvent } from "react";
import type { Attachment } from "../../state/useResourceAttachments.js";

// What is dragged, for the drop: browsers hide the data of a drag until then.
let dragged: Attachment | null = null;

/** Props with which an attachment is dragged and others are dropped on it; `onDrop` gets the one dropped here. */
export function attachmentDrag(
  item: Attachment,
  items: readonly Attachment[],
  onDrop: (dropped: Attachment, event: DragEvent) => void,
) {
  const isOfThese = () => items.some(({ key }) => key === dragged?.key);
  return {
    draggable: items.length > 1,
    onDragStart: (event: DragEvent) => {
      dragged = item;
      event.dataTransfer.effectAllowed = "move";
    },
    onDragEnd: () => {
      dragged = null;
    },
    onDragOver: (event: DragEvent) => {
      if (isOfThese()) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      // A host that takes drops itself lets those of another list through.
      if (dragged === null || !isOfThese()) return;
      event.preventDefault();
      onDrop(dragged, event);
    },
  };
}
