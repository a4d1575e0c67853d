import { readParts } from "./readParts.js";
import { readTokens, tokensOf } from "./readTokens.js";

// Vite reads these calls without running them, so their options stand in each.
const parts = import.meta.glob<string>(["../../src/components/*/*.tsx", "../../src/components/*/index.parts.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const sheets = import.meta.glob<string>("../../src/styles/*.css", { query: "?raw", import: "default", eager: true });
const head = Object.entries(sheets).find(([file]) => file.endsWith("tokens.css"))?.[1] ?? "";

export const tokens = readTokens(head, Object.values(sheets));

export const partsOf = (component: string) => readParts(component, parts);

/** By the names of the sheets: ResourceTree's are resource-tree.css and what begins like it. */
export function tokensOfComponent(component: string) {
  const name = component.replace(/(?<!^)[A-Z]/g, "-$&").toLowerCase();
  const own = Object.entries(sheets).filter(([file]) => file.includes(`/${name}`));
  return tokensOf(own.map(([, css]) => css).join("\n"), tokens);
}
