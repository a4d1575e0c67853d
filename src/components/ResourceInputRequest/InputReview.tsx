"use client";

import { useResourceContext } from "../../client/useResourceContext.js";
import type { Translate } from "../../locales/createTranslator.js";
import type { FormField, FormValue } from "../../model/input/FormField.js";
import { linesOf } from "../../model/input/linesOf.js";
import { formValueOf } from "../../model/input/formValueOf.js";
import { visibleText } from "../../model/visibleText.js";
import { useResourceInputRequest } from "./ResourceInputRequestContext.js";

/** All that will be sent, in words, before it is (specification, elicitation). */
export function InputReview() {
  const { t } = useResourceContext();
  const { fields, values } = useResourceInputRequest("ResourceInputRequest.Fields");
  return (
    <dl data-slot="resource-input-request-review">
      {fields.map((field) => (
        <div key={field.name}>
          <dt>
            <bdi>{visibleText(field.label)}</bdi>
          </dt>
          <dd dir="auto">{inWords(field, formValueOf(values, field), t)}</dd>
        </div>
      ))}
    </dl>
  );
}

function inWords({ type, options }: FormField, value: FormValue, t: Translate): string {
  if (typeof value === "boolean") return t(value ? "input.yes" : "input.no");
  const chosen =
    typeof value !== "string" ? value : type === "list" ? linesOf(value) : [value].filter((one) => one !== "");
  if (chosen.length === 0) return t("input.leftEmpty");
  const labelOf = (one: string) => options.find((option) => option.value === one)?.label ?? one;
  return chosen.map((one) => visibleText(type === "string" ? one : labelOf(one))).join(", ");
}
