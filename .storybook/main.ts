import type { StorybookConfig } from "@storybook/react-vite";
import { fileURLToPath } from "node:url";
import remarkGfm from "remark-gfm";
import { mergeConfig } from "vite";
import pkg from "../package.json" with { type: "json" };
import { mcpBridge } from "../scripts/bridge/mcpBridge.mjs";

// Set by `npm start` from its arguments.
const servers = JSON.parse(process.env.MCP_SERVERS ?? "[]") as Parameters<typeof mcpBridge>[0];

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.tsx"],
  addons: [
    // Without it, tables in MDX are text.
    {
      name: "@storybook/addon-docs",
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    "@storybook/addon-themes",
    "@storybook/addon-vitest",
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: {
    reactDocgen: "react-docgen-typescript",
    reactDocgenTypescriptOptions: {
      include: ["src/**/*.tsx"],
      shouldExtractLiteralValuesFromEnum: true,
      // `boolean | undefined` would get no switch.
      shouldRemoveUndefinedFromOptional: true,
      propFilter: (prop) => !prop.parent || !prop.parent.fileName.includes("node_modules"),
    },
  },
  viteFinal: (config) => {
    const vite = mergeConfig(config, {
      plugins: [mcpBridge(servers)],
      // Bundled at the start: Vite reloads the page when it meets one of these later.
      optimizeDeps: {
        include: [
          ...Object.keys(pkg.dependencies),
          ...Object.keys(pkg.peerDependencies),
          "react-dom/client",
          "storybook/internal/core-events",
        ],
      },
      resolve: { alias: { "mcp-resource-kit": fileURLToPath(new URL("../src/index.ts", import.meta.url)) } },
    });
    // The library's own build settings (lib mode, externals) are not for Storybook, which has put its manager into the
    // folder before the preview comes.
    if (vite.build) vite.build = { outDir: vite.build.outDir, emptyOutDir: false, chunkSizeWarningLimit: 3000 };
    return vite;
  },
};

export default config;
