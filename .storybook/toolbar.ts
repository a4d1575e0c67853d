import type { Preview } from "@storybook/react-vite";
import { catalogues } from "../stories/servers/catalogues.js";

const item = (value: string, title: string) => ({ value, title });

/** What the toolbar calls the themes, and the values of `data-theme` for them. */
export const themes: Record<string, string> = { light: "light", dark: "dark", "high contrast": "high-contrast" };

/** The menus above a story. */
export const toolbar: Preview["globalTypes"] = {
  look: {
    description: "Look: ready themes from stories/themes",
    toolbar: {
      title: "Look",
      icon: "paintbrush",
      dynamicTitle: true,
      items: [
        item("default", "Default look"),
        item("shadcn", "shadcn"),
        item("material", "Material-like"),
        item("terminal", "Terminal-like"),
        item("brand", "A brand in ten lines"),
      ],
    },
  },
  server: {
    description: "The servers of every story",
    toolbar: {
      title: "Servers",
      icon: "database",
      dynamicTitle: true,
      items: [
        item("story", "The story's own servers"),
        item("all", "All of the playground"),
        ...Object.entries(catalogues).map(([name, { title }]) => item(name, title ?? name)),
        item("connected", "Connected with npm start"),
      ],
    },
  },
  language: {
    description: "Language",
    toolbar: {
      title: "Language",
      icon: "globe",
      dynamicTitle: true,
      items: [item("en", "English"), item("th", "ไทย"), item("fa", "فارسی")],
    },
  },
  direction: {
    description: "Writing direction",
    toolbar: {
      title: "Direction",
      icon: "transfer",
      dynamicTitle: true,
      items: [item("auto", "Direction of the language"), item("ltr", "Left to right"), item("rtl", "Right to left")],
    },
  },
  density: {
    description: "Density",
    toolbar: {
      title: "Density",
      icon: "component",
      dynamicTitle: true,
      items: [item("0.88", "Compact"), item("1", "Regular"), item("1.15", "Spacious")],
    },
  },
  strictMode: {
    description: "React StrictMode",
    toolbar: {
      title: "StrictMode",
      icon: "lightning",
      dynamicTitle: true,
      items: [item("on", "StrictMode on"), item("off", "StrictMode off")],
    },
  },
};

export const initialGlobals = {
  look: "default",
  server: "story",
  language: "en",
  direction: "auto",
  density: "1",
  strictMode: "on",
};
