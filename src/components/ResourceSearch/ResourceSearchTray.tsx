"use client";

import { X } from "lucide-react";
import { Slot } from "radix-ui";
import { useId } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { resourceKey } from "../../model/resourceKey.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { isOneOfMany, PlaceOfNamed } from "../PlaceOfNamed.js";
import { useToldApart } from "../useToldApart.js";
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
  const id = useId();
  const named = useToldApart(
    value.map((ref) => {
      const name = nameOf(ref);
      return name === undefined ? ref : { ...ref, name };
    }),
  );
  if (selectionMode !== "multiple" || value.length === 0) return null;
  const Element = asChild ? Slot.Root : "ul";
  return (
    <Element data-slot="resource-search-tray" aria-label={t("search.tray")} {...props}>
      {fillChild(
        asChild,
        children,
        value.map((ref, at) => {
          const key = resourceKey(ref);
          const called = named.get(key)!;
          const placeId = isOneOfMany(called) ? `${id}-${at}` : undefined;
          return (
            <li key={key} data-slot="resource-search-filter">
              <bdi>{called.name}</bdi>
              {placeId && <PlaceOfNamed id={placeId} server={ref.server} named={called} />}
              <button
                type="button"
                aria-label={t("search.giveBack", { name: called.name })}
                aria-describedby={placeId}
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
