"use client";
import { Plus } from "lucide-react";
import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { visibleText } from "../../model/visibleText.js";
import { fillChild } from "../../utils/fillChild.js";
import { mergeProps } from "../../utils/mergeProps.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceTemplateForm } from "./ResourceTemplateFormContext.js";
import { useResourceTemplateFormField } from "./ResourceTemplateFormFieldContext.js";

export interface ResourceTemplateFormAddProps extends PartProps<"button"> {}

/** Takes what is typed into the list and makes room for the next item. Renders a `<button>`, only for lists. */
export const ResourceTemplateFormAdd = withRef(function ResourceTemplateFormAdd({
  asChild,
  children,
  ...props
}: ResourceTemplateFormAddProps) {
  const { t } = useResourceContext();
  const { focusControl } = useResourceTemplateForm("ResourceTemplateForm.Add");
  const { field, combobox } = useResourceTemplateFormField("ResourceTemplateForm.Add");
  if (!field.isList) return null;
  const ours = {
    type: "button" as const,
    "data-slot": "resource-template-form-add",
    "data-button": "plain",
    "aria-label": t("templateForm.addItem", { name: visibleText(field.name) }),
    onClick: () => {
      combobox.addItem();
      focusControl(field.name);
    },
  };
  const Element = asChild ? Slot.Root : "button";
  return (
    <Element {...mergeProps(ours, props)}>
      {fillChild(
        asChild,
        children,
        <>
          <Plus aria-hidden="true" />
          {t("templateForm.add")}
        </>,
      )}
    </Element>
  );
});
