import { ResourceAttachments } from "mcp-resource-kit";
import preview from "../.storybook/preview.js";
import { handbook } from "./servers/handbook.js";

const meta = preview.meta({
  title: "Components/ResourceAttachments",
  component: ResourceAttachments.Root,
  parameters: { mcp: { servers: ["handbook"] } },
});

/** Read as soon as they are attached; each can be looked at, moved (Alt and an arrow key, or by hand) and taken away. */
export const Default = meta.story({
  args: {
    defaultValue: handbook.resources!.slice(0, 3).map((resource) => ({ ...resource, server: "handbook" })),
    budget: 1000,
  },
});
