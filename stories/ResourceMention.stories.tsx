import { ResourceMention } from "mcp-resource-kit";
import { expect, fireEvent, fn, within } from "storybook/test";
import preview from "../.storybook/preview.js";

const meta = preview.meta({
  title: "Components/ResourceMention",
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

interface Shown {
  canvasElement: HTMLElement;
  viewMode: string;
}

// Not key by key: on a page a story begins by itself, and leaves the keyboard where the reader has it.
async function write(text: string, { canvasElement, viewMode }: Shown) {
  const box = await within(canvasElement).findByRole<HTMLTextAreaElement>("textbox");
  if (viewMode !== "docs") box.focus();
  await fireEvent.input(box, { target: { value: box.value + text } });
  await expect(await within(canvasElement).findByRole("listbox")).toBeVisible();
}

/** Type `@` and a few letters; Enter takes a resource, Enter again sends. */
export const Default = meta.story({
  args: { defaultValue: "Compare @handbook:handbook://procedures/flood.md with " },
  parameters: { docs: { story: { autoplay: true } } },
  // Room for what opens, so that it covers nothing on a page.
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: "26rem" }}>
        <Story />
      </div>
    ),
  ],
  play: (shown) => write("@", shown),
});

/** A draft with mentions in it. */
export const WithMentions = meta.story({
  args: { defaultValue: "Compare @handbook:handbook://procedures/flood.md with @database:db://schema please." },
});

/** For a text that is not sent, as in a form: without `onSubmit` there is no button, and Enter breaks the line. */
export const TextField = meta.story({ args: { onSubmit: undefined, defaultValue: "See @database:db://schema" } });

/** Other triggers, several at once. */
export const OtherTriggers = meta.story({
  args: { trigger: ["#", "/res "] },
  play: (shown) => write("See #flood", shown),
});

/** What was used last stands first after a bare `@`. */
export const Recents = meta.story({
  args: {
    recents: [
      { server: "database", uri: "db://schema" },
      { server: "handbook", uri: "handbook://welcome.md" },
    ],
  },
  play: (shown) => write("@", shown),
});
