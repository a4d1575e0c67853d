import { ResourcePicker, type SelectedResource } from "mcp-resource-kit";
import { useState } from "react";
import { expect, userEvent, within, waitFor } from "storybook/test";
import preview from "../.storybook/preview.js";

const meta = preview.meta({
  title: "Components/ResourcePicker/Features",
  component: ResourcePicker.Root,
  parameters: { mcp: { servers: ["handbook", "office"] } },
});

function Host() {
  const [value, setValue] = useState<readonly SelectedResource[]>([]);
  return <ResourcePicker.Root value={value} onValueChange={setValue} />;
}

export const Controlled = meta.story({
  render: () => <Host />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole("treeitem");
    await waitFor(() => expect(canvasElement.querySelector("[data-slot=resource-tree-item-checkbox]")).not.toBeNull());
    await userEvent.click(canvasElement.querySelector("[data-slot=resource-tree-item-checkbox]")!);
    await expect(await canvas.findByRole("button", { name: /^Attach [1-9]/ })).toBeEnabled();
  },
});

export const Single = meta.story({ args: { selectionMode: "single" } });

/** Only pictures and text. */
export const Accept = meta.story({ args: { accept: ["image/*", "text/*"] } });

export const Loading = meta.story({ parameters: { mcp: { servers: ["handbook"], latency: 60_000 } } });

export const Empty = meta.story({ parameters: { mcp: { servers: [{ name: "empty", title: "Nothing here" }] } } });

/** One server down. */
export const PartialFailure = meta.story({ parameters: { mcp: { servers: ["handbook", "dead"] } } });

export const RightToLeft = meta.story({ globals: { language: "fa" } });

export const Thai = meta.story({ globals: { language: "th" } });
