"use client";

import { Slot } from "radix-ui";
import { fillRows, type RowChildren } from "../../utils/createRowContext.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { InputReview } from "./InputReview.js";
import { ResourceInputRequestRow, useResourceInputRequest } from "./ResourceInputRequestContext.js";
import { ResourceInputRequestField } from "./ResourceInputRequestField.js";

export interface ResourceInputRequestFieldsProps extends Omit<PartProps<"div">, "children"> {
  /** What stands for each property, or a function that gives it; by default `<ResourceInputRequest.Field />`. */
  children?: RowChildren<string>;
}

/** The fields of the form, then what was entered, to look over. Renders a `<div>`, or nothing in URL mode. */
export const ResourceInputRequestFields = withRef(function ResourceInputRequestFields({
  asChild,
  children,
  ...props
}: ResourceInputRequestFieldsProps) {
  const { address, fields, step } = useResourceInputRequest("ResourceInputRequest.Fields");
  if (address || fields.length === 0) return null;
  if (step === "review") return <InputReview />;
  const Element = asChild ? Slot.Root : "div";
  return (
    <Element data-slot="resource-input-request-fields" {...props}>
      {fillRows({ asChild, children, Part: ResourceInputRequestField, prop: "name" }, (draw) =>
        fields.map(({ name }) => (
          <ResourceInputRequestRow key={name} value={name}>
            {draw(name)}
          </ResourceInputRequestRow>
        )),
      )}
    </Element>
  );
});
