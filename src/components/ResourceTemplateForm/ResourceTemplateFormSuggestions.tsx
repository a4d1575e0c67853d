"use client";
import { autoUpdate, flip, offset, size, useFloating } from "@floating-ui/react-dom";
import { Slot } from "radix-ui";
import { useEffect, useRef } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { visibleText } from "../../model/visibleText.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { revealRow } from "../../utils/revealRow.js";
import { useEventCallback } from "../../utils/useEventCallback.js";
import { useIsomorphicLayoutEffect } from "../../utils/useIsomorphicLayoutEffect.js";
import { useMergedRef } from "../../utils/useMergedRef.js";
import { withRef } from "../../utils/withRef.js";
import { useLiveText } from "../useLiveText.js";
import { useResourceTemplateForm } from "./ResourceTemplateFormContext.js";
import { useResourceTemplateFormField } from "./ResourceTemplateFormFieldContext.js";
import { ResourceTemplateFormSuggestionsNote } from "./ResourceTemplateFormSuggestionsNote.js";

export interface ResourceTemplateFormSuggestionsProps extends PartProps<"div"> {}

/**
 * What the server suggests for the field, under it (or above, where there is more room). Renders a `<div>` with a
 * `<ul role="listbox">` in it, only while the field is being filled in and there is something to say; beside it, always, a
 * polite status that says how many there are.
 */
export const ResourceTemplateFormSuggestions = withRef(function ResourceTemplateFormSuggestions({
  asChild,
  ref,
  children,
  style,
  ...props
}: ResourceTemplateFormSuggestionsProps) {
  const { combobox } = useResourceTemplateFormField("ResourceTemplateForm.Suggestions");
  const { isShown, isPopupShown, text: typed } = combobox;
  const text = useStatusText();
  const [said] = useLiveText(text, `${typed} ${text}`);
  return (
    <>
      <span role="status" data-visually-hidden="">
        {said}
      </span>
      {isPopupShown && (
        <Popup asChild={asChild} style={style} ref={ref} {...props}>
          {fillChild(
            asChild,
            children,
            <>
              {isShown && <List />}
              <ResourceTemplateFormSuggestionsNote />
            </>,
          )}
        </Popup>
      )}
    </>
  );
});

function useStatusText(): string {
  const { t } = useResourceContext();
  const { combobox } = useResourceTemplateFormField("ResourceTemplateForm.Suggestions");
  const { isOpen, isShown, suggestions, completion } = combobox;
  if (!isOpen) return "";
  if (completion.status === "error") return t("templateForm.completionFailed");
  if (isShown) return t("templateForm.count", { count: suggestions.length });
  return completion.status === "loading" ? t("templateForm.loading") : "";
}

const Popup = withRef(function Popup({ asChild, style, ref, ...props }: PartProps<"div">) {
  const { controlOf } = useResourceTemplateForm("ResourceTemplateForm.Suggestions");
  const { field, combobox } = useResourceTemplateFormField("ResourceTemplateForm.Suggestions");
  const { refs, floatingStyles, update } = useFloating({
    strategy: "fixed",
    placement: "bottom-start",
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(4),
      flip({ padding: 8 }),
      size({
        padding: 8,
        apply: ({ availableHeight, rects, elements }) => {
          elements.floating.style.setProperty("--_mcpr-available-height", `${availableHeight}px`);
          elements.floating.style.setProperty("inline-size", `${rects.reference.width}px`);
        },
      }),
    ],
  });
  const control = useEventCallback(() => controlOf(field.name));
  useIsomorphicLayoutEffect(() => {
    refs.setReference({
      contextElement: control() ?? undefined,
      getBoundingClientRect: () => spaceOf(control(), combobox.id),
    });
  }, [refs, control, combobox.id]);
  useIsomorphicLayoutEffect(update, [update, field.isMissing]);
  const Element = asChild ? Slot.Root : "div";
  return (
    <Element
      data-slot="resource-template-form-suggestions"
      {...props}
      ref={useMergedRef(refs.setFloating, ref)}
      style={{ ...floatingStyles, ...style }}
    />
  );
});

// What is missing is said below the field, and stays to be seen.
function spaceOf(control: HTMLElement | null, id: string): DOMRect {
  if (!control) return new DOMRect();
  const { left, top, width, bottom } = control.getBoundingClientRect();
  const error = control.ownerDocument.getElementById(`${id}-error`)?.getBoundingClientRect();
  return new DOMRect(left, top, width, Math.max(bottom, error?.bottom ?? 0) - top);
}

function List() {
  const { t } = useResourceContext();
  const { field, combobox } = useResourceTemplateFormField("ResourceTemplateForm.Suggestions");
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => revealRow(list.current?.querySelector("[data-highlighted]")), [combobox.highlighted]);
  return (
    <ul
      ref={list}
      data-slot="resource-template-form-list"
      aria-label={t("templateForm.suggestions", { name: visibleText(field.name) })}
      {...combobox.getListProps()}
    >
      {combobox.suggestions.map((suggestion) => (
        <li key={suggestion} data-slot="resource-template-form-option" {...combobox.getOptionProps(suggestion)}>
          <bdi>{visibleText(suggestion)}</bdi>
        </li>
      ))}
    </ul>
  );
}
