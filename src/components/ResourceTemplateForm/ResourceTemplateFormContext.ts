import type { TemplateForm } from "../../state/templateForm/useTemplateForm.js";
import { createPartContext } from "../../utils/createPartContext.js";

export interface ResourceTemplateFormContextValue extends TemplateForm {
  /** DOM id of the URI so far, by which the button that opens it is described. */
  previewId: string;
}

export const [ResourceTemplateFormProvider, useResourceTemplateForm] =
  createPartContext<ResourceTemplateFormContextValue>("ResourceTemplateForm.Root");
