"use client";
import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceTemplateFormField } from "./ResourceTemplateFormFieldContext.js";

export interface ResourceTemplateFormFieldErrorProps extends PartProps<"p"> {}

/** That the field is required and still empty, said when its control is reached. Renders a `<p>`, or nothing. */
export const ResourceTemplateFormFieldError = withRef(function ResourceTemplateFormFieldError({
  asChild,
  children,
  ...props
}: ResourceTemplateFormFieldErrorProps) {
  const { t } = useResourceContext();
  const { field, combobox } = useResourceTemplateFormField("ResourceTemplateForm.FieldError");
  if (!field.isMissing) return null;
  const Element = asChild ? Slot.Root : "p";
  return (
    <Element data-slot="resource-template-form-field-error" id={`${combobox.id}-error`} {...props}>
      {fillChild(asChild, children, t("templateForm.needed"))}
    </Element>
  );
});
