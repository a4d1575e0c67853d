"use client";

import type { Token } from "../../../model/contents/Token.js";

interface TextLineProps {
  tokens: readonly Token[];
  /** What stands before the line, a column each: line numbers, a level. */
  gutter: readonly (number | string | undefined)[];
  /** Attributes that say what kind of line it is. */
  attributes?: Readonly<Record<string, string | undefined>> | undefined;
  /** `ins` and `del` for lines that were added and removed. */
  element?: "span" | "ins" | "del" | undefined;
  prose: boolean;
}

/** One row of a text. What stands in the gutter is drawn by the style sheet, so that it is never copied or found. */
export function TextLine({ tokens, gutter, attributes, element: Element = "span", prose }: TextLineProps) {
  return (
    <div data-slot="resource-viewer-line" {...attributes}>
      {gutter.map((entry, column) => (
        <span key={column} aria-hidden="true" data-slot="resource-viewer-gutter" data-text={entry ?? ""} />
      ))}
      <Element data-slot="resource-viewer-line-text" dir={prose ? "auto" : undefined}>
        {tokens.length === 0 ? "\n" : tokens.map((token, at) => <TokenText key={at} token={token} />)}
      </Element>
    </div>
  );
}

function TokenText({ token: { text, style, hidden, match } }: { token: Token }) {
  if (match !== undefined) {
    return (
      <mark data-slot="resource-viewer-match" data-token={style} data-current={match === "current" ? "" : undefined}>
        {text}
      </mark>
    );
  }
  if (hidden) return <span data-slot="resource-viewer-hidden">{text}</span>;
  return style === undefined ? text : <span data-token={style}>{text}</span>;
}
