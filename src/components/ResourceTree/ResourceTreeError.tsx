"use client";

import { Slot } from "radix-ui";
import { dataAttribute } from "../../utils/dataAttribute.js";
import { listingFailure } from "../../queries/listingFailure.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { ListingError } from "../ListingError.js";
import { useResourceTreeContext } from "./ResourceTreeContext.js";

export interface ResourceTreeErrorProps extends PartProps<"div"> {}

/**
 * Each server whose list failed, with "Try again", and how many entries could not be read; the others' rows stay.
 * Renders a `<div role="alert">`.
 *
 * @selector [data-empty] no server failed
 */
export const ResourceTreeError = withRef(function ResourceTreeError({
  asChild,
  children,
  ...props
}: ResourceTreeErrorProps) {
  const { listings } = useResourceTreeContext("ResourceTree.Error");
  const failed = listings.filter((listing) => listingFailure(listing) !== null);
  const Element = asChild ? Slot.Root : "div";
  return (
    <Element role="alert" data-slot="resource-tree-error" data-empty={dataAttribute(failed.length === 0)} {...props}>
      {fillChild(
        asChild,
        children,
        failed.map((listing) => <ListingError key={listing.server.id} listing={listing} />),
      )}
    </Element>
  );
});
