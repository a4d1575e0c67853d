import type { UriTemplateVariable } from "../../model/uriTemplate/UriTemplate.js";

/** A text; for a list its items; for an associative variable its members. */
export type TemplateFormValue = string | readonly string[] | Readonly<Record<string, string>>;

/** By variable. A variable that is not there is left out of the URI; one with `""` is in it, empty. */
export type TemplateFormValues = Readonly<Record<string, TemplateFormValue>>;

/** Whether a variable is filled in as a list: the template explodes it, or its value is one already. */
export function takesList(variable: UriTemplateVariable, value: TemplateFormValue | undefined): boolean {
  return variable.explode || typeof value === "object";
}

/** The items of a list as a person writes them; members of an associative value as `key=value`. */
export function listItems(value: TemplateFormValue | undefined): readonly string[] {
  if (value === undefined) return [];
  if (typeof value === "string") return [value];
  return isList(value) ? value : Object.entries(value).map(([key, member]) => `${key}=${member}`);
}

/** The value of these items: associative if it was so before and every item still is a pair. */
export function valueOfItems(
  items: readonly string[],
  before: TemplateFormValue | undefined,
): TemplateFormValue | undefined {
  if (items.length === 0) return undefined;
  if (!isAssociative(before) || !items.every((item) => item.includes("="))) return items;
  return Object.fromEntries(items.map((item) => [item.slice(0, item.indexOf("=")), item.slice(item.indexOf("=") + 1)]));
}

export function isAssociative(value: TemplateFormValue | undefined): value is Readonly<Record<string, string>> {
  return typeof value === "object" && !isList(value);
}

/** Whether a member being typed can stand at the end of an associative value: no earlier one has its key. */
export function isNewMember(text: string, items: readonly string[]): boolean {
  const key = /^[^=]*=/.exec(text)?.[0];
  // Objects put keys that are numbers first.
  return key !== undefined && !/^\d+=$/.test(key) && !items.some((item) => item.startsWith(key));
}

/** Nothing has been filled in: for a required variable that will not do. */
export function isBlank(value: TemplateFormValue | undefined): boolean {
  return listItems(value).every((item) => item === "");
}

/** The values as `context.arguments` has them: single, filled-in ones of other variables. */
export function completionContext(values: TemplateFormValues, except: string): Record<string, string> {
  const entries = Object.entries(values).filter(([name, value]) => name !== except && typeof value === "string");
  return Object.fromEntries(entries.filter(([, value]) => value !== "")) as Record<string, string>;
}

function isList(value: object): value is readonly string[] {
  return Array.isArray(value);
}
