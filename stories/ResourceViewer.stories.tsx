import { ResourceViewer } from "mcp-resource-kit";
import preview from "../.storybook/preview.js";

const meta = preview.meta({
  title: "Components/ResourceViewer",
  component: ResourceViewer.Root,
  parameters: { mcp: { servers: ["handbook", "media"] } },
});

/** Reads the resource and shows it by its type. Source, copy, download and refresh are in the header. */
export const Default = meta.story({
  args: { resource: { server: "handbook", uri: "handbook://welcome.md" } },
});
