import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import addonThemes, { withThemeByDataAttribute } from "@storybook/addon-themes";
import { definePreview } from "@storybook/react-vite";
import "../src/styles/styles.css";

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonThemes()],
  parameters: {
    // Stories are parts of a page, so they have no landmarks.
    a11y: { test: "error", config: { rules: [{ id: "region", enabled: false }] } },
  },
  tags: ["autodocs"],
  decorators: [
    withThemeByDataAttribute({
      themes: { light: "light", dark: "dark" },
      defaultTheme: "light",
      attributeName: "data-theme",
    }),
  ],
});
