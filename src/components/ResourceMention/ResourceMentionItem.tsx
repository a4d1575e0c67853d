"use client";

import { Slot } from "radix-ui";
import { useEffect, useRef, type MouseEvent, type PointerEvent } from "react";
import type { MentionOption } from "../../state/mention/MentionOption.js";
import { dataAttribute } from "../../utils/dataAttribute.js";
import { fillChild } from "../../utils/fillChild.js";
import { mergeProps } from "../../utils/mergeProps.js";
import type { PartProps } from "../../utils/PartProps.js";
import { revealRow } from "../../utils/revealRow.js";
import { useMergedRef } from "../../utils/useMergedRef.js";
import { withRef } from "../../utils/withRef.js";
import { MentionItemContent } from "./MentionItemContent.js";
import { useResourceMentionContext, useResourceMentionRow } from "./ResourceMentionContext.js";

export interface ResourceMentionItemProps extends PartProps<"div"> {
  /** By default that of the row in which it stands. */
  option?: MentionOption | undefined;
}

/**
 * A resource, template, value or "more" in the popup. Renders a `<div role="option">`.
 *
 * @selector [data-highlighted] the keyboard is here: Enter takes this one
 * @selector [data-kind] `resource`, `template`, `value`, `finish` or `more`
 */
export const ResourceMentionItem = withRef(function ResourceMentionItem({
  option: given,
  asChild,
  children,
  ref,
  ...props
}: ResourceMentionItemProps) {
  const { mention } = useResourceMentionContext("ResourceMention.Item");
  const option = useResourceMentionRow("ResourceMention.Item", given);
  const isHighlighted = mention.highlighted?.id === option.id;
  const own = useRef<HTMLElement>(null);
  useEffect(() => (isHighlighted ? revealRow(own.current) : undefined), [isHighlighted]);

  const ours = {
    // The text keeps the focus, and a touch screen its keyboard.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    // Not before the pointer is lifted: a finger may be about to scroll, and once the popup is gone, the rest of the
    // press would go to what was under it.
    onClick: (event: MouseEvent) => mention.select(option, { reason: "item-press", event: event.nativeEvent }),
    // Moves of a mouse only: a list that scrolls under a resting pointer or a finger changes nothing.
    onPointerMove: (event: PointerEvent) => event.pointerType === "touch" || isHighlighted || mention.highlight(option),
  };
  const Element = asChild ? Slot.Root : "div";
  return (
    <Element
      role="option"
      id={mention.getOptionId(option)}
      aria-selected={isHighlighted}
      data-slot="resource-mention-item"
      data-highlighted={dataAttribute(isHighlighted)}
      data-kind={option.kind}
      {...mergeProps(ours, props)}
      ref={useMergedRef(own as never, ref)}
    >
      {fillChild(asChild, children, <MentionItemContent option={option} />)}
    </Element>
  );
});
