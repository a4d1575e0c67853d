"use client";

import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { lastSegment } from "../../model/lastSegment.js";
import { visibleText } from "../../model/visibleText.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { InputRequestOnDemand } from "../ResourceInputRequest/InputRequestOnDemand.js";
import { useResourceAttachmentsContext } from "./ResourceAttachmentsContext.js";

export interface ResourceAttachmentsInputRequestProps extends PartProps<"div"> {}

/**
 * What a server asks before it gives an attachment, one at a time. Renders a `<div>`, or nothing while none asks.
 */
export const ResourceAttachmentsInputRequest = withRef(function ResourceAttachmentsInputRequest({
  asChild,
  children,
  ...props
}: ResourceAttachmentsInputRequestProps) {
  const { t } = useResourceContext();
  const { asking, respond } = useResourceAttachmentsContext("ResourceAttachments.InputRequest");
  if (!asking?.inputRequest) return null;
  const { ref, inputRequest, resource } = asking;
  const name = visibleText(resource.title ?? resource.name ?? lastSegment(ref.uri));
  const Element = asChild ? Slot.Root : "div";
  return (
    <Element data-slot="resource-attachments-input-request" {...props}>
      {fillChild(
        asChild,
        children,
        <>
          <p>{t("attachments.asksFor", { name })}</p>
          <InputRequestOnDemand
            request={inputRequest}
            server={ref.server}
            onRespond={(responses) => respond(ref, responses)}
          />
        </>,
      )}
    </Element>
  );
});
