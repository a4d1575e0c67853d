import { describe, expect, it } from "vitest";
import { visibleText } from "../../src/model/visibleText.js";

describe("visibleText", () => {
  it.each([
    ["invoice_\u202egpj.exe", "invoice_⟨U+202E⟩gpj.exe"],
    ["name.\u2067\u2068jpg\u2069.exe", "name.⟨U+2067⟩⟨U+2068⟩jpg⟨U+2069⟩.exe"],
    ["a\u200bb", "a⟨U+200B⟩b"],
    ["a\u0000b", "a⟨U+0000⟩b"],
    ["\ufeffa", "⟨U+FEFF⟩a"],
    ["lone \ud800 half", "lone ⟨U+D800⟩ half"],
    ["tag \u{e0041}", "tag ⟨U+E0041⟩"],
    ["two\nlines\tand a tab", "two lines and a tab"],
  ])("shows what hides in %j", (text, shown) => {
    expect(visibleText(text)).toBe(shown);
  });

  it.each(["تقرير 2026.xlsx", "דוח (טיוטה).pdf", "می‌خواهم", "👩‍👩‍👧", "設計", "Größe", "กำหนดการ"])(
    "leaves %j as it is",
    (text) => {
      expect(visibleText(text)).toBe(text);
    },
  );
});
