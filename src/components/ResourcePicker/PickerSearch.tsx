"use client";

import { Search } from "lucide-react";
import { useDeferredValue, useMemo, useRef } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { displayName } from "../../model/displayName.js";
import { useResources } from "../../queries/useResources.js";
import { ListingError } from "../ListingError.js";
import { PickerRows } from "./PickerRows.js";
import { useResourcePicker } from "./ResourcePickerContext.js";

/** One box over all servers. */
export function PickerSearch() {
  const { t, locale } = useResourceContext();
  const { query, setQuery, offers } = useResourcePicker("ResourcePicker.Root");
  const { listings, resources, isComplete, loadedCount } = useResources();
  const settled = useDeferredValue(query);
  const list = useRef<HTMLDivElement>(null);
  const found = useMemo(() => {
    const words = settled.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean);
    return resources.filter((resource) => {
      const text = `${displayName(resource)} ${resource.uri}`.toLocaleLowerCase(locale);
      return words.every((word) => text.includes(word)) && offers(resource);
    });
  }, [resources, settled, locale, offers]);
  return (
    <div data-slot="resource-picker-search">
      <label data-slot="resource-picker-box">
        <Search aria-hidden="true" />
        <input
          type="search"
          dir="auto"
          autoComplete="off"
          aria-label={t("picker.searchLabel")}
          placeholder={t("picker.searchLabel")}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "ArrowDown") return;
            event.preventDefault();
            list.current?.querySelector<HTMLElement>("[data-picker-row]")?.focus();
          }}
        />
      </label>
      <p role="status" data-slot="resource-picker-note">
        {t("picker.found", { count: found.length })}
        {!isComplete && ` ${t("picker.soFar", { count: loadedCount })}`}
      </p>
      <div role="alert" data-slot="resource-picker-problem">
        {listings.map((listing) => (
          <ListingError key={listing.server.id} listing={listing} />
        ))}
      </div>
      <div ref={list}>
        <PickerRows resources={found} />
      </div>
    </div>
  );
}
