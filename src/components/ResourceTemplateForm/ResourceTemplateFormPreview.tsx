"use client";
import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { dataAttribute } from "../../utils/dataAttribute.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceTemplateForm } from "./ResourceTemplateFormContext.js";

export interface ResourceTemplateFormPreviewProps extends PartProps<"output"> {}

/**
 * The exact URI as far as it is filled in. The part of the field in use is marked; a hole shows the variable's name.
 * Renders an `<output role="status">`, whose text is the URI and nothing else.
 *
 * @selector [data-slot="resource-template-form-preview-part"][data-highlighted] it belongs to the field in use
 * @selector [data-slot="resource-template-form-preview-part"][data-empty] the value is missing
 */
export const ResourceTemplateFormPreview = withRef(function ResourceTemplateFormPreview({
  asChild,
  children,
  ...props
}: ResourceTemplateFormPreviewProps) {
  const { t } = useResourceContext();
  const { segments, focused, problem, previewId } = useResourceTemplateForm("ResourceTemplateForm.Preview");
  if (problem) return null;
  const Element = asChild ? Slot.Root : "output";
  return (
    <Element
      role="status"
      // It changes with every key: whoever does not see it hears it with the button that opens it.
      aria-live="off"
      aria-label={t("templateForm.preview")}
      data-slot="resource-template-form-preview"
      {...props}
    >
      {fillChild(
        asChild,
        children,
        <bdi id={previewId} dir="ltr" data-slot="resource-template-form-uri">
          {segments.map(({ text, variable, missing }, index) =>
            variable === undefined ? (
              text
            ) : (
              <span
                // The pieces of a template stay in their order.
                // oxlint-disable-next-line react/no-array-index-key
                key={index}
                data-slot="resource-template-form-preview-part"
                data-highlighted={dataAttribute(variable === focused)}
                data-empty={dataAttribute(missing)}
                // Shown by the style sheet, so that the text stays the exact URI.
                data-placeholder={missing ? `{${variable}}` : undefined}
              >
                {text}
              </span>
            ),
          )}
        </bdi>,
      )}
    </Element>
  );
});
