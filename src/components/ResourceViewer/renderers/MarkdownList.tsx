"use client";
import type { ComponentProps } from "react";
import type { ExtraProps } from "react-markdown";

type Nodes = NonNullable<ExtraProps["node"]>["children"];

// Letters of Persian that Arabic does not have.
const PERSIAN = /[پچژگکی]/;

/** A numbered list, its numbers in the digits of its own language and not of the page's. Renders an `<ol>`. */
export function MarkdownList({ node, ...props }: ComponentProps<"ol"> & ExtraProps) {
  return <ol {...props} data-digits={node && isPersian(node.children) ? "persian" : undefined} />;
}

function isPersian(nodes: Nodes): boolean {
  return nodes.some((node) =>
    node.type === "text" ? PERSIAN.test(node.value) : node.type === "element" && isPersian(node.children),
  );
}
