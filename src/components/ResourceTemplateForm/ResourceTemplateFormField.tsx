"use client";
import { Slot } from "radix-ui";
import type { FocusEvent } from "react";
import { useTemplateCombobox } from "../../state/templateForm/useTemplateCombobox.js";
import type { TemplateFormField } from "../../state/templateForm/useTemplateForm.js";
import { dataAttribute } from "../../utils/dataAttribute.js";
import { fillChild } from "../../utils/fillChild.js";
import { mergeProps } from "../../utils/mergeProps.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { ResourceTemplateFormAdd } from "./ResourceTemplateFormAdd.js";
import { useResourceTemplateForm } from "./ResourceTemplateFormContext.js";
import { ResourceTemplateFormControl } from "./ResourceTemplateFormControl.js";
import { ResourceTemplateFormDescription } from "./ResourceTemplateFormDescription.js";
import { ResourceTemplateFormFieldError } from "./ResourceTemplateFormFieldError.js";
import { ResourceTemplateFormFieldProvider, useResourceTemplateFormRow } from "./ResourceTemplateFormFieldContext.js";
import { ResourceTemplateFormItems } from "./ResourceTemplateFormItems.js";
import { ResourceTemplateFormLabel } from "./ResourceTemplateFormLabel.js";
import { ResourceTemplateFormSetEmpty } from "./ResourceTemplateFormSetEmpty.js";
import { ResourceTemplateFormSuggestions } from "./ResourceTemplateFormSuggestions.js";

export interface ResourceTemplateFormFieldProps extends PartProps<"div"> {
  /** The variable; by default that of the row in which it stands. */
  name?: string | undefined;
}

/**
 * The field of one variable. Renders a `<div>`, for a list a `<div role="group">` named by the variable.
 * Nothing for a name that the template does not have.
 *
 * @selector [data-required] the URI is meaningless without it
 * @selector [data-invalid] it is required, and missing
 * @selector [data-list] it takes several values
 */
export const ResourceTemplateFormField = withRef(function ResourceTemplateFormField({
  name: given,
  ...props
}: ResourceTemplateFormFieldProps) {
  const { fields } = useResourceTemplateForm("ResourceTemplateForm.Field");
  const name = useResourceTemplateFormRow("ResourceTemplateForm.Field", given);
  const field = fields.find((candidate) => candidate.name === name);
  return field ? <Field field={field} {...props} /> : null;
});

interface FieldProps extends PartProps<"div"> {
  field: TemplateFormField;
}

function Field({ field, asChild, children, ...props }: FieldProps) {
  const form = useResourceTemplateForm("ResourceTemplateForm.Field");
  const combobox = useTemplateCombobox(form, field);
  const ours = {
    "data-slot": "resource-template-form-field",
    "data-required": dataAttribute(field.required),
    "data-invalid": dataAttribute(field.isMissing),
    "data-list": dataAttribute(field.isList),
    role: field.isList ? "group" : undefined,
    "aria-labelledby": field.isList ? `${combobox.id}-label` : undefined,
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (event.currentTarget.contains(event.relatedTarget)) return;
      combobox.close();
      form.setFocused(null);
    },
  };
  const Element = asChild ? Slot.Root : "div";
  return (
    <ResourceTemplateFormFieldProvider value={{ field, combobox }}>
      <Element {...mergeProps(ours, props)}>
        {fillChild(
          asChild,
          children,
          <>
            <ResourceTemplateFormLabel />
            <ResourceTemplateFormDescription />
            <ResourceTemplateFormItems />
            <div data-slot="resource-template-form-entry">
              <ResourceTemplateFormControl />
              <ResourceTemplateFormSetEmpty />
              <ResourceTemplateFormAdd />
            </div>
            <ResourceTemplateFormSuggestions />
            <ResourceTemplateFormFieldError />
          </>,
        )}
      </Element>
    </ResourceTemplateFormFieldProvider>
  );
}
