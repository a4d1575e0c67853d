"use client";

import { X } from "lucide-react";
import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { displayName } from "../../model/displayName.js";
import { resourceKey } from "../../model/resourceKey.js";
import { visibleText } from "../../model/visibleText.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceSearchContext } from "./ResourceSearchContext.js";

export interface ResourceSearchTrayProps extends PartProps<"ul"> {}

/** What is chosen, each with a button that gives it back. Renders a `<ul>`; nothing in single mode or without a choice. */
export const ResourceSearchTray = withRef(function ResourceSearchTray({
  asChild,
  children,
  ...props
}: ResourceSearchTrayProps) {
  const { t } = useResourceContext();
  const { value, setValue, selectionMode, nameOf } = useResourceSearchContext("ResourceSearch.Tray");
  if (selectionMode !== "multiple" || value.length === 0) return null;
  const Element = asChild ? Slot.Root : "ul";
  return (
    <Element data-slot="resource-search-tray" aria-label={t("search.tray")} {...props}>
      {fillChild(
        asChild,
        children,
        value.map((ref) => {
          const name = visibleText(nameOf(ref) ?? displayName({ uri: ref.uri, name: ref.uri }));
          return (
            <li key={resourceKey(ref)} data-slot="resource-search-filter">
              <bdi>{name}</bdi>
              <button
                type="button"
                aria-label={t("search.giveBack", { name })}
                onClick={(event) =>
                  setValue(
                    value.filter((one) => one !== ref),
                    { reason: "item-press", event },
                  )
                }
              >
                <X aria-hidden="true" />
              </button>
            </li>
          );
        }),
      )}
    </Element>
  );
});
