import type { Element, Root, RootContent } from "hast";
import { decodePercent } from "../../../model/decodePercent.js";

/**
 * Puts generated ids in place of those that come from the text (footnotes), gives headings one where a link of the text
 * leads to them, and takes the target from links that lead to nothing. No string of a server becomes an id.
 */
export function rehypeSafeIds({ prefix }: { prefix: string }) {
  return (tree: Root) => {
    const ids = new Map<string, string>();
    const idFor = (name: string) => {
      const id = ids.get(name) ?? `${prefix}-${ids.size}`;
      ids.set(name, id);
      return id;
    };
    walk(tree, (element) => {
      const { properties } = element;
      if (typeof properties.id === "string") properties.id = idFor(properties.id);
      else if (/^h[1-6]$/.test(element.tagName)) properties.id = idFor(slug(textOf(element)));
    });
    walk(tree, ({ properties }) => {
      if (Array.isArray(properties.ariaDescribedBy))
        properties.ariaDescribedBy = properties.ariaDescribedBy.map((id) => idFor(String(id)));
      if (typeof properties.href !== "string" || !properties.href.startsWith("#")) return;
      const id = ids.get(decodePercent(properties.href.slice(1)));
      if (id === undefined) delete properties.href;
      else properties.href = `#${id}`;
    });
  };
}

function walk(node: Root | RootContent, visit: (element: Element) => void): void {
  if (node.type === "element") visit(node);
  if ("children" in node) for (const child of node.children) walk(child, visit);
}

function textOf(node: RootContent): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}

/** As GitHub makes the anchors of headings. */
function slug(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/g, "-");
}
