import type { TemplateCombobox } from "../../state/templateForm/useTemplateCombobox.js";
import type { TemplateFormField } from "../../state/templateForm/useTemplateForm.js";
import { createPartContext } from "../../utils/createPartContext.js";
import { createRowContext } from "../../utils/createRowContext.js";

/** Tells the parts of a row which variable it is for. */
export const [ResourceTemplateFormRow, useResourceTemplateFormRow] = createRowContext<string>(
  "ResourceTemplateForm.Fields",
  "name",
);

interface FieldContext {
  field: TemplateFormField;
  combobox: TemplateCombobox;
}

export const [ResourceTemplateFormFieldProvider, useResourceTemplateFormField] =
  createPartContext<FieldContext>("ResourceTemplateForm.Field");
