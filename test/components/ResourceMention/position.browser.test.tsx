import type { CSSProperties, ReactNode } from "react";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ResourceMention, textareaEditor, type ResourceProviderProps } from "../../../src/index.js";
import type { Catalogue } from "../../../src/testing/index.js";
import { renderKit } from "../../support/renderKit.js";
import { docs, notes } from "./servers.js";

const textbox = () => page.getByRole("textbox", { name: "Message" });
const popup = () => document.querySelector<HTMLElement>("[data-slot='resource-mention-popup']")!;
const box = () => popup().getBoundingClientRect();
const line = (offset?: number) => {
  const field = textbox().element() as HTMLTextAreaElement;
  return textareaEditor(field).rect(offset ?? field.selectionStart)!;
};

const longNames: Catalogue = {
  name: "long",
  title: "A server whose name is longer than any popup has room for, on a telephone at least",
  resources: ["tsx", "md", "csv"].map((ending) => ({
    uri: `file:///home/somebody/projects/${"deep/".repeat(20)}TheComponentThatDoesEverything.${ending}`,
    name: `TheComponentThatDoesEverythingAndIsNamedForAllOfIt.${ending}`,
    description: "A description that goes on and on and says nothing much about it at all",
  })),
};

async function open(wrap: (mention: ReactNode) => ReactNode, text = "@", options: Partial<ResourceProviderProps> = {}) {
  await renderKit(wrap(<ResourceMention.Root />), { catalogues: [longNames, docs, notes], ...options });
  await userEvent.click(textbox());
  await userEvent.keyboard(text);
  await expect.poll(() => page.getByRole("option").elements().length).toBeGreaterThan(0);
}

/** Why the popup does not stand where it should; nothing where it does. */
function faults(height = innerHeight): string[] {
  const [own, caret] = [box(), line()];
  const isOverCaret =
    own.top < caret.bottom && own.bottom > caret.top && own.left < caret.right + 1 && own.right > caret.left;
  const distance = own.top >= caret.bottom ? own.top - caret.bottom : line(0).top - own.bottom;
  return [
    ...(own.left >= 0 && own.right <= innerWidth ? [] : [`beside the screen: ${own.left} to ${own.right}`]),
    ...(own.top >= 0 && own.bottom <= height ? [] : [`off the screen: ${own.top} to ${own.bottom}`]),
    ...(isOverCaret ? [`over the caret at ${caret.top}`] : []),
    ...(distance < 24 ? [] : [`${distance} px from the line`]),
    ...(own.height > 60 ? [] : [`only ${own.height} px high`]),
  ];
}

const fixed = (style: CSSProperties) => (mention: ReactNode) => (
  <div style={{ position: "fixed", insetInline: 8, ...style }}>{mention}</div>
);

afterEach(() => page.viewport(1024, 768));

const CORNERS = [
  ["start", "start"],
  ["start", "end"],
  ["end", "start"],
  ["end", "end"],
] as const;

it.each([
  ["transform", "scale(1.5)"],
  ["transform", "scale(0.5)"],
  ["zoom", "1.5"],
])("stands at the trigger in a page with %s: %s", async (property, value) => {
  const { style } = document.body;
  style.transformOrigin = "0 0";
  style.setProperty(property, value);
  onTestFinished(() => document.body.removeAttribute("style"));
  await open((mention) => mention, "look at @");
  const marks = document.querySelector("[data-slot='resource-mention-highlights']")!;
  const range = document.createRange();
  range.setStart(marks.firstChild!, "look at ".length);
  range.setEnd(marks.firstChild!, "look at @".length);
  const trigger = range.getBoundingClientRect();
  await expect.poll(() => Math.abs(box().left - trigger.left)).toBeLessThan(2);
  expect(Math.abs(box().top - trigger.bottom)).toBeLessThan(32);
});

describe("<ResourceMention.Popup> at the edges", () => {
  it.each(CORNERS)(
    "stays on the screen at the %s/%s corner of an ancestor that is made smaller and clips",
    async (block, inline) => {
      await open((mention) => (
        <div
          style={{
            position: "fixed",
            inset: 0,
            transform: "scale(0.8) translateX(10px)",
            overflow: "hidden",
            display: "grid",
            alignItems: block,
            justifyItems: inline,
          }}
        >
          <div style={{ width: 260 }}>{mention}</div>
        </div>
      ));
      await expect.poll(() => faults()).toEqual([]);
      const { x, y } = page.getByRole("option").first().element().getBoundingClientRect();
      expect(popup().contains(document.elementFromPoint(x + 20, y + 5))).toBe(true);
    },
  );

  it.each(CORNERS)("stays on the screen at the %s/%s corner of a page scrolled both ways", async (block, inline) => {
    await page.viewport(320, 640);
    await open((mention) => (
      <div style={{ height: 2000, width: 900, display: "grid", alignItems: block, justifyItems: inline }}>
        <div ref={(element) => element?.scrollIntoView({ block, inline })} style={{ width: 220 }}>
          {mention}
        </div>
      </div>
    ));
    await expect.poll(() => faults()).toEqual([]);
  });

  it.each([
    ["at the bottom", { insetBlockEnd: 8 }, 300],
    ["in the middle", { insetBlockStart: 120 }, 300],
    ["where hardly a row has room", { insetBlockStart: 80 }, 200],
  ])("stays in what an on-screen keyboard leaves, %s", async (_, style, height) => {
    await page.viewport(320, 640);
    await open(fixed(style));
    await page.viewport(320, height);
    await expect.poll(() => faults()).toEqual([]);
  });

  it("goes above the text when a keyboard covers the page without making it smaller", async () => {
    await page.viewport(320, 640);
    await open(fixed({ insetBlockStart: 250 }));
    await expect.poll(() => box().top).toBeGreaterThan(line().bottom);
    // As browsers report it: the page keeps its height, what is seen of it shrinks.
    Object.defineProperty(visualViewport, "height", { configurable: true, value: 300 });
    onTestFinished(() => void Reflect.deleteProperty(visualViewport!, "height"));
    visualViewport!.dispatchEvent(new Event("resize"));
    await expect.poll(() => faults(300)).toEqual([]);
    expect(box().bottom).toBeLessThanOrEqual(line().top);
  });

  it("its switches give way to the rows where it is short", async () => {
    await page.viewport(320, 300);
    await open(fixed({ insetBlockStart: 120 }));
    const switches = () => popup().querySelector("[data-slot=resource-mention-servers]")!.checkVisibility();
    await expect.poll(switches).toBe(false);
    await page.viewport(320, 640);
    await expect.poll(switches).toBe(true);
  });

  it("has the width of a narrow screen, wherever in the line the caret is", async () => {
    await page.viewport(320, 640);
    await open(fixed({ insetBlockStart: 8 }), "please see now @");
    await expect.poll(() => faults()).toEqual([]);
    expect(box().width).toBe(304);
  });

  it("names of any length widen neither it nor the page", async () => {
    await page.viewport(320, 640);
    await open(fixed({ insetBlockStart: 8 }));
    await expect.poll(() => faults()).toEqual([]);
    const list = page.getByRole("listbox").element();
    expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});

describe("<ResourceMention.Popup> at the caret", () => {
  it.each([
    ["below", { insetBlockStart: 8 }],
    ["above", { insetBlockEnd: 8 }],
  ])("leaves the field's frame and its button free where there is one line, %s it", async (_, style) => {
    await open(fixed(style));
    const field = document.querySelector("[data-slot='resource-mention-field']")!.getBoundingClientRect();
    await expect.poll(() => box().top >= field.bottom || box().bottom <= field.top).toBe(true);
  });

  it.each([
    ["the top", { insetBlockStart: 8 }],
    ["the bottom", { insetBlockEnd: 8 }],
  ])("leaves the caret's line free where what is typed goes over several lines, at %s", async (_, style) => {
    await page.viewport(320, 640);
    await open(fixed(style), "please look @TheComponentThatDoesEverythingAndIsNamedForAllOfIt");
    expect(line().top - line(12).top).toBeGreaterThan(10);
    await expect.poll(() => faults()).toEqual([]);
  });

  it.each(["scale(0.7)", "translate(60px, 40px)", "scale(1.3) translate(20px, 30px)"])(
    "stands at it inside an ancestor with %s that scrolls and clips, and follows it",
    async (transform) => {
      await open((mention) => (
        <div style={{ transform, transformOrigin: "0 0", overflow: "hidden", width: 320, height: 160 }}>
          <div data-testid="scroller" style={{ overflow: "auto", height: 160 }}>
            <div style={{ height: 300 }} />
            {mention}
            <div style={{ height: 300 }} />
          </div>
        </div>
      ));
      await expect.poll(() => faults()).toEqual([]);
      expect(Math.abs(box().left - line(0).left)).toBeLessThan(4);
      const { x, y } = page.getByRole("option").first().element().getBoundingClientRect();
      expect(popup().contains(document.elementFromPoint(x + 20, y + 5))).toBe(true);

      const before = line().top;
      const scroller = page.getByTestId("scroller").element();
      scroller.scrollTop -= 20;
      await expect.poll(() => line().top).not.toBe(before);
      await expect.poll(() => faults()).toEqual([]);
      scroller.scrollTop = 0;
      await expect.poll(() => popup().checkVisibility({ visibilityProperty: true })).toBe(false);
      textbox().element().scrollIntoView({ block: "center" });
      await expect.poll(() => popup().checkVisibility({ visibilityProperty: true })).toBe(true);
    },
  );

  it("right-to-left: its right edge is at the trigger", async () => {
    await open((mention) => <div dir="rtl">{mention}</div>, "سلام @", { dir: "rtl" });
    await expect.poll(() => faults()).toEqual([]);
    expect(Math.abs(box().right - line(5).right)).toBeLessThan(4);
  });

  it("right-to-left: Latin names stand where Persian ones do, on a telephone too", async () => {
    await page.viewport(320, 640);
    const names = { name: "n", resources: ["guide.md", "گزارش"].map((name) => ({ uri: `n:${name}`, name })) };
    await renderKit(<ResourceMention.Root />, { catalogues: [names], dir: "rtl" });
    await userEvent.click(textbox());
    await userEvent.keyboard("@");
    await expect.poll(() => page.getByRole("option").elements().length).toBe(2);
    const ends = Array.from(document.querySelectorAll("[data-slot=resource-mention-item-label]"), (label) => {
      const range = document.createRange();
      range.selectNodeContents(label);
      return Math.round(range.getBoundingClientRect().right);
    });
    expect(ends[0]).toBe(ends[1]);
  });
});
