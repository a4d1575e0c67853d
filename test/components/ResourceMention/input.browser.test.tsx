import { useMemo, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { textareaEditor, useResourceMention, type ResourceRef } from "../../../src/index.js";
import { renderKit } from "../../support/renderKit.js";
import { notes } from "./servers.js";

const field = () => page.getByRole("textbox", { name: "Subject" });
const input = () => field().element() as HTMLInputElement;
const option = () => page.getByRole("option", { selected: true });

interface Props {
  onSelect: (ref: ResourceRef, reason: string) => void;
  onEnter: () => void;
}

/** What a host writes around its own field. */
function Subject({ onSelect, onEnter }: Props) {
  const [element, setElement] = useState<HTMLInputElement | null>(null);
  const editor = useMemo(() => element && textareaEditor(element), [element]);
  const mention = useResourceMention({ editor, onSelect: (ref, { reason }) => onSelect(ref, reason) });
  return (
    <>
      <input
        ref={setElement}
        aria-label="Subject"
        style={{ inlineSize: 120, font: "16px monospace" }}
        onKeyDown={(event) => {
          if (!mention.handleKeyDown(event.nativeEvent) && event.key === "Enter") onEnter();
        }}
      />
      {mention.isOpen && (
        <div id={mention.listId} role="listbox" aria-label="Resources" data-left={mention.getAnchorRect()?.left}>
          {mention.groups.flatMap(({ options }) =>
            options.map((one) => (
              <button
                key={one.id}
                type="button"
                tabIndex={-1}
                id={mention.getOptionId(one)}
                role="option"
                aria-selected={one === mention.highlighted}
                onMouseDown={(event) => event.preventDefault()}
                onClick={(event) => mention.select(one, { reason: "item-press", event: event.nativeEvent })}
              >
                {one.kind === "resource" ? one.resource.name : one.id}
              </button>
            )),
          )}
        </div>
      )}
    </>
  );
}

async function write(text: string) {
  const onSelect = vi.fn<Props["onSelect"]>();
  const onEnter = vi.fn<Props["onEnter"]>();
  await renderKit(<Subject onSelect={onSelect} onEnter={onEnter} />, { catalogues: [notes] });
  await userEvent.click(field());
  await userEvent.keyboard(text);
  return { onSelect, onEnter };
}

describe("useResourceMention() in an <input> of the host's own", () => {
  it("takes the keys while it is open, sets ARIA on the field, and inserts in one undo step", async () => {
    const { onSelect, onEnter } = await write("re @ky");
    await expect.element(option()).toHaveTextContent("Kyoto plan");
    expect(input().getAttribute("aria-activedescendant")).toBe(option().element().id);
    expect(input().getAttribute("aria-controls")).toBe(page.getByRole("listbox").element().id);
    await userEvent.keyboard("{Enter}");
    await expect.element(field()).toHaveValue("re @notes:n:3 ");
    expect(onSelect.mock.calls).toEqual([[{ server: "notes", uri: "n:3" }, "keyboard"]]);
    expect(onEnter).not.toHaveBeenCalled();
    expect(input().hasAttribute("aria-controls")).toBe(false);
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect.element(field()).toHaveValue("re @ky");
    await userEvent.keyboard("{Control>}y{/Control}{Enter}");
    await expect.element(field()).toHaveValue("re @notes:n:3 ");
    expect(onEnter).toHaveBeenCalledOnce();
  });

  it("says where the trigger stands in a field that has scrolled sideways", async () => {
    await write("a long subject that scrolls @ky");
    await expect.element(option()).toBeVisible();
    expect(input().scrollLeft).toBeGreaterThan(50);
    const left = Number(page.getByRole("listbox").element().getAttribute("data-left"));
    const { left: from, right: to } = input().getBoundingClientRect();
    expect(left).toBeGreaterThan(from + 40);
    expect(left).toBeLessThan(to - 20);
  });

  it("a press takes a row, and says that it was one", async () => {
    const { onSelect } = await write("@");
    await userEvent.click(page.getByRole("option", { name: "Kyoto plan" }));
    await expect.element(field()).toHaveValue("@notes:n:3 ");
    expect(onSelect.mock.lastCall![1]).toBe("item-press");
    await expect.element(field()).toHaveFocus();
  });
});
