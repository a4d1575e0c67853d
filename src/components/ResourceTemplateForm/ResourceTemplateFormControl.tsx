"use client";
import { Slot } from "radix-ui";
import { useCallback } from "react";
import { dataAttribute } from "../../utils/dataAttribute.js";
import { mergeProps } from "../../utils/mergeProps.js";
import type { PartProps } from "../../utils/PartProps.js";
import { useMergedRef } from "../../utils/useMergedRef.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceTemplateForm } from "./ResourceTemplateFormContext.js";
import { useResourceTemplateFormField } from "./ResourceTemplateFormFieldContext.js";

export interface ResourceTemplateFormControlProps extends PartProps<"input"> {}

/**
 * Where the value is typed. Renders an `<input role="combobox">` named by the variable.
 *
 * @selector [data-invalid] it is required, and missing
 * @selector [data-expanded] its suggestions are shown
 */
export const ResourceTemplateFormControl = withRef(function ResourceTemplateFormControl({
  asChild,
  ref,
  ...props
}: ResourceTemplateFormControlProps) {
  const { registerControl } = useResourceTemplateForm("ResourceTemplateForm.Control");
  const { field, combobox } = useResourceTemplateFormField("ResourceTemplateForm.Control");
  const register = useCallback(
    (control: HTMLInputElement | null) => registerControl(field.name, control),
    [registerControl, field.name],
  );
  const ours = {
    "data-slot": "resource-template-form-control",
    "data-invalid": dataAttribute(field.isMissing),
    "data-expanded": dataAttribute(combobox.isShown),
    id: `${combobox.id}-input`,
    "aria-describedby": `${combobox.id}-description${field.isMissing ? ` ${combobox.id}-error` : ""}`,
    ...combobox.getInputProps(),
  };
  const Element = asChild ? Slot.Root : "input";
  return <Element {...mergeProps(ours, props)} ref={useMergedRef(register, ref)} />;
});
