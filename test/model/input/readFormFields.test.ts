import { describe, expect, it } from "vitest";
import { readFormFields } from "../../../src/model/input/readFormFields.js";

const field = (schema: object, required: string[] = []) =>
  readFormFields({ type: "object", properties: { x: schema }, required })[0]!;

describe("readFormFields", () => {
  it.each([
    [
      { type: "string", format: "email", default: "a@b" },
      { type: "string", format: "email", initialValue: "a@b" },
    ],
    [
      { type: "number", minimum: 0.5, default: 2 },
      { type: "number", minimum: 0.5, initialValue: "2" },
    ],
    [
      { type: "integer", maximum: 9 },
      { type: "integer", maximum: 9, initialValue: "" },
    ],
    [
      { type: "boolean", default: true },
      { type: "boolean", initialValue: true },
    ],
    [{ type: "boolean" }, { type: "boolean", initialValue: false }],
    [
      { type: "string", format: "hostname" },
      { type: "string", format: undefined },
    ],
    [{ type: "object" }, { type: "string" }],
    [{}, { type: "string" }],
  ])("%j", (schema, expected) => {
    expect(field(schema)).toMatchObject(expected);
  });

  const options = [
    { value: "a", label: "First" },
    { value: "b", label: "Second" },
  ];
  const titled = [
    { const: "a", title: "First" },
    { const: "b", title: "Second" },
  ];

  it.each([
    ["oneOf", { type: "string", oneOf: titled, default: "b" }, "choice", "b"],
    ["enumNames", { type: "string", enum: ["a", "b"], enumNames: ["First", "Second"] }, "choice", ""],
    ["anyOf of an array", { type: "array", items: { anyOf: titled }, default: ["b", "z"] }, "choices", ["b"]],
    [
      "enumNames of an array",
      { type: "array", items: { type: "string", enum: ["a", "b"], enumNames: ["First", "Second"] } },
      "choices",
      [],
    ],
  ])("%s makes titled options", (_, schema, type, initialValue) => {
    expect(field(schema)).toMatchObject({ type, options, initialValue });
  });

  it("an array that names no options is a list of what is typed, one in each line", () => {
    expect(field({ type: "array" })).toMatchObject({ type: "list", options: [], initialValue: "" });
    const items = { type: "string" };
    expect(field({ type: "array", items, default: ["a", 2, null] })).toMatchObject({ initialValue: "a\n2" });
  });

  it("an untitled enum is labelled by its values; a default that is no option is dropped", () => {
    expect(field({ type: "string", enum: ["a", "b"], default: "c" })).toMatchObject({
      options: [
        { value: "a", label: "a" },
        { value: "b", label: "b" },
      ],
      initialValue: "",
    });
  });

  it("title labels the field, else its name; required is told by the schema", () => {
    expect(field({ title: "Ex", description: "why" }, ["x"])).toMatchObject({
      name: "x",
      label: "Ex",
      description: "why",
      required: true,
    });
    expect(field({})).toMatchObject({ label: "x", required: false });
  });

  it.each([[{}], [{ properties: null }], [{ properties: { x: null }, required: "x" }]])(
    "%j is read without a throw",
    (schema) => {
      expect(Array.isArray(readFormFields(schema))).toBe(true);
    },
  );
});
