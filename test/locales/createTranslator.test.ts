import { describe, expect, it } from "vitest";
import { createTranslator } from "../../src/locales/createTranslator.js";
import { fa } from "../../src/locales/fa.js";

const failed = (locale: string, message: string, messages = {}) =>
  createTranslator(locale, messages)("error.list", { server: "docs", message });

describe("a value of the other writing direction", () => {
  it("keeps its full stop on its own side", () => {
    expect(failed("fa", "Out of memory.", fa)).toContain("\u2068Out of memory.\u2069");
    expect(failed("en", "حافظه پر است.")).toContain("\u2068حافظه پر است.\u2069");
  });

  it("that begins and ends with letters or digits is put in as it is", () => {
    expect(failed("fa", "code 5", fa)).toMatch(/: code 5$/);
  });
});

describe("a value of the text's own direction", () => {
  it("is put in as it is", () => {
    expect(failed("en", "Out of memory.")).toMatch(/: Out of memory\.$/);
    expect(failed("fa", "حافظه پر است.", fa)).toMatch(/: حافظه پر است\.$/);
    expect(failed("fa", "…", fa)).toMatch(/: …$/);
  });
});
