import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseDelimited } from "../../../src/model/contents/parseDelimited.js";
import { sortRows } from "../../../src/model/contents/sortRows.js";

describe("parseDelimited", () => {
  it.each([
    ['a,b\r\n"x, y","say ""hi"""\n', [["a", "b"], ["x, y", 'say "hi"']]],
    ['a\tb\n"two\nlines"\tc', [["a", "b"], ["two\nlines", "c"]]],
    ["a;b\n1;2\n", [["a", "b"], ["1", "2"]]],
    ["a,b\n1\n1,2,3\n\n", [["a", "b"], ["1"], ["1", "2", "3"]]],
    ["", []],
  ])("reads %j", async (text, rows) => {
    expect(await parseDelimited(text)).toEqual(rows);
  }); // prettier-ignore

  it("takes a quote that is never closed, or stands inside a cell, as a character", async () => {
    expect(await parseDelimited('a,"b\nc,d"e\n5" disk,"f"g\n"never', { delimiter: "," })).toEqual([
      ["a", "b\nc,de"],
      ['5" disk', "fg"],
      ['"never'],
    ]);
  });

  it("reads a line of megabytes without a separator, and a million quotes", async () => {
    expect((await parseDelimited("x".repeat(5_000_000))).length).toBe(1);
    expect((await parseDelimited('"a\n'.repeat(300_001), { delimiter: "," })).length).toBeGreaterThan(1);
  });

  it("reads back whatever is written with every cell quoted", async () => {
    const cell = fc.string({ unit: fc.constantFrom("a", ",", '"', "\n", "\r", " ", "é") });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(cell, { minLength: 2 }), { minLength: 1 }), async (rows) => {
        const text = rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(",")).join("\n");
        expect(await parseDelimited(text, { delimiter: "," })).toEqual(rows);
      }),
    );
  });

  it("hands out rows while it reads, each once and in order", async () => {
    const text = Array.from({ length: 200_000 }, (_, at) => `${at},"row, ${at}"`).join("\n");
    const seen: number[] = [];
    const rows = await parseDelimited(text, { onRows: (some) => seen.push(some.length) });
    expect(seen.length).toBeGreaterThan(0);
    expect(seen[0]).toBeLessThan(200_000);
    expect(rows).toHaveLength(200_000);
    expect(rows[199_999]).toEqual(["199999", "row, 199999"]);
  });

  it("rejects when aborted", async () => {
    const controller = new AbortController();
    const parsed = parseDelimited("a,b\n".repeat(500_000), { signal: controller.signal });
    controller.abort(new Error("closed"));
    await expect(parsed).rejects.toThrow("closed");
  });
});

describe("sortRows", () => {
  const sorted = async (cells: string[], direction: "ascending" | "descending" = "ascending") => {
    const order = await sortRows(cells.map((cell) => [cell]), 0, direction, "en"); // prettier-ignore
    return Array.from(order, (at) => cells[at]);
  };

  it("sorts a column of numbers by value, blank cells last in both directions", async () => {
    expect(await sorted(["10", "", "9.5", "-1e2", " "])).toEqual(["-1e2", "9.5", "10", "", " "]);
    expect(await sorted(["10", "", "9.5", "-1e2"], "descending")).toEqual(["10", "9.5", "-1e2", ""]);
  });

  it("sorts texts as the locale does, with numbers in them by value", async () => {
    expect(await sorted(["file10", "Éclair", "file9", "zebra", "eclair"])).toEqual([
      "eclair",
      "Éclair",
      "file9",
      "file10",
      "zebra",
    ]);
  });

  it("orders any number of rows as a stable sort does", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(50), { minLength: 3000, maxLength: 5000 }), async (numbers) => {
        const order = await sortRows(numbers.map((number) => [String(number)]), 0, "ascending", "en"); // prettier-ignore
        const expected = numbers.map((_, at) => at).sort((a, b) => numbers[a]! - numbers[b]! || a - b);
        expect([...order]).toEqual(expected);
      }),
      { numRuns: 10 },
    );
  });
});
