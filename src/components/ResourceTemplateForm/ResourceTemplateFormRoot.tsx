"use client";
import { Slot } from "radix-ui";
import { useId } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { displayName } from "../../model/displayName.js";
import { visibleText } from "../../model/visibleText.js";
import { useTemplateForm, type UseTemplateFormOptions } from "../../state/templateForm/useTemplateForm.js";
import { dataAttribute } from "../../utils/dataAttribute.js";
import { fillChild } from "../../utils/fillChild.js";
import { mergeProps } from "../../utils/mergeProps.js";
import type { PartProps } from "../../utils/PartProps.js";
import { useFocusHeir } from "../../utils/useFocusHeir.js";
import { useMergedRef } from "../../utils/useMergedRef.js";
import { withRef } from "../../utils/withRef.js";
import { ResourceTemplateFormProvider } from "./ResourceTemplateFormContext.js";
import { ResourceTemplateFormDefault } from "./ResourceTemplateFormDefault.js";

/** The template, its values, and the props of a `<form>`. */
export interface ResourceTemplateFormRootProps extends Omit<PartProps<"form">, "onSubmit">, UseTemplateFormOptions {}

/**
 * Asks for the variables of a URI template, with suggestions from the server, and gives the resource it names.
 * Renders a `<form>` named by the template's display name; without children, the whole form.
 *
 * @selector [data-invalid] required values are missing, the template is malformed, or the resource is not there
 * @selector [data-loading] the resource is being read
 * @example
 * <ResourceTemplateForm.Root server="docs" template={template} onSubmit={(ref) => open(ref)} />
 */
export const ResourceTemplateFormRoot = withRef(function ResourceTemplateFormRoot(
  props: ResourceTemplateFormRootProps,
) {
  const uriTemplate = typeof props.template === "string" ? props.template : props.template.uriTemplate;
  // Values, suggestions and errors of one template mean nothing to another.
  return <Form key={JSON.stringify([props.server, uriTemplate])} {...props} />;
});

function Form({
  server,
  template,
  uri,
  values,
  defaultValues,
  onValuesChange,
  onSubmit,
  onReset,
  read,
  asChild,
  children,
  ref,
  ...props
}: ResourceTemplateFormRootProps) {
  const { dir } = useResourceContext();
  const form = useTemplateForm({
    server,
    template,
    uri,
    values,
    defaultValues,
    onValuesChange,
    onSubmit,
    read,
  });
  const { submission, missing, problem } = form;
  const formProps = form.getFormProps();
  const ours = {
    "data-slot": "resource-template-form",
    "data-mcpr-root": "",
    "data-invalid": dataAttribute(problem !== null || missing.length > 0 || submission.status === "failed"),
    "data-loading": dataAttribute(submission.status === "reading"),
    "aria-label": visibleText(displayName(form.template)),
    dir,
    ...formProps,
    // The host's own is called here: on its way up the event would not come to it.
    ...mergeProps({ onResetCapture: formProps.onResetCapture }, { onResetCapture: onReset }),
  };
  const previewId = useId();
  const mergedRef = useMergedRef(useFocusHeir<HTMLFormElement>(), ref);
  const Element = asChild ? Slot.Root : "form";
  return (
    <ResourceTemplateFormProvider value={{ ...form, previewId }}>
      <Element {...mergeProps(ours, props)} ref={mergedRef}>
        {fillChild(asChild, children, <ResourceTemplateFormDefault />)}
      </Element>
    </ResourceTemplateFormProvider>
  );
}
