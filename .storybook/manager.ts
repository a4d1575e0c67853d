import { addons } from "storybook/manager-api";
import { create } from "storybook/theming/create";

addons.setConfig({
  theme: create({ base: "light", brandTitle: "mcp-resource-kit" }),
  layoutCustomisations: {
    // A whole app needs the room; its args are none.
    showPanel: ({ storyId }: { storyId?: string }, shown: boolean) =>
      storyId?.startsWith("playground") ? false : shown,
  },
});
