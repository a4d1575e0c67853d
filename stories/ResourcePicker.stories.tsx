import { ResourcePicker } from "mcp-resource-kit";
import preview from "../.storybook/preview.js";

const meta = preview.meta({
  title: "Components/ResourcePicker",
  component: ResourcePicker.Root,
  parameters: { mcp: { servers: ["handbook", "office"] } },
});

/** In the page. Tick to choose, press a name to look at it. */
export const Default = meta.story({ args: { budget: 8000 } });
