"use client";

import { ArrowUp } from "lucide-react";
import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { fillChild } from "../../utils/fillChild.js";
import { mergeProps } from "../../utils/mergeProps.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceMentionContext } from "./ResourceMentionContext.js";

export interface ResourceMentionSubmitProps extends PartProps<"button"> {}

/** Sends the message. Renders a `<button>`, disabled while there is nothing to send, or without `onSubmit`. */
export const ResourceMentionSubmit = withRef(function ResourceMentionSubmit({
  asChild,
  children,
  ...props
}: ResourceMentionSubmitProps) {
  const { composer } = useResourceMentionContext("ResourceMention.Submit");
  const { t } = useResourceContext();
  const ours = { "aria-label": t("mention.submit"), onClick: composer.submit };
  const Element = asChild ? Slot.Root : "button";
  return (
    <Element
      type="button"
      data-slot="resource-mention-submit"
      disabled={!composer.canSubmit}
      {...mergeProps(ours, props)}
    >
      {fillChild(asChild, children, <ArrowUp aria-hidden="true" />)}
    </Element>
  );
});
