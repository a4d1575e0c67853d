import { Source as Block } from "@storybook/addon-docs/blocks";
import { useSyncExternalStore } from "react";
import { pageTheme } from "../pageTheme.js";

interface SourceProps {
  code: string;
  language: "tsx" | "css";
}

/** The text of a file, as dark as the page around it: Storybook's own block is light on any page. */
export function Source(props: SourceProps) {
  const theme = useSyncExternalStore(pageTheme.subscribe, pageTheme.get);
  return <Block {...props} dark={theme !== "light"} />;
}
