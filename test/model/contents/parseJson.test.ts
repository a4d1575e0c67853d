import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { JsonDocument } from "../../../src/model/contents/JsonDocument.js";
import { initialDepth, jsonPath, jsonRows, nodesAt } from "../../../src/model/contents/jsonRows.js";
import { JsonSyntaxError, parseJson, parseJsonInSteps } from "../../../src/model/contents/parseJson.js";

/** The document put back together by what it says of its nodes. */
function rebuild(json: JsonDocument, node = 0): unknown {
  const children = [];
  for (let child = node + 1; child < json.next(node); child = json.next(child)) children.push(child);
  expect(children).toHaveLength(json.childCount(node));
  expect(children.map((child) => json.position(child))).toEqual(children.map((_, at) => at));
  switch (json.kind(node)) {
    case "array":
      return children.map((child) => rebuild(json, child));
    case "object":
      return Object.fromEntries(children.map((child) => [json.key(child)!, rebuild(json, child)]));
    case "string":
      return json.value(node);
    default:
      return JSON.parse(json.value(node)) as unknown;
  }
}

function errorOf(text: string): number | undefined {
  try {
    parseJson(text);
  } catch (error) {
    if (error instanceof JsonSyntaxError) return error.offset;
    throw error;
  }
}

describe("parseJson", () => {
  it("reads whatever JSON.stringify writes, indented or not", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2, "\t"), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(rebuild(parseJson(text))).toEqual(JSON.parse(text));
      }),
    );
  });

  it("accepts exactly what JSON.parse accepts", () => {
    const piece = fc.constantFrom(
      ...Array.from('{}[]:,"\\ \n01-.eEtn'),
      "true",
      "null",
      '"a"',
      "\\u00e9",
      "\\x",
      "\u0001",
      "1.5",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const text = pieces.join("");
        let valid = true;
        try {
          JSON.parse(text);
        } catch {
          valid = false;
        }
        expect(errorOf(text) === undefined).toBe(valid);
      }),
      { numRuns: 2000 },
    );
  });

  it("keeps numbers as they are written, double keys and the order of keys", () => {
    const json = parseJson('{"b":12345678901234567890,"2":1.0,"1":-0e+10,"b":1}');
    expect([1, 2, 3, 4].map((node) => [json.key(node), json.value(node)])).toEqual([
      ["b", "12345678901234567890"],
      ["2", "1.0"],
      ["1", "-0e+10"],
      ["b", "1"],
    ]);
  });

  it.each([
    ["", 0],
    ["[1,]", 3],
    ['{"a":1,}', 7],
    ['{"a" 1}', 4],
    ["[1}", 2],
    ["[1", 2],
    ['"a\nb"', 2],
    ['"open', 5],
    ["1 2", 2],
    ["01", 1],
    ["{'a':1}", 1],
    ["NaN", 0],
  ])("says of %j that character %i is wrong", (text, offset) => {
    expect(errorOf(text)).toBe(offset);
  });

  it("reads nesting of any depth", () => {
    const json = parseJson("[".repeat(100_000) + "]".repeat(100_000));
    expect(json.size).toBe(100_000);
    expect(json.depth(99_999)).toBe(99_999);
  });

  it("reads a string of megabytes", () => {
    expect(parseJson(JSON.stringify("\n\\".repeat(2_000_000))).value(0)).toHaveLength(4_000_000);
  });

  it("reads values one after another as an array when asked for a sequence", () => {
    expect(rebuild(parseJson('{"a":1}\n[2]\r\n\n3\n', { sequence: true }))).toEqual([{ a: 1 }, [2], 3]);
    expect(rebuild(parseJson("", { sequence: true }))).toEqual([]);
    expect(() => parseJson("{} ]", { sequence: true })).toThrow(JsonSyntaxError);
  });
});

describe("jsonRows", () => {
  const json = parseJson('{"a":[1,{"x y":2}],"b":{"c":3},"d":[]}');

  it("leaves out what is inside collapsed nodes", () => {
    expect([...jsonRows(json, () => true)]).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect([...jsonRows(json, (node) => node === 0)]).toEqual([0, 1, 5, 7]);
    expect([...jsonRows(json, () => false)]).toEqual([0]);
  });

  it("opens at first as deep as gives about the rows asked for, and the root always", () => {
    expect(initialDepth(json, 100)).toBe(4);
    expect(initialDepth(json, 5)).toBe(1);
    expect(initialDepth(json, 1)).toBe(1);
  });

  it("finds the nodes that offsets of the text lie in", () => {
    const offsets = ["a", "x y", "3", "d"].map((part) => json.text.indexOf(part));
    expect(nodesAt(json, offsets)).toEqual([1, 4, 6, 7]);
    expect(nodesAt(json, [1, 2, 2])).toEqual([1]);
  });

  it("writes the path of a node", () => {
    expect([0, 2, 4, 6].map((node) => jsonPath(json, node))).toEqual(["$", "$.a[0]", '$.a[1]["x y"]', "$.b.c"]);
  });
});

describe("parseJsonInSteps", () => {
  it("takes a step at least every thousand values or so", () => {
    const steps = [...parseJsonInSteps(JSON.stringify(Array.from({ length: 100_000 }, (_, at) => at)))].length;
    expect(steps).toBeGreaterThan(90);
  });
});
