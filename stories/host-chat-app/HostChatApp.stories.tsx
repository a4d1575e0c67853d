import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../.storybook/preview.js";
import { HostChatApp as App } from "./HostChatApp.js";

const meta = preview.meta({
  title: "Host chat app",
  component: App,
  parameters: {
    layout: "fullscreen",
    mcp: { servers: ["handbook", "source", "database", "office"] },
    controls: { disable: true },
  },
  tags: ["!autodocs"],
});

/** The whole kit in a chat: mention, attach, send, preview. */
export const HostChatApp = meta.story();

export const Dark = meta.story({ globals: { theme: "dark" } });

export const RightToLeft = meta.story({ globals: { language: "fa" } });

export const Thai = meta.story({ globals: { language: "th" } });

/**
 * Mentions a resource, chooses one in the picker after a look at it, attaches what a tool found, sends, and looks at one
 * that the answer names: all by keyboard.
 */
export const WholeJourney = meta.story({
  play: async ({ canvas }) => {
    const box = await canvas.findByRole<HTMLTextAreaElement>("textbox", { name: "Message" });
    box.focus();
    await userEvent.keyboard("{Control>}a{/Control}{Delete}Compare @glos");
    await screen.findByRole("option", { name: /^Glossary/ });
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(box).toHaveValue("Compare @handbook:handbook://glossary.md "));

    await tabTo(/^Attach resources/);
    await userEvent.keyboard("{Enter}");
    const picker = within(await screen.findByRole("dialog", { name: "Resource picker" }));
    await waitFor(() => expect(picker.getByRole("tab", { name: "Browse" })).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}");
    await tabTo(/^Search resources/);
    await userEvent.keyboard("opening hours");
    await picker.findByRole("option", { name: /^Opening hours/, selected: true });
    await userEvent.keyboard("{Enter}");
    const preview = within(await picker.findByRole("region", { name: "Opening hours" }));
    await preview.findByText("Nine to four.");
    await tabTo(/^Attach 1 resource/);
    await userEvent.keyboard("{Enter}");
    await canvas.findByRole("button", { name: "Remove Opening hours" });
    await waitFor(() => expect(canvas.getByRole("button", { name: "Attach resources" })).toHaveFocus());

    await tabTo(/^Attach Station Amber 1/, { shift: true });
    await userEvent.keyboard("{Enter}");
    await canvas.findByRole("button", { name: "Remove Station Amber 1" });
    await tabTo(/^Message/);
    await userEvent.keyboard("{Enter}");
    await canvas.findByText(/I have read .*Glossary.*Opening hours.*Station Amber 1/);
    const model = within(canvas.getByRole("complementary", { name: "What the model gets" }));
    await model.findByText(/"text": "Nine to four/);

    await tabTo(/^Stations by basin/, { shift: true });
    await userEvent.keyboard("{Enter}");
    const sheet = within(await screen.findByRole("dialog", { name: "Preview" }));
    await sheet.findByRole("region", { name: "Stations by basin" });
  },
});

// Goes there as a hand on the keyboard does, and fails where Tab does not lead.
async function tabTo(name: RegExp, options?: { shift: boolean }): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await userEvent.tab(options);
    const { activeElement } = document;
    const label = activeElement?.getAttribute("aria-label") ?? activeElement?.textContent ?? "";
    if (name.test(label.trim())) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}
