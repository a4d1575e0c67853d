"use client";

import { Slot } from "radix-ui";
import { dataAttribute } from "../../utils/dataAttribute.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceMentionContext } from "./ResourceMentionContext.js";

export interface ResourceMentionFieldProps extends PartProps<"div"> {}

/**
 * The frame around text field and send button. Renders a `<div>`.
 *
 * @selector [data-empty] nothing is written yet
 */
export const ResourceMentionField = withRef(function ResourceMentionField({
  asChild,
  ...props
}: ResourceMentionFieldProps) {
  const { composer } = useResourceMentionContext("ResourceMention.Field");
  const Element = asChild ? Slot.Root : "div";
  return <Element data-slot="resource-mention-field" data-empty={dataAttribute(composer.text === "")} {...props} />;
});
