"use client";
import { ResourceTemplateFormError } from "./ResourceTemplateFormError.js";
import { ResourceTemplateFormFields } from "./ResourceTemplateFormFields.js";
import { ResourceTemplateFormHeader } from "./ResourceTemplateFormHeader.js";
import { ResourceTemplateFormPreview } from "./ResourceTemplateFormPreview.js";
import { ResourceTemplateFormReset } from "./ResourceTemplateFormReset.js";
import { ResourceTemplateFormStatus } from "./ResourceTemplateFormStatus.js";
import { ResourceTemplateFormSubmit } from "./ResourceTemplateFormSubmit.js";

/** The complete form, as a Root without children shows it. */
export function ResourceTemplateFormDefault() {
  return (
    <>
      <ResourceTemplateFormHeader />
      <ResourceTemplateFormFields />
      <ResourceTemplateFormPreview />
      <ResourceTemplateFormError />
      <div data-slot="resource-template-form-actions">
        <ResourceTemplateFormSubmit />
        <ResourceTemplateFormReset />
        <ResourceTemplateFormStatus />
      </div>
    </>
  );
}
