import { describe, expect, it } from "vitest";
import { composerDirection } from "../../../src/components/ResourceMention/composerDirection.js";

const MENTION = "@docs:docs://intro.md";

describe("composerDirection()", () => {
  it.each([
    ["no text", "", []],
    ["a bare trigger", "@", [{ start: 0, end: 1 }]],
    ["Latin letters after the trigger", "@int", [{ start: 0, end: 4 }]],
    ["nothing but a mention", MENTION, [{ start: 0, end: MENTION.length }]],
    ["numbers", "42 ", []],
  ])("%s follows the page", (_, text, mentions) => {
    expect(composerDirection(text, mentions, "rtl")).toBe("rtl");
    expect(composerDirection(text, mentions, "ltr")).toBe("ltr");
  });

  it("text that begins with letters is left to the browser, whatever is mentioned later", () => {
    const text = `ببین ${MENTION}`;
    expect(composerDirection(text, [{ start: 5, end: text.length }], "ltr")).toBe("auto");
  });

  it.each([
    [`${MENTION} را ببین`, "rtl"],
    [`${MENTION} first`, "ltr"],
  ])("%s has the direction of the words after the mention", (text, expected) => {
    expect(composerDirection(text, [{ start: 0, end: MENTION.length }], "ltr")).toBe(expected);
    expect(composerDirection(text, [{ start: 0, end: MENTION.length }], "rtl")).toBe(expected);
  });
});
