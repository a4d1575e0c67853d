import { ResourcePicker, type SelectedResource } from "mcp-resource-kit";
import { useState, type CSSProperties } from "react";
import { expect, userEvent, within, waitFor } from "storybook/test";
import preview from "../.storybook/preview.js";
import { longNames, warehouse } from "./servers/states.js";
import { withoutStyles } from "./WithoutStyles.js";

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

/** No server answers. */
export const Error = meta.story({ parameters: { mcp: { servers: ["dead"] } } });

/** One server down. */
export const PartialFailure = meta.story({ parameters: { mcp: { servers: ["handbook", "dead"] } } });

export const LongNames = meta.story({ parameters: { mcp: { servers: [longNames] } } });

export const ManyItems = meta.story({ parameters: { mcp: { servers: [warehouse(10_000)] } } });

/** Can be used from the first page on. */
export const HundredThousandItems = meta.story({ parameters: { mcp: { servers: [warehouse(100_000)] } } });

export const RightToLeft = meta.story({ globals: { language: "fa" } });

export const Thai = meta.story({ globals: { language: "th" } });

export const Themed = meta.story({
  args: {
    style: {
      "--mcpr-primary": "light-dark(#0f766e, #5eead4)",
      "--mcpr-primary-fg": "light-dark(#ffffff, #042f2e)",
      "--mcpr-radius": "0",
      "--mcpr-border": "light-dark(#99f6e4, #115e59)",
    } as CSSProperties,
  },
});

/** Without the kit's style sheet the parts are plain elements that work all the same. */
export const Unstyled = meta.story({ decorators: [withoutStyles] });

/** Panels, what is chosen and the buttons keep their edges where the system chooses the colours. */
export const ForcedColors = meta.story({ globals: { theme: "high contrast" } });
