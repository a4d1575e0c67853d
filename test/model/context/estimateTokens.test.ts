import { describe, expect, it } from "vitest";
import { estimateTokens } from "../../../src/model/context/estimateTokens.js";

// What o200k_base and cl100k_base make of the same text.
const MEASURED: readonly [name: string, text: string, o200k: number, cl100k: number][] = [
  [
    "English",
    "Resources are context, not action. The host decides how to show them: a tree or list picker, a search box, mentions in the composer, or automatic attachment by heuristic. Reading has no side effects.",
    42,
    42,
  ],
  [
    "Thai",
    "ทรัพยากรคือบริบท ไม่ใช่การกระทำ โฮสต์เป็นผู้กำหนดวิธีแสดงผล เช่น ต้นไม้ รายการ ช่องค้นหา หรือการแนบโดยอัตโนมัติ การอ่านไม่มีผลข้างเคียงใดๆ",
    57,
    125,
  ],
  [
    "Persian",
    "منابع زمینه هستند، نه کنش. میزبان تصمیم می‌گیرد چگونه آن‌ها را نشان دهد: درخت یا فهرست، جعبهٔ جستجو، یا پیوست خودکار. خواندن هیچ اثر جانبی ندارد.",
    52,
    113,
  ],
  [
    "Russian",
    "Ресурсы — это контекст, а не действие. Хост решает, как их показать: дерево, список, поле поиска или автоматическое вложение. Чтение не имеет побочных эффектов.",
    44,
    71,
  ],
  [
    "Chinese",
    "资源是上下文，而不是操作。主机决定如何显示它们：树形或列表选择器、搜索框、编辑器中的提及，或者通过启发式自动附加。读取没有副作用。",
    46,
    62,
  ],
  [
    "numbers",
    "2026-12-01 08:15:33,1283719,55.12837,-8127318,0.00012\n2026-12-02 09:15:33,7283711,54.92837,-7127318,0.00412",
    61,
    61,
  ],
  [
    "base64",
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
    53,
    55,
  ],
];

describe("estimateTokens", () => {
  it.each(MEASURED)(
    "%s: no less than three quarters of one tokenizer, no more than 1.35 of the other",
    (_, text, low, high) => {
      const estimate = estimateTokens(text);
      expect(estimate).toBeGreaterThanOrEqual(low * 0.75);
      expect(estimate).toBeLessThanOrEqual(high * 1.35);
    },
  );

  it("nothing costs nothing", () => {
    expect(estimateTokens("")).toBe(0);
    expect(estimateTokens([])).toBe(0);
  });

  it("a long text costs in proportion, and judging it takes no longer than a page", () => {
    const page = MEASURED[0]![1].repeat(20);
    const ratio = estimateTokens(page.repeat(1000)) / estimateTokens(page);
    expect(ratio).toBeGreaterThan(950);
    expect(ratio).toBeLessThan(1050);
  });

  it("contents: text by script, a picture by a flat sum, several by their sum", () => {
    const text = { uri: "x:1", text: "Hello there" };
    const small = { uri: "x:2", mimeType: "image/png", blob: "AAAA" };
    const large = { uri: "x:3", mimeType: "image/png", blob: "AAAA".repeat(10_000) };
    expect(estimateTokens(small)).toBe(estimateTokens(large));
    expect(estimateTokens([text, small])).toBe(estimateTokens(text) + estimateTokens(small));
  });

  it("a listed resource by its size, undefined without one", () => {
    expect(estimateTokens({ size: 4000, mimeType: "text/markdown" })).toBe(Math.ceil(4000 / 3.9));
    expect(estimateTokens({ size: 4000 })).toBe(Math.ceil(4000 / 3.9));
    expect(estimateTokens({ mimeType: "text/markdown" })).toBeUndefined();
  });

  it("bytes that no model reads as what base64 of them costs", () => {
    expect(estimateTokens({ size: 3000, mimeType: "application/zip" })).toBeGreaterThan(2000);
  });
});
