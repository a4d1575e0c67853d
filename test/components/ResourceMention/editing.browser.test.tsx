import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ResourceMention, textareaEditor } from "../../../src/index.js";
import { renderKit } from "../../support/renderKit.js";
import { docs, git, notes } from "./servers.js";

const textbox = () => page.getByRole("textbox", { name: "Message" });
const field = () => textbox().element() as HTMLTextAreaElement;
const list = () => page.getByRole("listbox", { name: "Resources" });
const highlighted = () => page.getByRole("option", { selected: true });
const undo = () => userEvent.keyboard("{Control>}z{/Control}");

type RootProps = Parameters<typeof ResourceMention.Root>[0];

async function compose(text = "", props: Partial<RootProps> = {}, catalogues = [notes]) {
  const onSubmit = vi.fn<NonNullable<RootProps["onSubmit"]>>();
  const kit = await renderKit(<ResourceMention.Root defaultValue={text} onSubmit={onSubmit} {...props} />, {
    catalogues,
  });
  await userEvent.click(textbox());
  return { ...kit, onSubmit };
}

/** The caret, `back` characters before the end. */
const caret = (back: number) => field().setSelectionRange(field().value.length - back, field().value.length - back);

/** Drags what stands between two offsets to a third, as a mouse does. */
async function dragText(start: number, end: number, to: number): Promise<void> {
  field().setSelectionRange(start, end);
  const { left, top } = field().getBoundingClientRect();
  const pointAt = (offset: number) => {
    const at = textareaEditor(field()).rect(offset)!;
    return { x: at.left - left, y: at.top + at.height / 2 - top };
  };
  const from = pointAt(start);
  await userEvent.dragAndDrop(textbox(), textbox(), {
    sourcePosition: { x: from.x + 8, y: from.y },
    targetPosition: pointAt(to),
  });
}

describe("<ResourceMention.Root> in the middle of a text", () => {
  it("takes the place of what was typed, and leaves the lines around it as they are", async () => {
    await compose("first line\nlook at  please\nlast line");
    caret("please\nlast line".length + 1);
    await userEvent.keyboard("@ky");
    await expect.element(highlighted()).toHaveTextContent("Kyoto plan");
    await userEvent.keyboard("{Enter}");
    await expect.element(textbox()).toHaveValue("first line\nlook at @notes:n:3 please\nlast line");
    expect(field().selectionStart).toBe("first line\nlook at @notes:n:3".length);
    await userEvent.keyboard("!");
    await expect.element(textbox()).toHaveValue("first line\nlook at @notes:n:3! please\nlast line");
  });

  it.each([
    [", then", "@notes:n:3, then"],
    [")", "@notes:n:3)"],
    ["then", "@notes:n:3 then"],
    ["。", "@notes:n:3。"],
    [": then", "@notes:n:3: then"],
    ["…then", "@notes:n:3…then"],
    ["/etc", "@notes:n:3 /etc"],
    ["-draft", "@notes:n:3 -draft"],
    ["...then", "@notes:n:3 ...then"],
  ])(
    "before %j it adds a space only where a word, or what would belong to its URI, follows",
    async (following, text) => {
      await compose(following);
      caret(following.length);
      await userEvent.keyboard("@ky");
      await expect.element(list()).toBeVisible();
      await userEvent.keyboard("{Enter}");
      await expect.element(textbox()).toHaveValue(text);
    },
  );

  it("right-to-left text: the mention stands where it was typed, and is found again", async () => {
    const { onSubmit } = await compose("لطفاً  را بخوان");
    caret(" را بخوان".length);
    await userEvent.keyboard("@ky");
    await expect.element(highlighted()).toHaveTextContent("Kyoto plan");
    await userEvent.keyboard("{Enter}");
    await expect.element(textbox()).toHaveValue("لطفاً @notes:n:3 را بخوان");
    await userEvent.keyboard("{Enter}");
    expect(onSubmit.mock.lastCall![1]).toEqual([{ server: "notes", uri: "n:3" }]);
  });

  it("typing in a mention that is there opens nothing", async () => {
    await compose("see @notes:n:3 now");
    caret(" now".length);
    await userEvent.keyboard("3");
    await expect.element(textbox()).toHaveValue("see @notes:n:33 now");
    await expect.element(list()).not.toBeInTheDocument();
  });

  it("the caret back in a query leaves it shut, typing there opens it again for what stands before the caret", async () => {
    await compose();
    await userEvent.keyboard("@kx");
    await expect.element(list()).not.toBeInTheDocument();
    await userEvent.keyboard("{ArrowLeft}");
    await expect.element(list()).not.toBeInTheDocument();
    await userEvent.keyboard("y");
    await expect.element(highlighted()).toHaveTextContent("Kyoto plan");
    await userEvent.keyboard("{Home}");
    await expect.element(list()).not.toBeInTheDocument();
  });

  it("a line break in the query closes it", async () => {
    await compose();
    await userEvent.keyboard("@ky");
    await expect.element(list()).toBeVisible();
    await userEvent.keyboard("{Shift>}{Enter}{/Shift}");
    await expect.element(list()).not.toBeInTheDocument();
    await expect.element(textbox()).toHaveValue("@ky\n");
  });
});

describe("<ResourceMention.Root> and what changes the text otherwise", () => {
  it("a paste into the query goes on with it, a pasted trigger opens nothing", async () => {
    await compose("kyoto @");
    field().setSelectionRange(0, 5);
    await userEvent.keyboard("{Control>}x{/Control}{End} @");
    await expect.element(list()).toBeVisible();
    await userEvent.keyboard("{Control>}v{/Control}");
    await expect.element(textbox()).toHaveValue(" @ @kyoto");
    await expect.element(highlighted()).toHaveTextContent("Kyoto plan");
    await userEvent.keyboard("{Control>}a{/Control}{Control>}x{/Control}{Control>}v{/Control}");
    await expect.element(textbox()).toHaveValue(" @ @kyoto");
    await expect.element(list()).not.toBeInTheDocument();
  });

  it("a mention dragged to another place stays one, and opens nothing; undo takes it back", async () => {
    const text = "see @notes:n:3 and more";
    await compose(text);
    await expect.element(page.getByRole("listitem")).toHaveTextContent("Kyoto plan");
    await dragText(4, 14, text.length);
    await expect.element(textbox()).toHaveValue("see  and more@notes:n:3");
    expect(page.getByRole("listitem").elements()).toHaveLength(0);
    await undo();
    await expect.element(textbox()).toHaveValue(text);
    await dragText(4, 15, 0);
    await expect.element(textbox()).toHaveValue("@notes:n:3 see and more");
    await expect.element(page.getByRole("listitem")).toHaveTextContent("Kyoto plan");
    await expect.element(list()).not.toBeInTheDocument();
  });

  it("a host that empties the text closes it", async () => {
    function Host() {
      const [value, setValue] = useState("");
      return (
        <>
          <ResourceMention.Root value={value} onValueChange={setValue} />
          <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setValue("")}>
            Clear
          </button>
        </>
      );
    }
    await renderKit(<Host />, { catalogues: [notes] });
    await userEvent.click(textbox());
    await userEvent.keyboard("see @ky");
    await expect.element(list()).toBeVisible();
    (page.getByRole("button", { name: "Clear" }).element() as HTMLElement).click();
    await expect.element(textbox()).toHaveValue("");
    await expect.element(list()).not.toBeInTheDocument();
    await userEvent.keyboard("@ky");
    await expect.element(list()).toBeVisible();
  });

  it("undo goes back through a template's variables one by one", async () => {
    await compose("", {}, [git]);
    await userEvent.keyboard("@repos");
    await expect.element(highlighted()).toHaveTextContent("repository");
    await userEvent.keyboard("{Enter}");
    await expect.element(highlighted()).toHaveTextContent("octo");
    await userEvent.keyboard("{Enter}");
    await expect.element(textbox()).toHaveValue("@git:repo://octo/");
    await undo();
    await expect.element(textbox()).toHaveValue("@git:repo://");
    await undo();
    await expect.element(textbox()).toHaveValue("@repos");
  });

  it("a mention taken out by its chip leaves the text, and undo brings both back", async () => {
    await compose("see @notes:n:3 and @notes:n:2 now");
    await userEvent.click(page.getByRole("button", { name: /^Remove Kyoto plan/ }));
    await expect.element(textbox()).toHaveValue("see and @notes:n:2 now");
    await expect.poll(() => page.getByRole("listitem").elements().length).toBe(1);
    await userEvent.click(textbox());
    await undo();
    await expect.element(textbox()).toHaveValue("see @notes:n:3 and @notes:n:2 now");
    await expect.poll(() => page.getByRole("listitem").elements().length).toBe(2);
  });

  it("a resource mentioned twice is listed once, until the last mention is gone", async () => {
    await compose("@notes:n:3 @notes:n:3");
    await expect.poll(() => page.getByRole("listitem").elements().length).toBe(1);
    await userEvent.keyboard("{End}{Backspace}{Backspace}{Backspace}{Backspace}");
    await expect.poll(() => page.getByRole("listitem").elements().length).toBe(1);
    await userEvent.keyboard("{Control>}a{/Control}x");
    await expect.element(page.getByRole("listitem")).not.toBeInTheDocument();
  });

  it("Tab is the page's while nothing matches", async () => {
    await compose("", {}, [notes, docs]);
    await userEvent.keyboard("@zzzz");
    await expect.element(list()).not.toBeInTheDocument();
    await userEvent.keyboard("{Tab}");
    await expect.element(textbox()).not.toHaveFocus();
  });
});
