"use client";

import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { visibleText } from "../../model/visibleText.js";
import { dataAttribute } from "../../utils/dataAttribute.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceMentionContext } from "./ResourceMentionContext.js";

export interface ResourceMentionServersProps extends PartProps<"div"> {}

/**
 * Switches that leave a server out of the popup. For the pointer only: the keyboard is in the text, where `docs:`
 * narrows to one server. Renders a `<div role="group">`, nothing where there is only one server.
 */
export const ResourceMentionServers = withRef(function ResourceMentionServers({
  asChild,
  children,
  ...props
}: ResourceMentionServersProps) {
  const { mention, mutedServers, setMuted } = useResourceMentionContext("ResourceMention.Servers");
  const { t } = useResourceContext();
  if (mention.listings.length < 2 || mention.step) return null;
  const Element = asChild ? Slot.Root : "div";
  return (
    <Element role="group" aria-label={t("mention.servers")} data-slot="resource-mention-servers" {...props}>
      {fillChild(
        asChild,
        children,
        mention.listings.map(({ server }) => {
          const isShown = !mutedServers.includes(server.id);
          return (
            <button
              key={server.id}
              type="button"
              tabIndex={-1}
              aria-pressed={isShown}
              data-slot="resource-mention-server"
              data-selected={dataAttribute(isShown)}
              onClick={() => setMuted(server.id, isShown)}
            >
              <bdi>{visibleText(server.label)}</bdi>
            </button>
          );
        }),
      )}
    </Element>
  );
});
