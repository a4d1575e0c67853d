import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ResourceMention, textareaEditor } from "../../../src/index.js";
import { renderKit } from "../../support/renderKit.js";
import { notes } from "./servers.js";

const textbox = () => page.getByRole("textbox", { name: "Message" });
const field = () => textbox().element() as HTMLTextAreaElement;
const marks = () => [...document.querySelectorAll("[data-slot=resource-mention-mark]")];
const height = () => field().getBoundingClientRect().height;

async function compose(text: string) {
  await renderKit(
    <div style={{ inlineSize: 320 }}>
      <ResourceMention.Root defaultValue={text} />
    </div>,
    { catalogues: [notes] },
  );
  await userEvent.click(textbox());
  // Where a click puts the caret is the font's choice.
  await userEvent.keyboard("{Control>}{End}{/Control}");
}

/** How far each mark is from the text it belongs to. */
const distances = () => {
  let from = 0;
  return marks().map((mark) => {
    const start = field().value.indexOf(mark.textContent, from);
    from = start + 1;
    const text = textareaEditor(field()).rect(start)!;
    const shown = mark.getClientRects()[0]!;
    // The marks have a frame around the letters.
    return Math.max(Math.abs(shown.left - text.left), Math.abs(shown.top - text.top)) < 5 ? "on it" : "beside it";
  });
};

describe("the marks of <ResourceMention.Input>", () => {
  it("are on finished mentions of known servers only", async () => {
    await compose("see @notes:n:3, @elsewhere:x:1 and me@notes:n:2 ");
    expect(marks().map(({ textContent }) => textContent)).toEqual(["@notes:n:3"]);
    await userEvent.keyboard("@zz");
    await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
    await userEvent.keyboard("{Backspace}{Backspace}東");
    expect(marks()).toHaveLength(1);
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => marks().map(({ textContent }) => textContent)).toEqual(["@notes:n:3", "@notes:n:2"]);
  });

  it("stay on their text where lines wrap, and where the field scrolls", async () => {
    await compose(
      `a long beginning, so that @notes:n:3 goes over lines\n${"more\n".repeat(40)}and @notes:n:2 at the end`,
    );
    expect(distances()).toEqual(["on it", "on it"]);
    await userEvent.keyboard("{Control>}{End}{/Control}");
    await expect.poll(distances).toEqual(["on it", "on it"]);
    const box = field().parentElement!.getBoundingClientRect();
    const end = marks()[1]!.getBoundingClientRect();
    expect(end.bottom).toBeLessThanOrEqual(box.bottom);
    expect(end.top).toBeGreaterThanOrEqual(box.top);
  });

  it("the field grows with its text, then scrolls, and is low again when that is gone", async () => {
    await compose("");
    const one = height();
    await userEvent.keyboard("a{Shift>}{Enter}{/Shift}b{Shift>}{Enter}{/Shift}");
    expect(height()).toBeGreaterThan(one * 2);
    await userEvent.fill(textbox(), "line\n".repeat(200));
    await expect.poll(() => field().parentElement!.scrollHeight + field().scrollHeight).toBeGreaterThan(2000);
    expect(document.querySelector("[data-slot=resource-mention]")!.getBoundingClientRect().height).toBeLessThan(600);
    await userEvent.fill(textbox(), "");
    await expect.poll(height).toBe(one);
  });

  it("are of one colour where one line of them touches the next", async () => {
    await compose("see @notes:n:3 ");
    await expect.poll(marks).toHaveLength(1);
    const { backgroundColor, boxShadow } = getComputedStyle(marks()[0]!);
    // Nothing shines through, and nothing reaches above or below the words.
    expect(backgroundColor).not.toMatch(/\/|rgba|transparent/);
    const reach = [...boxShadow.matchAll(/(-?\d[\d.]*)px (-?\d[\d.]*)px (-?\d[\d.]*)px (-?\d[\d.]*)px/g)];
    expect(reach.map(([, , ...vertical]) => vertical)).toEqual([
      ["0", "0", "0"],
      ["0", "0", "0"],
    ]);
  });
});
