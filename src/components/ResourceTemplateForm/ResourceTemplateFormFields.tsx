"use client";
import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { dataAttribute } from "../../utils/dataAttribute.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceTemplateForm } from "./ResourceTemplateFormContext.js";
import { ResourceTemplateFormField } from "./ResourceTemplateFormField.js";

export interface ResourceTemplateFormFieldsProps extends PartProps<"div"> {}

/**
 * A field for each variable; for a template without variables, a line that says so. Renders a `<div>`.
 *
 * @selector [data-empty] the template has no variables
 */
export const ResourceTemplateFormFields = withRef(function ResourceTemplateFormFields({
  asChild,
  children,
  ...props
}: ResourceTemplateFormFieldsProps) {
  const { t } = useResourceContext();
  const { fields, problem } = useResourceTemplateForm("ResourceTemplateForm.Fields");
  if (problem) return null;
  const isEmpty = fields.length === 0;
  const Element = asChild ? Slot.Root : "div";
  return (
    <Element data-slot="resource-template-form-fields" data-empty={dataAttribute(isEmpty)} {...props}>
      {children ??
        (isEmpty ? (
          <p>{t("templateForm.noVariables")}</p>
        ) : (
          fields.map(({ name }) => <ResourceTemplateFormField key={name} name={name} />)
        ))}
    </Element>
  );
});
