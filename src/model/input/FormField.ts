/** What the user has typed or ticked in one field: a text also for numbers, dates and lists, until it is sent. */
export type FormValue = string | boolean | readonly string[];

/** One field of a form that a server asks to have filled in (elicitation schema, specification 2026-07-28). */
export interface FormField {
  /** The property in the answer. Hostile text, like every text here. */
  name: string;
  label: string;
  description?: string | undefined;
  required: boolean;
  type: "string" | "number" | "integer" | "boolean" | "choice" | "choices" | "list";
  format?: "email" | "uri" | "date" | "date-time" | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  minItems?: number | undefined;
  maxItems?: number | undefined;
  /** Of a choice. */
  options: readonly { value: string; label: string }[];
  initialValue: FormValue;
}
