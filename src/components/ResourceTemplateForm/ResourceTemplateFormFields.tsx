"use client";
import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { fillRows, type RowChildren } from "../../utils/createRowContext.js";
import { dataAttribute } from "../../utils/dataAttribute.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceTemplateForm } from "./ResourceTemplateFormContext.js";
import { ResourceTemplateFormField } from "./ResourceTemplateFormField.js";
import { ResourceTemplateFormRow } from "./ResourceTemplateFormFieldContext.js";

export interface ResourceTemplateFormFieldsProps extends Omit<PartProps<"div">, "children"> {
  /** What stands for each variable, or a function that gives it; by default `<ResourceTemplateForm.Field />`. */
  children?: RowChildren<string>;
}

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
      {fillRows({ asChild, children, Part: ResourceTemplateFormField, prop: "name" }, (draw) =>
        isEmpty ? (
          <p>{t("templateForm.noVariables")}</p>
        ) : (
          fields.map(({ name }) => (
            <ResourceTemplateFormRow key={name} value={name}>
              {draw(name)}
            </ResourceTemplateFormRow>
          ))
        ),
      )}
    </Element>
  );
});
