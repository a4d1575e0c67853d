import { ResourceSearch } from "mcp-resource-kit";
import preview from "../.storybook/preview.js";

const meta = preview.meta({
  title: "Components/ResourceSearch",
  component: ResourceSearch.Root,
  parameters: { mcp: { servers: ["handbook", "source", "database"] } },
});

/** Everything the servers have, found by a few letters of its name or path. */
export const Default = meta.story({});

/** Several at once; a row is taken and given back by Enter. */
export const Multiple = meta.story({ args: { selectionMode: "multiple" } });
