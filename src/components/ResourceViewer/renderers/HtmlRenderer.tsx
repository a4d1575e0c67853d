"use client";
import { useMemo, useRef } from "react";
import { useResourceContext } from "../../../client/useResourceContext.js";
import { trustedHtml } from "../../../utils/trustedHtml.js";
import { useIsomorphicLayoutEffect } from "../../../utils/useIsomorphicLayoutEffect.js";
import type { RendererProps } from "../ResourceRenderer.js";

/** A web page, sealed off: an origin of its own, no scripts, no requests, no links. */
export default function HtmlRenderer({ content, name }: RendererProps) {
  const { t } = useResourceContext();
  const page = useMemo(() => sealed(content.text ?? ""), [content.text]);
  const frameRef = useRef<HTMLIFrameElement>(null);
  // Not React's `srcDoc`, which React 18 makes a plain string again. A page that refuses the text gets the source shown.
  useIsomorphicLayoutEffect(() => {
    frameRef.current!.srcdoc = trustedHtml(page);
  }, [page]);
  return (
    <div data-slot="resource-viewer-html">
      <p data-slot="resource-viewer-facts">{t("viewer.html.sealed")}</p>
      <p data-slot="resource-viewer-printed">{t("viewer.printedFrame")}</p>
      <iframe ref={frameRef} title={name} sandbox="" referrerPolicy="no-referrer" />
    </div>
  );
}

// The very first bytes of the document: a policy that stands behind anything a server wrote would come too late.
// `base` lets no link lead anywhere, since the sandbox opens no windows.
const SEAL =
  "<!doctype html>" +
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; media-src data:; style-src 'unsafe-inline'; font-src data:; form-action 'none'; base-uri 'none'">` +
  '<meta http-equiv="x-dns-prefetch-control" content="off"><base target="_blank"><meta charset="utf-8">' +
  "<style>:root{font:14px/1.5 system-ui,sans-serif;background:#fff;color:#111}</style>";

// Connection hints and refreshes are not subject to the policy in every browser. Taken out of the text, not of a parsed
// document: parsing would already report violations of the host page's own policy.
const REACHES_OUT = /<(?=(?:link|base|meta|iframe|frame|frameset|object|embed|portal)[\s/>])/gi;

function sealed(html: string): string {
  if (isTooDeep(html)) throw new Error("The elements are nested too deeply to lay out.");
  return SEAL + html.replace(REACHES_OUT, "<x-");
}

const MAX_DEPTH = 400;
const MAY_STAY_OPEN =
  /^(?:area|base|body|br|col|colgroup|dd|dt|head|hr|html|img|input|li|link|meta|optgroup|option|p|rp|rt|source|tbody|td|tfoot|th|thead|tr|track|wbr)$/i;

/** Laying out thousands of elements inside each other takes a browser many seconds. */
function isTooDeep(html: string): boolean {
  let depth = 0;
  for (const [, close, name] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    if (MAY_STAY_OPEN.test(name!)) continue;
    depth = close ? Math.max(0, depth - 1) : depth + 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}
