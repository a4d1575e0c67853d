import { ResourceMention, type ResourceRef } from "mcp-resource-kit";
import { useState, type CSSProperties } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import preview from "../.storybook/preview.js";
import { withoutStyles } from "./WithoutStyles.js";
import { brokenList, emptyServer, longNames, warehouse } from "./servers/states.js";

const meta = preview.meta({
  title: "Components/ResourceMention/Features",
  component: ResourceMention.Root,
  args: { onSubmit: fn() },
  parameters: {
    mcp: { servers: ["handbook", "source", "database"] },
    // The list scrolls with the highlighted row; the focus is in the text and stays there.
    a11y: { config: { rules: [{ id: "scrollable-region-focusable", selector: "*:not([role='listbox'])" }] } },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "40rem" }}>
        <Story />
      </div>
    ),
  ],
});

async function write(text: string): Promise<HTMLTextAreaElement> {
  const box = await screen.findByRole<HTMLTextAreaElement>("textbox");
  await userEvent.type(box, text);
  return box;
}

function Host() {
  const [value, setValue] = useState("Read @handbook:handbook://welcome.md first.");
  const [mentions, setMentions] = useState<readonly ResourceRef[]>([
    { server: "handbook", uri: "handbook://welcome.md" },
  ]);
  return (
    <>
      <ResourceMention.Root
        value={value}
        onValueChange={setValue}
        mentions={mentions}
        onMentionsChange={(next) => setMentions(next)}
      />
      <button type="button" style={{ marginBlockStart: "0.75rem" }} onClick={() => setMentions([])}>
        Take all out
      </button>
    </>
  );
}

/** The host keeps text and mentions; what it takes out of the list leaves the text. */
export const Controlled = meta.story({
  render: () => <Host />,
  play: async ({ canvas }) => {
    const box = await canvas.findByRole("textbox");
    await canvas.findByRole("button", { name: /^Remove/ });
    await userEvent.click(canvas.getByRole("button", { name: "Take all out" }));
    await waitFor(() => expect(box).toHaveValue("Read first."));
  },
});

export const Loading = meta.story({
  parameters: { mcp: { servers: ["handbook"], latency: 60_000 } },
  play: async () => {
    await write("@");
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(/Loading|Listing/i));
  },
});

/** Nothing to mention, so nothing opens, and Enter sends. */
export const Empty = meta.story({
  parameters: { mcp: { servers: [emptyServer] } },
  play: async ({ args }) => {
    await write("@nobody{Enter}");
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith("@nobody", []));
    await expect(screen.queryByRole("listbox")).toBeNull();
  },
});

export const Error = meta.story({
  parameters: { mcp: { servers: [brokenList] } },
  play: async () => {
    await write("@");
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(/Broken/));
  },
});

/** The rows of the other servers are there all the same. */
export const PartialFailure = meta.story({
  parameters: { mcp: { servers: ["handbook", brokenList] } },
  play: async () => {
    await write("@glos");
    await screen.findByRole("option", { name: /^Glossary/ });
  },
});

/** The beginning of a path is cut: its end tells equal names apart. */
export const LongNames = meta.story({
  parameters: { mcp: { servers: [longNames] } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288, maxInlineSize: "100%" }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    await write("@schiff");
    const rows = await screen.findAllByRole("option");
    for (const row of rows) await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
  },
});

export const ManyItems = meta.story({
  parameters: { mcp: { servers: [warehouse(10_000)] } },
  play: async () => {
    await write("@box-9876");
    await screen.findByRole("option", { name: /box-9876\.csv/ }, { timeout: 10_000 });
  },
});

/** What is listed already is there at once; the rest follows. */
export const HundredThousandItems = meta.story({
  parameters: { mcp: { servers: [warehouse(100_000)] } },
  play: async () => {
    await write("@box-12");
    await screen.findByRole("option", { name: /box-12\.csv/ }, { timeout: 10_000 });
  },
});

/** An empty field, a bare trigger and a mention at the beginning follow the page's direction. */
export const RightToLeft = meta.story({
  globals: { language: "fa" },
  play: async () => {
    const box = await write("@glos");
    await screen.findByRole("listbox");
    await expect(getComputedStyle(box).direction).toBe("rtl");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(box.value).toBe("@handbook:handbook://glossary.md "));
    await expect(getComputedStyle(box).direction).toBe("rtl");
  },
});

/** Opens after a letter: Thai has no spaces between words. */
export const Thai = meta.story({
  globals: { language: "th" },
  play: async () => {
    await write("ดู@เริ่ม");
    await screen.findByRole("option", { name: /^เริ่มต้นที่สถานีวัดน้ำ/ });
  },
});

export const Themed = meta.story({
  args: { defaultValue: "Compare @handbook:handbook://procedures/flood.md with last year." },
  decorators: [
    (Story) => (
      <div
        style={
          {
            "--mcpr-primary": "light-dark(#9d174d, #f9a8d4)",
            "--mcpr-primary-fg": "light-dark(#ffffff, #500724)",
            "--mcpr-ring": "light-dark(#9d174d, #f9a8d4)",
            "--mcpr-radius": "1rem",
          } as CSSProperties
        }
      >
        <Story />
      </div>
    ),
  ],
});

// Rules of a host stand in no layer, so they win over all of the kit's. The text and the marks behind it go together.
const ASK = `
  .ask { font-size: 1.125rem; }
  .ask-field { border-width: 0 0 2px; border-radius: 0; }
  .ask-field:focus-within { outline: none; }
  .ask-field [data-slot="resource-mention-highlights"], .ask-text { padding-inline: 0; }
  .ask-list { font-size: 0.875rem; }
`;

/** The parts put together by the host, with classes of its own, as a utility framework has them. */
export const Composed = meta.story({
  render: () => (
    <ResourceMention.Root className="ask">
      <style>{ASK}</style>
      <ResourceMention.Attachments />
      <ResourceMention.Field className="ask-field">
        <ResourceMention.Input className="ask-text" aria-label="Ask" placeholder="Ask, @ mentions" />
      </ResourceMention.Field>
      <ResourceMention.Popup>
        <ResourceMention.List className="ask-list" />
        <ResourceMention.Empty />
      </ResourceMention.Popup>
      <ResourceMention.Status />
    </ResourceMention.Root>
  ),
  play: async () => {
    const box = await write("@glos{Enter}");
    await waitFor(() => expect(box.value).toBe("@handbook:handbook://glossary.md "));
  },
});

/** Without the kit's style sheet the parts are plain elements that work all the same. */
export const Unstyled = meta.story({
  decorators: [withoutStyles],
});

/** Where the system chooses the colours, marks and the highlighted row keep theirs. */
export const ForcedColors = meta.story({
  args: { defaultValue: "Compare @handbook:handbook://procedures/flood.md with last year." },
  globals: { theme: "high contrast" },
});

/** Enter takes the mention, Enter again sends. */
export const MentionByKeyboard = meta.story({
  play: async ({ args }) => {
    await write("See @glos");
    await screen.findByRole("option", { name: /^Glossary/ });
    await userEvent.keyboard("{Enter}{Enter}");
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith("See @handbook:handbook://glossary.md ", [
        { server: "handbook", uri: "handbook://glossary.md" },
      ]),
    );
  },
});

/** Escape closes the popup for this trigger, and typing on does not open it again. */
export const EscapeCloses = meta.story({
  play: async () => {
    await write("@glos");
    await screen.findByRole("listbox");
    await userEvent.keyboard("{Escape}sary");
    await expect(screen.queryByRole("listbox")).toBeNull();
  },
});

/** A template goes on in the text, variable by variable: its basins, then the stations of the one taken. */
export const TemplateInTheText = meta.story({
  play: async () => {
    const box = await write("See @db://stations");
    await userEvent.click(await screen.findByRole("option", { name: /^A station/ }));
    await waitFor(() => expect(box.value).toBe("See @database:db://stations/"));
    await screen.findAllByRole("option");
  },
});
