"use client";
import { CircleAlert } from "lucide-react";
import { Slot } from "radix-ui";
import { describeError } from "../../client/describeError.js";
import { useResourceContext } from "../../client/useResourceContext.js";
import { visibleText } from "../../model/visibleText.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceTemplateForm } from "./ResourceTemplateFormContext.js";

export interface ResourceTemplateFormErrorProps extends PartProps<"div"> {}

/**
 * Why the form cannot go on: what is missing, what is wrong with the template, or that the resource is not there.
 * Renders a `<div role="alert">`, or nothing.
 */
export const ResourceTemplateFormError = withRef(function ResourceTemplateFormError({
  asChild,
  children,
  ...props
}: ResourceTemplateFormErrorProps) {
  const text = useErrorText();
  if (text === null) return null;
  const Element = asChild ? Slot.Root : "div";
  return (
    // Said when the form is sent; that the names grow fewer while they are filled in is not.
    <Element role="alert" aria-relevant="additions" data-slot="resource-template-form-error" {...props}>
      {fillChild(
        asChild,
        children,
        <>
          <CircleAlert aria-hidden="true" />
          <p>{text}</p>
        </>,
      )}
    </Element>
  );
});

function useErrorText(): string | null {
  const { t, locale, getServer } = useResourceContext();
  const { problem, missing, submission, template } = useResourceTemplateForm("ResourceTemplateForm.Error");
  if (problem) {
    return t("templateForm.malformed", {
      template: visibleText(template.uriTemplate),
      message: visibleText(problem.message),
      position: problem.position + 1,
    });
  }
  if (missing.length > 0) {
    const names = new Intl.ListFormat(locale).format(missing.map(visibleText));
    return t("templateForm.missing", { count: missing.length, names });
  }
  if (submission.status !== "failed") return null;
  const uri = visibleText(submission.ref.uri);
  if (submission.error.kind === "not-found") return t("templateForm.notFound", { uri });
  const { server } = submission.ref;
  return describeError(submission.error, { t, server: getServer(server)?.label ?? server, name: uri });
}
