"use client";

import { Slot } from "radix-ui";
import { useCallback, type MouseEvent } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { mergeProps } from "../../utils/mergeProps.js";
import type { PartProps } from "../../utils/PartProps.js";
import { useMergedRef } from "../../utils/useMergedRef.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceMentionContext } from "./ResourceMentionContext.js";
import { useMentionPosition } from "./useMentionPosition.js";

export interface ResourceMentionPopupProps extends PartProps<"div"> {}

/**
 * What opens at the caret. Renders a `<div popover="manual">` while the popup is open: in the browser's top layer no
 * ancestor clips or moves it, and in the document it stays inside a dialog that keeps the focus.
 *
 * @selector [data-short] there is room for a few rows only, as above an on-screen keyboard
 */
export const ResourceMentionPopup = withRef(function ResourceMentionPopup(props: ResourceMentionPopupProps) {
  const { mention } = useResourceMentionContext("ResourceMention.Popup");
  return mention.isOpen ? <OpenPopup {...props} /> : null;
});

const OpenPopup = withRef(function OpenPopup({ asChild, ref, ...props }: ResourceMentionPopupProps) {
  const { mention, editor } = useResourceMentionContext("ResourceMention.Popup");
  const { dir } = useResourceContext();
  const { ref: setFloating, style } = useMentionPosition(mention, editor?.element() ?? null);
  const show = useCallback(
    (element: HTMLElement | null) => {
      // Older browsers have no top layer, and a host's own element may not take the attribute: there it is an element
      // with a fixed position.
      if (element?.popover) element.showPopover();
      setFloating(element);
    },
    [setFloating],
  );
  const ours = {
    style,
    // The text keeps the focus, and a touch screen its keyboard.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  };
  const Element = asChild ? Slot.Root : "div";
  return (
    <Element
      data-slot="resource-mention-popup"
      popover="manual"
      dir={dir}
      {...mergeProps(ours, props)}
      ref={useMergedRef(show, ref)}
    />
  );
});
