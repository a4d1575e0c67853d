"use client";
import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { visibleText } from "../../model/visibleText.js";
import { fillChild } from "../../utils/fillChild.js";
import { mergeProps } from "../../utils/mergeProps.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceTemplateForm } from "./ResourceTemplateFormContext.js";
import { useResourceTemplateFormField } from "./ResourceTemplateFormFieldContext.js";

export interface ResourceTemplateFormSetEmptyProps extends PartProps<"button"> {}

/**
 * Puts an optional variable into the URI though it is empty (`?q=`), or leaves it out again. Renders a
 * `<button aria-pressed>`, only while nothing is typed into an optional field.
 */
export const ResourceTemplateFormSetEmpty = withRef(function ResourceTemplateFormSetEmpty({
  asChild,
  children,
  ...props
}: ResourceTemplateFormSetEmptyProps) {
  const { t } = useResourceContext();
  const { setValue } = useResourceTemplateForm("ResourceTemplateForm.SetEmpty");
  const { field } = useResourceTemplateFormField("ResourceTemplateForm.SetEmpty");
  if (field.required || field.isList || (field.value !== undefined && field.value !== "")) return null;
  const isSet = field.value === "";
  const ours = {
    type: "button" as const,
    "data-slot": "resource-template-form-set-empty",
    "aria-pressed": isSet,
    "aria-label": t("templateForm.setEmptyOf", { name: visibleText(field.name) }),
    onClick: () => setValue(field.name, isSet ? undefined : "", "empty-press"),
  };
  const Element = asChild ? Slot.Root : "button";
  return <Element {...mergeProps(ours, props)}>{fillChild(asChild, children, t("templateForm.setEmpty"))}</Element>;
});
