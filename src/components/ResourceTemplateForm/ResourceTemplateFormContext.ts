import type { TemplateForm } from "../../state/templateForm/useTemplateForm.js";
import { createPartContext } from "../../utils/createPartContext.js";

export const [ResourceTemplateFormProvider, useResourceTemplateForm] =
  createPartContext<TemplateForm>("ResourceTemplateForm.Root");
