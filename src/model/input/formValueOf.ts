import type { FormField, FormValue } from "./FormField.js";

/** What a field holds: what the user put there, else what the server did. A property may be called `constructor`. */
export function formValueOf(
  values: Readonly<Record<string, FormValue>>,
  { name, initialValue }: Pick<FormField, "name" | "initialValue">,
): FormValue {
  return Object.hasOwn(values, name) ? values[name]! : initialValue;
}
