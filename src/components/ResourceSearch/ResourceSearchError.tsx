"use client";

import { Slot } from "radix-ui";
import { dataAttribute } from "../../utils/dataAttribute.js";
import { listingFailure } from "../../queries/listingFailure.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { ListingError } from "../ListingError.js";
import { useResourceSearchContext } from "./ResourceSearchContext.js";

export interface ResourceSearchErrorProps extends PartProps<"div"> {}

/**
 * Each server whose list failed, with "Try again"; the others' results stay. Renders a `<div role="alert">`.
 *
 * @selector [data-empty] no server failed
 */
export const ResourceSearchError = withRef(function ResourceSearchError({
  asChild,
  children,
  ...props
}: ResourceSearchErrorProps) {
  const { listings } = useResourceSearchContext("ResourceSearch.Error");
  const failed = listings.filter((listing) => listingFailure(listing) !== null);
  const Element = asChild ? Slot.Root : "div";
  return (
    <Element role="alert" data-slot="resource-search-error" data-empty={dataAttribute(failed.length === 0)} {...props}>
      {fillChild(
        asChild,
        children,
        failed.map((listing) => <ListingError key={listing.server.id} listing={listing} />),
      )}
    </Element>
  );
});
