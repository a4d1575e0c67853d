"use client";
import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceTemplateFormField } from "./ResourceTemplateFormFieldContext.js";

export interface ResourceTemplateFormDescriptionProps extends PartProps<"p"> {}

/** What there is to know of the field: whether it may be left out, and how much of it is used. Renders a `<p>`. */
export const ResourceTemplateFormDescription = withRef(function ResourceTemplateFormDescription({
  asChild,
  children,
  ...props
}: ResourceTemplateFormDescriptionProps) {
  const { t } = useResourceContext();
  const { field, combobox } = useResourceTemplateFormField("ResourceTemplateForm.Description");
  const facts = [
    field.prefix === undefined ? null : t("templateForm.prefix", { count: field.prefix }),
    field.required ? null : t("templateForm.optional"),
  ].filter((fact) => fact !== null);
  const Element = asChild ? Slot.Root : "p";
  return (
    <Element data-slot="resource-template-form-description" id={`${combobox.id}-description`} {...props}>
      {fillChild(asChild, children, facts.join(" · "))}
    </Element>
  );
});
