import { isRecord } from "../../utils/isRecord.js";
import type { FormField, FormValue } from "./FormField.js";

type Schema = Record<string, unknown>;

/**
 * The fields of an elicitation's `requestedSchema`, in the server's order: texts with formats, numbers, switches,
 * choices of one and of several in every form the protocol has had (`enum`, `enumNames`, `oneOf`, `anyOf`). What is
 * none of these is a text field, or a list of texts: better to ask for it in words than not to ask.
 */
export function readFormFields(schema: Schema): FormField[] {
  const properties = isRecord(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(properties).map(([name, property]) =>
    readField(name, isRecord(property) ? property : {}, required.includes(name)),
  );
}

function readField(name: string, schema: Schema, required: boolean): FormField {
  // One for each value, however often the server names it.
  const options = [...new Map(readOptions(schema).map((option) => [option.value, option])).values()];
  const type = typeOf(schema, options.length > 0);
  return {
    name,
    label: text(schema.title) ?? name,
    description: text(schema.description),
    required,
    type,
    format: formatOf(schema.format),
    minLength: count(schema.minLength),
    maxLength: count(schema.maxLength),
    minimum: number(schema.minimum),
    maximum: number(schema.maximum),
    minItems: count(schema.minItems),
    maxItems: count(schema.maxItems),
    options,
    initialValue: initialValue(type, schema.default, options),
  };
}

function typeOf(schema: Schema, hasOptions: boolean): FormField["type"] {
  if (schema.type === "array") return hasOptions ? "choices" : "list";
  if (hasOptions) return "choice";
  if (schema.type === "number" || schema.type === "integer" || schema.type === "boolean") return schema.type;
  return "string";
}

function readOptions(schema: Schema): FormField["options"] {
  const source = schema.type === "array" && isRecord(schema.items) ? schema.items : schema;
  const titled = [source.oneOf, source.anyOf].find(Array.isArray) as unknown[] | undefined;
  if (titled) {
    return titled.flatMap((one) =>
      isRecord(one) && typeof one.const === "string" ? [{ value: one.const, label: text(one.title) ?? one.const }] : [],
    );
  }
  const names = Array.isArray(source.enumNames) ? source.enumNames : [];
  const values = Array.isArray(source.enum) ? (source.enum as unknown[]) : [];
  return values.flatMap((value, at) => (typeof value === "string" ? [{ value, label: text(names[at]) ?? value }] : []));
}

function initialValue(type: FormField["type"], given: unknown, options: FormField["options"]): FormValue {
  const known = (value: unknown): value is string => options.some((option) => option.value === value);
  if (type === "boolean") return given === true;
  if (type === "choices") return Array.isArray(given) ? given.filter(known) : [];
  if (type === "list") return Array.isArray(given) ? given.filter(isPlain).join("\n") : "";
  if (type === "choice") return known(given) ? given : "";
  return isPlain(given) ? String(given) : "";
}

function isPlain(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
}

function formatOf(format: unknown): FormField["format"] {
  return format === "email" || format === "uri" || format === "date" || format === "date-time" ? format : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function number(value: unknown): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

function count(value: unknown): number | undefined {
  return Number.isInteger(value) && (value as number) >= 0 ? (value as number) : undefined;
}
