"use client";
import { Slot } from "radix-ui";
import { displayName } from "../../model/displayName.js";
import { visibleText } from "../../model/visibleText.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceTemplateForm } from "./ResourceTemplateFormContext.js";

export interface ResourceTemplateFormHeaderProps extends PartProps<"div"> {}

/** What the template is for: its display name and description. Renders a `<div>`. */
export const ResourceTemplateFormHeader = withRef(function ResourceTemplateFormHeader({
  asChild,
  children,
  ...props
}: ResourceTemplateFormHeaderProps) {
  const { template } = useResourceTemplateForm("ResourceTemplateForm.Header");
  const Element = asChild ? Slot.Root : "div";
  return (
    <Element data-slot="resource-template-form-header" {...props}>
      {fillChild(
        asChild,
        children,
        <>
          <p data-slot="resource-template-form-title" dir="auto">
            {visibleText(displayName(template))}
          </p>
          {template.description && (
            <p data-slot="resource-template-form-about" dir="auto">
              {visibleText(template.description)}
            </p>
          )}
        </>,
      )}
    </Element>
  );
});
