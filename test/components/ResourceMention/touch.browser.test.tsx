import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ResourceMention, textareaEditor } from "../../../src/index.js";
import { renderKit } from "../../support/renderKit.js";
import { pointIn, swipe, tap } from "../../support/touch.js";
import { docs, notes } from "./servers.js";

const textbox = () => page.getByRole("textbox", { name: "Message" });
const field = () => textbox().element() as HTMLTextAreaElement;
const list = () => page.getByRole("listbox", { name: "Resources" });
const option = (name: string) => page.getByRole("option", { name });
/** Where a letter of the text stands. */
const letter = (offset: number) => {
  const { x, y, height } = textareaEditor(field()).rect(offset)!;
  return { x: x + 1, y: y + height / 2 };
};

async function compose(text: string) {
  const onPress = vi.fn<() => void>();
  await renderKit(
    <>
      <ResourceMention.Root />
      <button type="button" style={{ display: "block", inlineSize: "100%", blockSize: 600 }} onClick={onPress}>
        Underneath
      </button>
    </>,
    { catalogues: [docs, notes] },
  );
  await tap(pointIn(field()));
  await expect.element(textbox()).toHaveFocus();
  await userEvent.keyboard(text);
  return onPress;
}

describe("<ResourceMention.Root> by touch", () => {
  it("one tap takes a row; the focus stays in the text, and nothing under the popup is pressed", async () => {
    const onPress = await compose("see @");
    await expect.element(option("page-2.md")).toBeVisible();
    const blurred = vi.fn<() => void>();
    field().addEventListener("blur", blurred);
    await tap(pointIn(option("page-2.md").element()));
    await expect.element(textbox()).toHaveValue('see @"my docs":file:///page-2.md ');
    await expect.element(list()).not.toBeInTheDocument();
    await userEvent.keyboard("!");
    await expect.element(textbox()).toHaveValue('see @"my docs":file:///page-2.md !');
    expect(blurred).not.toHaveBeenCalled();
    expect(onPress).not.toHaveBeenCalled();
  });

  it("a swipe scrolls the list and takes nothing", async () => {
    await compose("@");
    await expect.element(option("page-2.md")).toBeVisible();
    await swipe(pointIn(option("page-4.md").element()), { x: 0, y: -100 });
    await expect.poll(() => list().element().scrollTop).toBeGreaterThan(40);
    await expect.element(textbox()).toHaveValue("@");
    await expect.element(list()).toBeVisible();
    await expect.element(textbox()).toHaveFocus();
    await expect.element(page.getByRole("option", { selected: true })).toHaveTextContent("page-0.md");
  });

  it("“More from” and a server's switch leave it open, with the focus in the text", async () => {
    await compose("@");
    await userEvent.keyboard("page");
    await tap(pointIn(option("More from Docs").element()));
    await expect.element(option("page-12.md")).toBeInTheDocument();
    await userEvent.keyboard("{Backspace}{Backspace}{Backspace}{Backspace}");
    await expect.element(option("Kyoto plan")).toBeInTheDocument();
    await tap(pointIn(page.getByRole("button", { name: "Docs" }).element()));
    await expect.element(page.getByRole("group", { name: "Docs" })).not.toBeInTheDocument();
    await expect.element(option("Kyoto plan")).toBeVisible();
    await expect.element(textbox()).toHaveFocus();
  });

  it("a tap beside it closes it and leaves the text as it is", async () => {
    const onPress = await compose("see @ky");
    await expect.element(list()).toBeVisible();
    await tap(pointIn(page.getByRole("button", { name: "Underneath" }).element(), { y: 580 }));
    await expect.element(list()).not.toBeInTheDocument();
    await expect.element(textbox()).toHaveValue("see @ky");
    await expect.poll(() => onPress.mock.calls.length).toBe(1);
  });

  it("a tap on what is written before moves the caret there and closes it", async () => {
    await compose("see @ky");
    await expect.element(list()).toBeVisible();
    await tap(letter(2));
    await expect.element(list()).not.toBeInTheDocument();
    expect(field().selectionStart).toBe(2);
    await expect.element(textbox()).toHaveFocus();
  });

  it("a tap on a mention moves the caret into it and opens nothing", async () => {
    await compose("@ky{Enter}and");
    await expect.element(textbox()).toHaveValue("@notes:n:3 and");
    await tap(letter(4));
    await expect.poll(() => field().selectionStart).toBe(4);
    await tap(letter(0));
    await expect.poll(() => field().selectionStart).toBe(0);
    await expect.element(list()).not.toBeInTheDocument();
  });
});

describe("<ResourceMention.Root> by mouse", () => {
  it("a press takes a row when it ends on it, and nothing under the popup hears of it", async () => {
    const onPress = await compose("see @");
    await userEvent.click(option("page-2.md"));
    await expect.element(textbox()).toHaveValue('see @"my docs":file:///page-2.md ');
    await expect.element(textbox()).toHaveFocus();
    expect(onPress).not.toHaveBeenCalled();
  });
});
