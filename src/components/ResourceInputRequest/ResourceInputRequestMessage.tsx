"use client";

import { MessageCircleQuestionMark } from "lucide-react";
import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { visibleText } from "../../model/visibleText.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceInputRequest } from "./ResourceInputRequestContext.js";

export interface ResourceInputRequestMessageProps extends PartProps<"div"> {}

/** Which server asks, in our words, and what it says, in its own. Renders a `<div>`. */
export const ResourceInputRequestMessage = withRef(function ResourceInputRequestMessage({
  asChild,
  children,
  ...props
}: ResourceInputRequestMessageProps) {
  const { t } = useResourceContext();
  const { server, question, position, count, headingId, messageId } =
    useResourceInputRequest("ResourceInputRequest.Message");
  const Element = asChild ? Slot.Root : "div";
  return (
    <Element data-slot="resource-input-request-message" {...props}>
      {fillChild(
        asChild,
        children,
        <>
          <MessageCircleQuestionMark aria-hidden="true" />
          <p id={headingId}>
            <bdi>{t("input.asks", { server })}</bdi>
            {count > 1 && <span> {t("input.position", { position, count })}</span>}
          </p>
          <p id={messageId} dir="auto">
            {visibleText(question.message)}
          </p>
        </>,
      )}
    </Element>
  );
});
