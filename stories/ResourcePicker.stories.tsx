import { ResourcePicker } from "mcp-resource-kit";
import { expect, userEvent } from "storybook/test";
import preview from "../.storybook/preview.js";

const meta = preview.meta({
  title: "Components/ResourcePicker",
  component: ResourcePicker.Root,
  parameters: { mcp: { servers: ["handbook", "office"] } },
});

/** In the page. Tick to choose, press a name to look at it. */
export const Default = meta.story({ args: { budget: 8000 } });

/** Two are chosen, and one is looked at. */
export const InUse = meta.story({
  args: {
    budget: 400,
    defaultValue: [
      { server: "handbook", uri: "handbook://welcome.md" },
      { server: "handbook", uri: "handbook://procedures/morning-round.md" },
    ],
  },
  parameters: { docs: { story: { autoplay: true } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("treeitem", { name: "Welcome to the river station" }));
    await expect(await canvas.findByRole("heading", { name: "Begin here" })).toBeVisible();
    // On a page it has begun by itself: the keyboard stays where the reader left it.
    (document.activeElement as HTMLElement | null)?.blur();
  },
});
