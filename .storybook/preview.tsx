import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import type { DocsContainerProps } from "@storybook/addon-docs/blocks";
import addonThemes, { withThemeByDataAttribute } from "@storybook/addon-themes";
import { definePreview } from "@storybook/react-vite";
import { lazy, Suspense } from "react";
import { configure } from "storybook/test";
import "../src/styles/styles.css";
import "./preview.css";
import { followToolbar } from "./pageTheme.js";
import { closeServers, loadServers, type Loaded, type McpParameters } from "./servers/loadServers.js";
import { StoryFrame } from "./StoryFrame.js";
import { initialGlobals, themes, toolbar } from "./toolbar.js";

// With its own chunk: it carries the source of every part, which no story needs.
const ComponentPage = lazy(() => import("./docs/ComponentPage.js"));
const DocsPage = lazy(() => import("./docs/DocsPage.js"));

const themePage = withThemeByDataAttribute({ themes, defaultTheme: "light", attributeName: "data-theme" });

// Renderers are fetched on first use; a busy machine takes its time.
configure({ asyncUtilTimeout: 15_000 });
followToolbar();

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonThemes()],
  parameters: {
    // Stories are parts of a page, so they have no landmarks.
    a11y: { test: "error", config: { rules: [{ id: "region", enabled: false }] } },
    controls: { expanded: true },
    docs: {
      container: (props: DocsContainerProps) => (
        <Suspense>
          <DocsPage {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense>
          <ComponentPage />
        </Suspense>
      ),
    },
    options: {
      storySort: {
        order: [
          "Introduction",
          "Quick start",
          "Playground",
          "Theming",
          "Accessibility",
          "Servers",
          "Recipes",
          "Components",
          "*",
        ],
      },
    },
    mcp: {} as McpParameters,
  },
  globalTypes: toolbar,
  initialGlobals,
  tags: ["autodocs"],
  loaders: [loadServers],
  beforeEach:
    ({ id }) =>
    () =>
      closeServers(id),
  decorators: [
    (Story, { loaded, globals, viewMode }) => (
      <StoryFrame servers={(loaded as Loaded).servers} globals={globals} isOneOfMany={viewMode === "docs"}>
        <Story />
      </StoryFrame>
    ),
    // On a page of many stories the last of them would dress them all.
    (Story, context) => (context.viewMode === "docs" ? <Story /> : themePage(Story, context)),
  ],
});
