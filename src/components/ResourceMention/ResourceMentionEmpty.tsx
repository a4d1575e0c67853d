"use client";

import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { dataAttribute } from "../../utils/dataAttribute.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceMentionContext } from "./ResourceMentionContext.js";
import { mentionNotice } from "./mentionNotice.js";

export interface ResourceMentionEmptyProps extends PartProps<"div"> {}

/**
 * Why rows are missing from the popup: resources are still being listed, a server failed, or nothing matches so far.
 * Renders a `<div>`, empty where there is nothing to say. `ResourceMention.Status` says it to screen readers.
 *
 * @selector [data-loading] something is still coming
 */
export const ResourceMentionEmpty = withRef(function ResourceMentionEmpty({
  asChild,
  children,
  ...props
}: ResourceMentionEmptyProps) {
  const { mention } = useResourceMentionContext("ResourceMention.Empty");
  const { t } = useResourceContext();
  const notice = mentionNotice(mention, t);
  const isLoading = mention.status === "loading" || mention.status === "partial";
  const Element = asChild ? Slot.Root : "div";
  return (
    <Element
      aria-hidden="true"
      data-slot="resource-mention-empty"
      data-loading={dataAttribute(isLoading)}
      hidden={notice === ""}
      {...props}
    >
      {fillChild(asChild, children, <bdi>{notice}</bdi>)}
    </Element>
  );
});
