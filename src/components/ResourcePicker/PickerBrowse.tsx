"use client";

import { useResourceContext } from "../../client/useResourceContext.js";
import { visibleText } from "../../model/visibleText.js";
import type { ResourceListing } from "../../queries/ResourceListing.js";
import { useResources } from "../../queries/useResources.js";
import { ListingError } from "../ListingError.js";
import { PickerRows } from "./PickerRows.js";
import { useResourcePicker } from "./ResourcePickerContext.js";

/** Everything that is offered, by server, in the server's own order. */
export function PickerBrowse() {
  const { listings } = useResources();
  return (
    <div data-slot="resource-picker-browse">
      {listings.map((listing) => (
        <PickerServer key={listing.server.id} listing={listing} />
      ))}
    </div>
  );
}

function PickerServer({ listing }: { listing: ResourceListing }) {
  const { t } = useResourceContext();
  const { offers } = useResourcePicker("ResourcePicker.Root");
  const { server, resources, templates, status, error } = listing;
  const label = visibleText(server.label);
  const offered = resources.filter(offers);
  const isEmpty = offered.length === 0 && templates.length === 0;
  return (
    <section aria-label={label} data-slot="resource-picker-server">
      <h3>
        <bdi>{label}</bdi>
      </h3>
      {error && (
        <div role="alert" data-slot="resource-picker-problem">
          <ListingError listing={listing} />
        </div>
      )}
      {status === "loading" && <p data-slot="resource-picker-note">{t("picker.loading", { server: label })}</p>}
      {status === "complete" && isEmpty && <p data-slot="resource-picker-note">{t("picker.empty")}</p>}
      <PickerRows resources={offered} templates={templates} />
    </section>
  );
}
