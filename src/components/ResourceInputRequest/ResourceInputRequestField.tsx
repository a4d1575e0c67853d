"use client";

import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import type { FormIssue } from "../../model/input/readFormAnswer.js";
import type { Translate } from "../../locales/createTranslator.js";
import { visibleText } from "../../model/visibleText.js";
import { dataAttribute } from "../../utils/dataAttribute.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { InputControl } from "./InputControl.js";
import { useResourceInputRequest, useResourceInputRequestRow } from "./ResourceInputRequestContext.js";

export interface ResourceInputRequestFieldProps extends Omit<PartProps<"div">, "name"> {
  /** The property of the server's schema; by default that of the row in which it stands. */
  name?: string | undefined;
}

/**
 * One field with its label, description and what is wrong with it. Renders a `<div>`.
 *
 * @selector [data-kind] `string`, `number`, `integer`, `boolean`, `choice`, `choices`, `list`
 * @selector [data-invalid] it must be changed before the form can be sent
 */
export const ResourceInputRequestField = withRef(function ResourceInputRequestField({
  name: given,
  asChild,
  children,
  ...props
}: ResourceInputRequestFieldProps) {
  const { t } = useResourceContext();
  const { fields, issues, controlId } = useResourceInputRequest("ResourceInputRequest.Field");
  const name = useResourceInputRequestRow("ResourceInputRequest.Field", given);
  const index = fields.findIndex((one) => one.name === name);
  const field = fields[index];
  if (!field) return null;
  const id = controlId(index);
  const issue = issues.get(name);
  const isGroup = field.type === "choices";
  const isList = field.type === "list";
  const describedBy = [field.description && `${id}-description`, isList && `${id}-hint`, issue && `${id}-issue`]
    .filter(Boolean)
    .join(" ");
  const Element = asChild ? Slot.Root : "div";
  const Label = isGroup ? "span" : "label";
  return (
    <Element
      data-slot="resource-input-request-field"
      data-kind={field.type}
      data-invalid={dataAttribute(issue !== undefined)}
      {...props}
    >
      {fillChild(
        asChild,
        children,
        <>
          <div data-slot="resource-input-request-label">
            <Label id={`${id}-label`} {...(!isGroup && { htmlFor: id })}>
              <bdi>{visibleText(field.label)}</bdi>
            </Label>
            {!field.required && field.type !== "boolean" && <span>{t("input.optional")}</span>}
          </div>
          <InputControl field={field} id={id} describedBy={describedBy || undefined} isInvalid={issue !== undefined} />
          {field.description && (
            <p id={`${id}-description`} dir="auto" data-slot="resource-input-request-description">
              {visibleText(field.description)}
            </p>
          )}
          {isList && (
            <p id={`${id}-hint`} data-slot="resource-input-request-description">
              {t("input.onePerLine")}
            </p>
          )}
          {issue && (
            <p id={`${id}-issue`} data-slot="resource-input-request-issue">
              {sayIssue(issue, t)}
            </p>
          )}
        </>,
      )}
    </Element>
  );
});

function sayIssue({ code, limit = 0 }: FormIssue, t: Translate): string {
  return t(`input.issue.${code}`, { limit, count: limit });
}
