"use client";

import type { KeyboardEvent } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import type { FormField } from "../../model/input/FormField.js";
import { formValueOf } from "../../model/input/formValueOf.js";
import { toInstant, toLocalTime } from "../../model/input/localTime.js";
import { visibleText } from "../../model/visibleText.js";
import { useResourceInputRequest } from "./ResourceInputRequestContext.js";

interface InputControlProps {
  field: FormField;
  id: string;
  describedBy: string | undefined;
  isInvalid: boolean;
}

/** The control that a field is filled in with, by its type. */
export function InputControl({ field, id, describedBy, isInvalid }: InputControlProps) {
  const { t } = useResourceContext();
  const { values, setValue } = useResourceInputRequest("ResourceInputRequest.Field");
  const onKeyDown = useEnter();
  const value = formValueOf(values, field);
  const aria = {
    id,
    "data-slot": "resource-input-request-control",
    "aria-describedby": describedBy,
    "aria-invalid": isInvalid || undefined,
    "aria-required": field.required || undefined,
  };

  if (typeof value === "boolean") {
    return (
      <input
        {...aria}
        aria-required={undefined}
        type="checkbox"
        checked={value}
        onChange={(event) => setValue(field.name, event.target.checked)}
        onKeyDown={onKeyDown}
      />
    );
  }
  if (typeof value !== "string") {
    return <ChoiceGroup field={field} id={id} describedBy={describedBy} isInvalid={isInvalid} chosen={value} />;
  }
  if (field.type === "choice") {
    return (
      <select {...aria} value={value} onChange={(event) => setValue(field.name, event.target.value)}>
        {(!field.required || field.initialValue === "") && <option value="">{t("input.choose")}</option>}
        {field.options.map((option) => (
          <option key={option.value} value={option.value}>
            {visibleText(option.label)}
          </option>
        ))}
      </select>
    );
  }
  if (field.type === "list") {
    return (
      <textarea
        {...aria}
        dir="auto"
        rows={3}
        value={value}
        onChange={(event) => setValue(field.name, event.target.value)}
      />
    );
  }
  return (
    <input
      {...aria}
      {...typed(field)}
      dir="auto"
      autoComplete="off"
      value={field.format === "date-time" ? toLocalTime(value) : value}
      onChange={(event) =>
        setValue(field.name, field.format === "date-time" ? toInstant(event.target.value) : event.target.value)
      }
      onKeyDown={onKeyDown}
    />
  );
}

/** Enter goes on to the review, as in a form. Inside the host's own it would send the host's message, from a checkbox too. */
function useEnter() {
  const { tryReview } = useResourceInputRequest("ResourceInputRequest.Field");
  return (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    tryReview();
  };
}

function ChoiceGroup({ field, id, describedBy, isInvalid, chosen }: InputControlProps & { chosen: readonly string[] }) {
  const { setValue } = useResourceInputRequest("ResourceInputRequest.Field");
  const onKeyDown = useEnter();
  const toggle = (value: string, on: boolean) =>
    setValue(
      field.name,
      // In the server's order, not in that of the clicks.
      field.options.map((option) => option.value).filter((one) => (one === value ? on : chosen.includes(one))),
    );
  return (
    <div
      id={id}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      data-slot="resource-input-request-choices"
    >
      {field.options.map((option) => (
        <label key={option.value}>
          <input
            type="checkbox"
            aria-invalid={isInvalid || undefined}
            checked={chosen.includes(option.value)}
            onChange={(event) => toggle(option.value, event.target.checked)}
            onKeyDown={onKeyDown}
          />
          <bdi>{visibleText(option.label)}</bdi>
        </label>
      ))}
    </div>
  );
}

// Numbers are text fields: number fields drop what they cannot read, and know no Thai or Persian digits.
function typed({ type, format }: FormField) {
  if (type === "number") return { type: "text", inputMode: "decimal" } as const;
  if (type === "integer") return { type: "text", inputMode: "numeric" } as const;
  const types = { email: "email", uri: "url", date: "date", "date-time": "datetime-local" } as const;
  return { type: format ? types[format] : "text" } as const;
}
