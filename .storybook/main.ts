import type { StorybookConfig } from "@storybook/react-vite";
import { fileURLToPath } from "node:url";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-themes", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: "react-docgen-typescript",
    reactDocgenTypescriptOptions: {
      shouldExtractLiteralValuesFromEnum: true,
      propFilter: (prop) => !prop.parent || !prop.parent.fileName.includes("node_modules"),
    },
  },
  viteFinal: (vite) => {
    vite.resolve = {
      ...vite.resolve,
      alias: { ...vite.resolve?.alias, "mcp-resource-kit": fileURLToPath(new URL("../src/index.ts", import.meta.url)) },
    };
    // The library's own build settings (lib mode, externals) are not for Storybook.
    if (vite.build) vite.build = { outDir: vite.build.outDir, chunkSizeWarningLimit: 3000 };
    return vite;
  },
};

export default config;
