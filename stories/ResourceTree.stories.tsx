import { ResourceTree } from "mcp-resource-kit";
import preview from "../.storybook/preview.js";

const meta = preview.meta({
  title: "Components/ResourceTree",
  component: ResourceTree.Root,
  args: { style: { blockSize: "32rem" } },
  parameters: { mcp: { servers: ["handbook", "source", "database", "shelves"] } },
});

/** All servers, with folders, templates and a filter box. */
export const Default = meta.story({});

/** Checkboxes: a folder's covers all that is in it. */
export const Multiple = meta.story({ args: { selectionMode: "multiple" } });
