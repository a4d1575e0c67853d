import type { TemplateCombobox } from "../../state/templateForm/useTemplateCombobox.js";
import type { TemplateFormField } from "../../state/templateForm/useTemplateForm.js";
import { createPartContext } from "../../utils/createPartContext.js";

interface FieldContext {
  field: TemplateFormField;
  combobox: TemplateCombobox;
}

export const [ResourceTemplateFormFieldProvider, useResourceTemplateFormField] =
  createPartContext<FieldContext>("ResourceTemplateForm.Field");
