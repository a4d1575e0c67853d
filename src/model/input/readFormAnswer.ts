import type { FormField, FormValue } from "./FormField.js";
import { linesOf } from "./linesOf.js";
import { formValueOf } from "./formValueOf.js";

/** What is wrong with a field as it stands, and by which limit. */
export interface FormIssue {
  code:
    | "required"
    | "too-short"
    | "too-long"
    | "not-a-number"
    | "not-an-integer"
    | "too-small"
    | "too-large"
    | "not-an-email"
    | "not-a-uri"
    | "not-a-date"
    | "too-few"
    | "too-many";
  limit?: number | undefined;
}

export type FormValues = Readonly<Record<string, FormValue>>;

export interface FormAnswer {
  /** By property, typed as the schema asks; what was left empty is left out. */
  content: Record<string, string | number | boolean | string[]>;
  /** Of fields that must be changed first, in their order. */
  issues: ReadonlyMap<string, FormIssue>;
}

/** What the fields' values amount to as an answer, and what is wrong with them. */
export function readFormAnswer(fields: readonly FormField[], values: FormValues): FormAnswer {
  const content: [string, string | number | boolean | string[]][] = [];
  const issues = new Map<string, FormIssue>();
  for (const field of fields) {
    const answer = readValue(field, formValueOf(values, field));
    if (isIssue(answer)) issues.set(field.name, answer);
    else if (answer !== undefined) content.push([field.name, answer]);
  }
  // From entries: a property called `__proto__` is one like any other.
  return { content: Object.fromEntries(content), issues };
}

type Answer = string | number | boolean | string[] | undefined;

function isIssue(answer: Answer | FormIssue): answer is FormIssue {
  return typeof answer === "object" && !Array.isArray(answer);
}

function readValue(field: FormField, value: FormValue): Answer | FormIssue {
  if (typeof value === "boolean") return value;
  if (typeof value !== "string") return readChoices(field, value);
  const typed = field.type === "string" && field.format === undefined ? value : value.trim();
  if (typed === "") return field.required ? { code: "required" } : undefined;
  if (field.type === "list") return readChoices(field, linesOf(typed));
  if (field.type === "number" || field.type === "integer") return readNumber(field, typed);
  return field.type === "choice" ? typed : readText(field, typed);
}

function readChoices({ required, minItems, maxItems }: FormField, chosen: readonly string[]): Answer | FormIssue {
  if (chosen.length === 0 && !required) return undefined;
  const least = minItems ?? (required ? 1 : 0);
  if (chosen.length < least) return { code: "too-few", limit: least };
  if (maxItems !== undefined && chosen.length > maxItems) return { code: "too-many", limit: maxItems };
  return [...chosen];
}

function readNumber({ type, minimum, maximum }: FormField, typed: string): Answer | FormIssue {
  const plain = latinDigits(typed);
  const value = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN;
  if (!Number.isFinite(value)) return { code: "not-a-number" };
  if (type === "integer" && !Number.isInteger(value)) return { code: "not-an-integer" };
  if (minimum !== undefined && value < minimum) return { code: "too-small", limit: minimum };
  if (maximum !== undefined && value > maximum) return { code: "too-large", limit: maximum };
  return value;
}

// ٠ Arabic, ۰ Persian, ० Devanagari, ๐ Thai: each has its ten digits in a row. ٫ is the Arabic decimal separator.
const ZEROS = [0x660, 0x6f0, 0x966, 0xe50];

function latinDigits(text: string): string {
  return text
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0)!;
      const zero = ZEROS.find((start) => code >= start && code < start + 10);
      return zero === undefined ? digit : String(code - zero);
    })
    .replaceAll("٫", ".")
    .replaceAll("−", "-");
}

function readText({ format, minLength, maxLength }: FormField, typed: string): Answer | FormIssue {
  const length = Array.from(typed).length;
  if (minLength !== undefined && length < minLength) return { code: "too-short", limit: minLength };
  if (maxLength !== undefined && length > maxLength) return { code: "too-long", limit: maxLength };
  if (format === "email" && !/^[^\s@]+@[^\s@]+$/.test(typed)) return { code: "not-an-email" };
  if (format === "uri" && !/^[a-z][a-z0-9+.-]*:\S+$/i.test(typed)) return { code: "not-a-uri" };
  if (format === "date" && !(/^\d{4}-\d\d-\d\d$/.test(typed) && isTime(typed))) return { code: "not-a-date" };
  if (format !== "date-time") return typed;
  return isTime(typed) ? new Date(typed).toISOString() : { code: "not-a-date" };
}

// Browsers take the 30th of February for the 2nd of March.
function isTime(text: string): boolean {
  const [day] = /^\d{4}-\d\d-\d\d/.exec(text) ?? [];
  const isDay = day === undefined || new Date(Date.parse(day) || 0).toISOString().startsWith(day);
  return isDay && !Number.isNaN(Date.parse(text));
}
