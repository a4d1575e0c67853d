import { afterEach, describe, expect, it } from "vitest";
import { textareaEditor } from "../../../src/index.js";

function field(value: string, style = ""): HTMLTextAreaElement {
  const element = document.createElement("textarea");
  element.style.cssText = `font: 16px/20px monospace; width: 18ch; height: 100px; padding: 5px; border: 3px solid; ${style}`;
  element.value = value;
  document.body.append(element);
  return element;
}

afterEach(() => document.querySelectorAll("textarea").forEach((element) => element.remove()));

describe("textareaEditor", () => {
  it("measures where a character stands, across lines and wrapped words", () => {
    const element = field("first\nsecond longwordthatwraps @x");
    const { left, top } = element.getBoundingClientRect();
    const { rect } = textareaEditor(element);
    expect(rect(0)!.left - left).toBeCloseTo(8, 0);
    expect(rect(0)!.top - top).toBeLessThan(12);
    expect(rect(6)!.top - rect(0)!.top).toBeCloseTo(20, 0);
    expect(rect(13)!.top - rect(6)!.top).toBeCloseTo(20, 0);
    expect(rect(13)!.left - left).toBeCloseTo(8, 0);
  });

  it("measures inside a scrolled field, a right-to-left field and a scaled ancestor", () => {
    const scrolled = field("a\n".repeat(30));
    scrolled.scrollTop = 200;
    expect(textareaEditor(scrolled).rect(0)!.top).toBeCloseTo(scrolled.getBoundingClientRect().top + 8 - 200, -1);
    const rtl = field("سلام", "direction: rtl");
    expect(rtl.getBoundingClientRect().right - textareaEditor(rtl).rect(0)!.right).toBeCloseTo(8, 0);
    const scaled = field("a\nb", "transform: scale(2); transform-origin: 0 0");
    const { rect } = textareaEditor(scaled);
    expect(rect(2)!.top - rect(0)!.top).toBeCloseTo(40, 0);
  });

  it("reads nothing while a range is selected", () => {
    const element = field("abc");
    element.setSelectionRange(1, 2);
    expect(textareaEditor(element).read()).toBeNull();
    element.setSelectionRange(2, 2);
    expect(textareaEditor(element).read()).toEqual({ text: "abc", caret: 2 });
  });
});
