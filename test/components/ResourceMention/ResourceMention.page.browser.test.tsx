import axe from "axe-core";
import { Dialog } from "radix-ui";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { ResourceMention, type ResourceRef } from "../../../src/index.js";
import type { Catalogue } from "../../../src/testing/index.js";
import { readMessage } from "../../faults/faultyHttp.js";
import { renderKit } from "../../support/renderKit.js";
import { docs, git, notes } from "./servers.js";

const textbox = () => page.getByRole("textbox", { name: "Message" });
const list = () => page.getByRole("listbox", { name: "Resources" });

interface Ime {
  send: (method: string, params: object) => Promise<unknown>;
}

async function compose(text: string) {
  await (cdp() as unknown as Ime).send("Input.imeSetComposition", {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });
}

describe("<ResourceMention.Root> with an input method", () => {
  it("follows the text while it is composed; Enter then ends the composition and picks nothing", async () => {
    const onSubmit = vi.fn<(text: string) => void>();
    await renderKit(<ResourceMention.Root onSubmit={onSubmit} />, { catalogues: [notes] });
    await userEvent.click(textbox());
    await userEvent.keyboard("@");
    await compose("東京タ");
    await expect.element(page.getByRole("option")).toHaveTextContent("東京タワー");
    const enter = new KeyboardEvent("keydown", { key: "Enter", isComposing: true, bubbles: true, cancelable: true });
    textbox().element().dispatchEvent(enter);
    expect(enter.defaultPrevented).toBe(false);
    await (cdp() as unknown as Ime).send("Input.insertText", { text: "東京タ" });
    await expect.element(textbox()).toHaveValue("@東京タ");
    await expect.element(list()).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect.element(textbox()).toHaveValue("@notes:n:2 ");
  });
});

describe("<ResourceMention.Root> and keys that are the input method's", () => {
  it.each([
    ["Enter", { isComposing: true }],
    ["Enter", { keyCode: 229 }],
    ["ArrowDown", { isComposing: true }],
    ["Tab", { keyCode: 229 }],
    ["Escape", { isComposing: true }],
  ])("%s with %j does nothing", async (key, state) => {
    const onSubmit = vi.fn<(text: string) => void>();
    await renderKit(<ResourceMention.Root onSubmit={onSubmit} />, { catalogues: [notes] });
    await userEvent.click(textbox());
    await userEvent.keyboard("@");
    await compose("東");
    await expect.poll(() => page.getByRole("option").elements().length).toBe(2);
    const first = page.getByRole("option", { selected: true }).element();
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...state });
    textbox().element().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    await expect.element(textbox()).toHaveValue("@東");
    expect(page.getByRole("option", { selected: true }).element()).toBe(first);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("the full-width sign of Chinese and Japanese keyboards opens it, while it is composed", async () => {
    await renderKit(<ResourceMention.Root />, { catalogues: [notes] });
    await userEvent.click(textbox());
    await compose("＠");
    await (cdp() as unknown as Ime).send("Input.insertText", { text: "＠" });
    await compose("きょ");
    await expect.element(list()).not.toBeInTheDocument();
    await compose("東京オ");
    await expect.element(page.getByRole("option")).toHaveTextContent("東京オフィス");
    await (cdp() as unknown as Ime).send("Input.insertText", { text: "東京オ" });
    await userEvent.keyboard("{Enter}");
    await expect.element(textbox()).toHaveValue("@notes:n:1 ");
  });
});

describe("<ResourceMention.Root> in a dialog", () => {
  it("stands above one of the browser's own, and Escape leaves that open", async () => {
    await renderKit(
      <dialog ref={(element) => element?.showModal()} aria-label="Ask" style={{ blockSize: 120 }}>
        <ResourceMention.Root />
      </dialog>,
      { catalogues: [notes] },
    );
    await userEvent.click(textbox());
    await userEvent.keyboard("@ky");
    await expect.element(list()).toBeVisible();
    const { x, y } = page.getByRole("option").element().getBoundingClientRect();
    expect(
      page
        .getByRole("option")
        .element()
        .contains(document.elementFromPoint(x + 30, y + 10)),
    ).toBe(true);
    await userEvent.keyboard("{Escape}");
    await expect.element(list()).not.toBeInTheDocument();
    await expect.element(page.getByRole("dialog")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  });

  it("Escape closes only the popup, a second Escape the dialog", async () => {
    await renderKit(
      <Dialog.Root defaultOpen>
        <Dialog.Portal>
          <Dialog.Content aria-describedby={undefined}>
            <Dialog.Title>Ask</Dialog.Title>
            <ResourceMention.Root />
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>,
      { catalogues: [notes] },
    );
    await userEvent.click(textbox());
    await userEvent.keyboard("@ky");
    await expect.element(list()).toBeVisible();
    await userEvent.click(page.getByRole("option", { name: "Kyoto plan" }));
    await expect.element(textbox()).toHaveValue("@notes:n:3 ");
    await userEvent.keyboard("@ky");
    await expect.element(list()).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(list()).not.toBeInTheDocument();
    await expect.element(page.getByRole("dialog")).toBeVisible();
    await expect.element(textbox()).toHaveValue("@notes:n:3 @ky");
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("<ResourceMention.Popup>", () => {
  it("has no axe violations, open on resources, on a template's values, and shut", async () => {
    const { container } = await renderKit(<ResourceMention.Root />, { catalogues: [docs, git] });
    const violations = async () => (await axe.run(container)).violations.map(({ id }) => id);
    expect(await violations()).toEqual([]);
    await userEvent.click(textbox());
    await userEvent.keyboard("@p");
    await expect.element(list()).toBeVisible();
    expect(await violations()).toEqual([]);
    await userEvent.keyboard("{Backspace}repo://");
    await expect.element(page.getByRole("group", { name: "Git owner" })).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  it("a server that is switched off is left out, until the query names it", async () => {
    await renderKit(<ResourceMention.Root />, { catalogues: [docs, notes] });
    await userEvent.click(textbox());
    await userEvent.keyboard("@");
    await userEvent.click(page.getByRole("button", { name: "Docs" }));
    await expect.element(page.getByRole("group", { name: "Docs" })).not.toBeInTheDocument();
    await expect.element(page.getByRole("option", { name: "Kyoto plan" })).toBeVisible();
    await userEvent.keyboard('"my docs":page-3');
    await expect.element(page.getByRole("option", { name: "page-3.md" })).toBeVisible();
  });

  it("recent resources come first while nothing is typed", async () => {
    await renderKit(<ResourceMention.Root recents={[{ server: "notes", uri: "n:3" }]} />, {
      catalogues: [docs, notes],
    });
    await userEvent.click(textbox());
    await userEvent.keyboard("@");
    await expect.element(page.getByRole("group", { name: "Recent" })).toHaveTextContent("Kyoto plan");
    await expect.element(page.getByRole("option", { selected: true })).toHaveTextContent("Kyoto plan");
    expect(page.getByRole("option", { name: "Kyoto plan" }).elements().length).toBe(1);
  });

  it("says how many there are, and that a server is still listing", async () => {
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    const slow: Catalogue = {
      name: "slow",
      resources: [{ uri: "s:1", name: "late" }],
      http: async (request) => {
        if ((await readMessage(request)).method === "resources/list") await isReleased;
        return undefined;
      },
    };
    await renderKit(<ResourceMention.Root />, { catalogues: [notes, slow] });
    await userEvent.click(textbox());
    await userEvent.keyboard("@");
    await expect
      .element(page.getByRole("status"))
      .toHaveTextContent("3 resources, first: 東京オフィス. Still listing slow …");
    release();
    await expect.element(page.getByRole("status")).toHaveTextContent("4 resources, first: 東京オフィス.");
  });
});

describe("<ResourceMention.Root mentions>", () => {
  it("a mention that the host takes out leaves the text, one that is typed away leaves the list", async () => {
    const onMentionsChange = vi.fn<(refs: readonly ResourceRef[], reason: string) => void>();
    function Host() {
      const [mentions, setMentions] = useState<readonly ResourceRef[]>([]);
      return (
        <>
          <ResourceMention.Root
            mentions={mentions}
            onMentionsChange={(next, { reason }) => {
              onMentionsChange(next, reason);
              setMentions(next);
            }}
          />
          <button type="button" onClick={() => setMentions([])}>
            Clear
          </button>
        </>
      );
    }
    await renderKit(<Host />, { catalogues: [notes] });
    await userEvent.click(textbox());
    await userEvent.keyboard("a @ky{Enter}b");
    await expect.element(textbox()).toHaveValue("a @notes:n:3 b");
    await userEvent.click(page.getByRole("button", { name: "Clear" }));
    await expect.element(textbox()).toHaveValue("a b");
    await userEvent.keyboard("{Control>}a{/Control}@ky{Enter}");
    await expect.element(textbox()).toHaveValue("@notes:n:3 ");
    onMentionsChange.mockClear();
    await userEvent.keyboard("{Control>}a{/Control}{Delete}");
    expect(onMentionsChange.mock.calls).toEqual([[[], "input-change"]]);
  });
});
