"use client";
import { Slot } from "radix-ui";
import { visibleText } from "../../model/visibleText.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceTemplateFormField } from "./ResourceTemplateFormFieldContext.js";

export interface ResourceTemplateFormLabelProps extends PartProps<"label"> {}

/** The variable's name, which names its control. Renders a `<label>`. */
export const ResourceTemplateFormLabel = withRef(function ResourceTemplateFormLabel({
  asChild,
  children,
  ...props
}: ResourceTemplateFormLabelProps) {
  const { field, combobox } = useResourceTemplateFormField("ResourceTemplateForm.Label");
  const Element = asChild ? Slot.Root : "label";
  return (
    <Element
      data-slot="resource-template-form-label"
      id={`${combobox.id}-label`}
      htmlFor={`${combobox.id}-input`}
      {...props}
    >
      {fillChild(asChild, children, <bdi>{visibleText(field.name)}</bdi>)}
    </Element>
  );
});
