import type { ElementContent } from "hast";
import { createLowlight } from "lowlight";
import type { TextStyles } from "../../../model/contents/styledTokens.js";
import { grammars } from "./grammars.js";

/** Larger text is shown plain: highlighting takes a browser about 1 ms a kilobyte, in one go. */
export const MAX_HIGHLIGHTED = 200_000;

/** The styles of a text in a language, or null where there is no grammar for it. */
export async function highlightCode(text: string, language: string): Promise<TextStyles | null> {
  const grammar = await grammars[language]?.();
  if (grammar === undefined) return null;
  lowlight.register(language, grammar.default);
  const root = lowlight.highlight(language, text);
  const styles: { starts: number[]; styles: string[] } = { starts: [], styles: [] };
  let at = 0;
  const visit = (nodes: readonly ElementContent[], style: string) => {
    for (const node of nodes) {
      if (node.type === "element") visit(node.children, styleOf(node.properties.className) || style);
      else if (node.type === "text" && node.value !== "") {
        styles.starts.push(at);
        styles.styles.push(style);
        at += node.value.length;
      }
    }
  };
  visit(root.children as ElementContent[], "");
  return styles;
}

const lowlight = createLowlight();

/** `["hljs-title", "function_"]` as `title function`. */
function styleOf(className: unknown): string {
  return Array.isArray(className) ? className.map((name) => String(name).replace(/^hljs-|_+$/g, "")).join(" ") : "";
}
