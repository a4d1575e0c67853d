"use client";
import { X } from "lucide-react";
import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { visibleText } from "../../model/visibleText.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceTemplateForm } from "./ResourceTemplateFormContext.js";
import { useResourceTemplateFormField } from "./ResourceTemplateFormFieldContext.js";

export interface ResourceTemplateFormItemsProps extends PartProps<"ul"> {}

/** The items of a list so far, each with a button that removes it. Renders a `<ul>`, or nothing without items. */
export const ResourceTemplateFormItems = withRef(function ResourceTemplateFormItems({
  asChild,
  children,
  ...props
}: ResourceTemplateFormItemsProps) {
  const { t } = useResourceContext();
  const form = useResourceTemplateForm("ResourceTemplateForm.Items");
  const { field, combobox } = useResourceTemplateFormField("ResourceTemplateForm.Items");
  if (combobox.items.length === 0) return null;
  function remove(index: number) {
    combobox.removeItem(index);
    form.focusControl(field.name);
  }
  const Element = asChild ? Slot.Root : "ul";
  return (
    <Element data-slot="resource-template-form-items" aria-labelledby={`${combobox.id}-label`} {...props}>
      {fillChild(
        asChild,
        children,
        combobox.items.map((item, index) => (
          // An item may stand in a list twice; its place is its identity.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} data-slot="resource-template-form-item">
            <bdi>{visibleText(item)}</bdi>
            <button
              type="button"
              data-slot="resource-template-form-item-remove"
              aria-label={t("templateForm.removeItem", { item: visibleText(item) })}
              onClick={() => remove(index)}
            >
              <X aria-hidden="true" />
            </button>
          </li>
        )),
      )}
    </Element>
  );
});
