"use client";
import { Slot } from "radix-ui";
import { useCallback, useId, useRef } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { displayName } from "../../model/displayName.js";
import { visibleText } from "../../model/visibleText.js";
import {
  useTemplateForm,
  type TemplateForm,
  type UseTemplateFormOptions,
} from "../../state/templateForm/useTemplateForm.js";
import { dataAttribute } from "../../utils/dataAttribute.js";
import { fillChild } from "../../utils/fillChild.js";
import { mergeProps } from "../../utils/mergeProps.js";
import type { PartProps } from "../../utils/PartProps.js";
import { useEventCallback } from "../../utils/useEventCallback.js";
import { useFocusHeir } from "../../utils/useFocusHeir.js";
import { useMergedRef } from "../../utils/useMergedRef.js";
import { withRef } from "../../utils/withRef.js";
import { ResourceTemplateFormProvider } from "./ResourceTemplateFormContext.js";
import { ResourceTemplateFormDefault } from "./ResourceTemplateFormDefault.js";

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
  const ours = {
    "data-slot": "resource-template-form",
    "data-mcpr-root": "",
    "data-invalid": dataAttribute(problem !== null || missing.length > 0 || submission.status === "failed"),
    "data-loading": dataAttribute(submission.status === "reading"),
    "aria-label": visibleText(displayName(form.template)),
    dir,
    ...form.getFormProps(),
  };
  const previewId = useId();
  const own = useMergedRef(useFocusHeir<HTMLFormElement>(), useNestedForm(form));
  const mergedRef = useMergedRef(own, ref);
  const Element = asChild ? Slot.Root : "form";
  return (
    <ResourceTemplateFormProvider value={{ ...form, previewId }}>
      <Element {...mergeProps(ours, props)} ref={mergedRef}>
        {fillChild(asChild, children, <ResourceTemplateFormDefault />)}
      </Element>
    </ResourceTemplateFormProvider>
  );
}

/**
 * A form within a form is none that HTML knows, but a host may have put a picker into its own. Browsers then stop the
 * event at the outer form, React never hears of it, and the page would be left for the answer.
 */
function useNestedForm({ submit, reset }: TemplateForm): (element: HTMLFormElement | null) => void {
  const act = useEventCallback((type: string) => (type === "submit" ? submit() : reset()));
  const stop = useRef<() => void>(undefined);
  return useCallback(
    (element: HTMLFormElement | null) => {
      stop.current?.();
      if (!element?.parentElement?.closest("form")) return;
      const onEvent = (event: Event) => {
        event.preventDefault();
        event.stopPropagation();
        act(event.type);
      };
      for (const type of ["submit", "reset"]) element.addEventListener(type, onEvent);
      stop.current = () => {
        for (const type of ["submit", "reset"]) element.removeEventListener(type, onEvent);
      };
    },
    [act],
  );
}
