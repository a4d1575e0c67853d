import { describe, expect, it } from "vitest";
import type { FormValue } from "../../../src/model/input/FormField.js";
import { readFormAnswer } from "../../../src/model/input/readFormAnswer.js";
import { readFormFields } from "../../../src/model/input/readFormFields.js";

function answer(schema: object, value: FormValue, required = false) {
  const fields = readFormFields({ properties: { x: schema }, required: required ? ["x"] : [] });
  const { content, issues } = readFormAnswer(fields, { x: value });
  return issues.get("x") ?? content.x;
}

const string = { type: "string" };
const choices = { type: "array", items: { enum: ["a", "b", "c"] } };

describe("readFormAnswer", () => {
  it.each<[object, FormValue, unknown]>([
    [string, " kept as typed ", " kept as typed "],
    [{ ...string, minLength: 2 }, "😀", { code: "too-short", limit: 2 }],
    [{ ...string, maxLength: 1 }, "😀", "😀"],
    [{ ...string, maxLength: 1 }, "ab", { code: "too-long", limit: 1 }],
    [{ ...string, format: "email" }, " a@b.example ", "a@b.example"],
    [{ ...string, format: "email" }, "a@b@c", { code: "not-an-email" }],
    [{ ...string, format: "uri" }, "docs:readme", "docs:readme"],
    [{ ...string, format: "uri" }, "readme", { code: "not-a-uri" }],
    [{ ...string, format: "date" }, "2026-02-28", "2026-02-28"],
    [{ ...string, format: "date" }, "28.2.2026", { code: "not-a-date" }],
    [{ ...string, format: "date" }, "2026-02-30", { code: "not-a-date" }],
    [{ ...string, format: "date-time" }, "2026-02-30T10:00Z", { code: "not-a-date" }],
    [{ ...string, format: "date-time" }, "2026-02-28T10:00Z", "2026-02-28T10:00:00.000Z"],
    [{ ...string, format: "date-time" }, "soon", { code: "not-a-date" }],
    [{ type: "number" }, "1.5", 1.5],
    [{ type: "number" }, "-2e3", -2000],
    [{ type: "number" }, "۱۲٫۵", 12.5],
    [{ type: "integer" }, "๔๒", 42],
    [{ type: "number" }, "0x10", { code: "not-a-number" }],
    [{ type: "number" }, "many", { code: "not-a-number" }],
    [{ type: "integer" }, "1.5", { code: "not-an-integer" }],
    [{ type: "integer", minimum: 3 }, "2", { code: "too-small", limit: 3 }],
    [{ type: "integer", maximum: 3 }, "4", { code: "too-large", limit: 3 }],
    [{ type: "boolean" }, false, false],
    [{ type: "string", enum: ["a"] }, "a", "a"],
    [choices, ["a", "c"], ["a", "c"]],
    [{ ...choices, minItems: 2 }, ["a"], { code: "too-few", limit: 2 }],
    [{ ...choices, maxItems: 1 }, ["a", "b"], { code: "too-many", limit: 1 }],
  ])("%j with %j gives %j", (schema, value, expected) => {
    expect(answer(schema, value)).toEqual(expected);
  });

  it("leaves out what is empty, and asks for it where it is required", () => {
    for (const [schema, empty, code] of [
      [string, "", "required"],
      [{ type: "number" }, " ", "required"],
      [choices, [], "too-few"],
    ] as const) {
      expect(answer(schema, empty)).toBeUndefined();
      expect(answer(schema, empty, true)).toMatchObject({ code });
    }
  });

  it("keeps a property called __proto__ as one like any other", () => {
    const fields = readFormFields(
      JSON.parse('{"properties":{"__proto__":{"type":"string"}}}') as Record<string, unknown>,
    );
    const { content } = readFormAnswer(fields, Object.fromEntries([["__proto__", "kept"]]));
    expect(JSON.stringify(content)).toBe('{"__proto__":"kept"}');
  });

  it.each(["constructor", "toString", "__proto__"])("takes %s for left as it was where nobody filled it in", (name) => {
    const properties = Object.fromEntries([[name, { type: "string", default: "as it was" }]]);
    const { content, issues } = readFormAnswer(readFormFields({ properties }), {});
    expect([...issues]).toEqual([]);
    expect(Object.entries(content)).toEqual([[name, "as it was"]]);
  });
});
