import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useSyncExternalStore } from "react";
import { themes } from "storybook/theming";
import { pageTheme } from "../pageTheme.js";

/** What is around the text of a page: as dark as the toolbar says, like the stories in it. */
export default function DocsPage(props: DocsContainerProps) {
  const theme = useSyncExternalStore(pageTheme.subscribe, pageTheme.get);
  return <DocsContainer {...props} theme={theme === "light" ? themes.light : themes.dark} />;
}
