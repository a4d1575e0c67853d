"use client";
import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { visibleText } from "../../model/visibleText.js";
import { dataAttribute } from "../../utils/dataAttribute.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceTemplateForm } from "./ResourceTemplateFormContext.js";

export interface ResourceTemplateFormStatusProps extends PartProps<"p"> {}

/**
 * What just happened: values that were cleared with another, a resource being read, with Cancel. Renders a polite live region,
 * a `<p>`, empty when there is nothing to say.
 *
 * @selector [data-loading] the resource is being read
 */
export const ResourceTemplateFormStatus = withRef(function ResourceTemplateFormStatus({
  asChild,
  children,
  ...props
}: ResourceTemplateFormStatusProps) {
  const { t, locale } = useResourceContext();
  const { submission, cancel, cleared } = useResourceTemplateForm("ResourceTemplateForm.Status");
  const isReading = submission.status === "reading";
  const names = new Intl.ListFormat(locale).format(cleared.map(visibleText));
  const clearedText = cleared.length > 0 ? t("templateForm.cleared", { count: cleared.length, names }) : null;
  const Element = asChild ? Slot.Root : "p";
  return (
    <Element
      aria-live="polite"
      data-slot="resource-template-form-status"
      data-loading={dataAttribute(isReading)}
      {...props}
    >
      {fillChild(
        asChild,
        children,
        isReading ? (
          <>
            {t("templateForm.reading")}{" "}
            <button type="button" data-button="quiet" onClick={cancel}>
              {t("action.cancel")}
            </button>
          </>
        ) : (
          clearedText
        ),
      )}
    </Element>
  );
});
