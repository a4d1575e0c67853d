"use client";

import { TriangleAlert } from "lucide-react";
import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { visibleText } from "../../model/visibleText.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceInputRequest } from "./ResourceInputRequestContext.js";

export interface ResourceInputRequestUrlProps extends PartProps<"div"> {}

/**
 * The whole address as text, its host set off, with what there is to warn of. Never a link: only the button opens it.
 * Renders a `<div>`, or nothing in form mode.
 */
export const ResourceInputRequestUrl = withRef(function ResourceInputRequestUrl({
  asChild,
  children,
  ...props
}: ResourceInputRequestUrlProps) {
  const { t } = useResourceContext();
  const { address } = useResourceInputRequest("ResourceInputRequest.Url");
  if (!address) return null;
  const { text, host, hostname, warnings } = address;
  const Element = asChild ? Slot.Root : "div";
  return (
    <Element data-slot="resource-input-request-url" {...props}>
      {fillChild(
        asChild,
        children,
        <>
          <code dir="ltr">
            {visibleText(text.slice(0, host.start))}
            <strong data-slot="resource-input-request-host">{visibleText(text.slice(host.start, host.end))}</strong>
            {visibleText(text.slice(host.end))}
          </code>
          {warnings.map((warning) => (
            <p key={warning} data-slot="resource-input-request-warning" data-kind={warning}>
              <TriangleAlert aria-hidden="true" />
              {t(`input.warning.${warning}`, { host: visibleText(hostname) })}
            </p>
          ))}
        </>,
      )}
    </Element>
  );
});
