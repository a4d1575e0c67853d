import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { themes } from "./toolbar.js";

const listeners = new Set<() => void>();
let theme = "light";

/** Puts what the toolbar says on the page. Pages of text draw no story, so no decorator does it there. */
export function followToolbar(): void {
  for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) {
    addons.getChannel().on(event, ({ globals }: { globals: { theme?: string } }) => {
      theme = themes[globals.theme ?? ""] ?? "light";
      document.documentElement.dataset.theme = theme;
      for (const tell of listeners) tell();
    });
  }
}

/** The theme that is chosen in the toolbar, as the attribute `data-theme` has it. */
export const pageTheme = {
  get: () => theme,
  subscribe: (tell: () => void) => {
    listeners.add(tell);
    return () => void listeners.delete(tell);
  },
};
