"use client";
import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { fillChild } from "../../utils/fillChild.js";
import { mergeProps } from "../../utils/mergeProps.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceTemplateForm } from "./ResourceTemplateFormContext.js";

export interface ResourceTemplateFormSubmitProps extends PartProps<"button"> {}

/** Opens the resource: focuses the first field that is missing, else submits. Described by the URI so far. Renders a `<button type="submit">`. */
export const ResourceTemplateFormSubmit = withRef(function ResourceTemplateFormSubmit({
  asChild,
  children,
  ...props
}: ResourceTemplateFormSubmitProps) {
  const { t } = useResourceContext();
  const { problem, previewId } = useResourceTemplateForm("ResourceTemplateForm.Submit");
  const ours = {
    type: "submit" as const,
    "data-slot": "resource-template-form-submit",
    "data-button": "primary",
    disabled: problem !== null,
    "aria-describedby": previewId,
  };
  const Element = asChild ? Slot.Root : "button";
  return <Element {...mergeProps(ours, props)}>{fillChild(asChild, children, t("templateForm.submit"))}</Element>;
});
