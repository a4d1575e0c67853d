"use client";
import type { ComponentProps } from "react";
import type { ExtraProps } from "react-markdown";
import { codeLanguage } from "../../../model/contents/codeLanguage.js";
import { styledRuns } from "../../../model/contents/styledTokens.js";
import { useHighlighting } from "./useHighlighting.js";

/** Code in a markdown text; a fenced block that names its language gets colours. */
export function MarkdownCode({ className, children }: ComponentProps<"code"> & ExtraProps) {
  const named = /(?:^|\s)language-([\w+#.-]{1,40})/.exec(className ?? "")?.[1]?.toLowerCase();
  const text = typeof children === "string" ? children : "";
  // Writers name a language by its name or by the ending of its files.
  const styles = useHighlighting(text, named && codeLanguage(`text/x-${named}`, `x.${named}`));
  if (styles === null) return <code>{children}</code>;
  return (
    <code>
      {styledRuns(text, styles).map((token, at) =>
        token.style ? (
          <span key={at} data-token={token.style}>
            {token.text}
          </span>
        ) : (
          token.text
        ),
      )}
    </code>
  );
}
