"use client";
import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { fillChild } from "../../utils/fillChild.js";
import { mergeProps } from "../../utils/mergeProps.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceTemplateForm } from "./ResourceTemplateFormContext.js";

export interface ResourceTemplateFormResetProps extends PartProps<"button"> {}

/**
 * Puts back the values that were there at the start. Renders a `<button type="reset">`, nothing where there is nothing to
 * fill in.
 */
export const ResourceTemplateFormReset = withRef(function ResourceTemplateFormReset({
  asChild,
  children,
  ...props
}: ResourceTemplateFormResetProps) {
  const { t } = useResourceContext();
  const { fields } = useResourceTemplateForm("ResourceTemplateForm.Reset");
  if (fields.length === 0) return null;
  const ours = {
    type: "reset" as const,
    "data-slot": "resource-template-form-reset",
    "data-button": "plain",
  };
  const Element = asChild ? Slot.Root : "button";
  return <Element {...mergeProps(ours, props)}>{fillChild(asChild, children, t("templateForm.reset"))}</Element>;
});
