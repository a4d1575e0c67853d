"use client";

import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { displayName } from "../../model/displayName.js";
import { visibleText } from "../../model/visibleText.js";
import type { MentionOption } from "../../state/mention/MentionOption.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useLiveText } from "../useLiveText.js";
import { useResourceMentionContext } from "./ResourceMentionContext.js";
import { mentionNotice } from "./mentionNotice.js";

export interface ResourceMentionStatusProps extends PartProps<"div"> {}

/**
 * Says how many resources the popup shows and which is first, for screen readers: the focus stays in the text. Renders
 * a `<div role="status">` that is always there, empty while the popup is shut. What is typed or listed is said when it
 * stands still.
 */
export const ResourceMentionStatus = withRef(function ResourceMentionStatus({
  asChild,
  children,
  ...props
}: ResourceMentionStatusProps) {
  const { mention } = useResourceMentionContext("ResourceMention.Status");
  const { t } = useResourceContext();
  const isComing = mention.status === "loading" || mention.status === "partial";
  const text = mention.isOpen ? words() : "";
  const typed = mention.query?.query ?? "";
  const [said] = useLiveText(text, mention.isOpen && isComing ? typed : `${typed} ${text}`);
  const Element = asChild ? Slot.Root : "div";
  return (
    <Element role="status" data-slot="resource-mention-status" data-visually-hidden="" {...props}>
      {fillChild(asChild, children, said)}
    </Element>
  );

  function words(): string {
    const shown = mention.groups.flatMap(({ options }) => options).filter(({ kind }) => kind !== "more");
    const notice = mentionNotice(mention, t);
    const [first] = shown;
    if (!first) return notice;
    const key = mention.step ? "mention.valueCount" : "mention.count";
    return `${t(key, { count: shown.length, name: visibleText(nameOf(first)) })} ${notice}`.trim();
  }

  function nameOf(option: MentionOption): string {
    switch (option.kind) {
      case "resource":
        return displayName(option.resource);
      case "template":
        return displayName(option.template);
      case "value":
        return option.value;
      default:
        return t("mention.finish");
    }
  }
});
