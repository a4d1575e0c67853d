"use client";
import { useMemo } from "react";
import { useResourceContext } from "../../../client/useResourceContext.js";
import type { RendererProps } from "../ResourceRenderer.js";

/** A web page, sealed off: an origin of its own, no scripts, no requests, no links. */
export default function HtmlRenderer({ content, name }: RendererProps) {
  const { t } = useResourceContext();
  const page = useMemo(() => sealed(content.text ?? ""), [content.text]);
  return (
    <div data-slot="resource-viewer-html">
      <p data-slot="resource-viewer-facts">{t("viewer.html.sealed")}</p>
      <iframe title={name} sandbox="" referrerPolicy="no-referrer" srcDoc={page} />
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

// Connection hints and refreshes are not subject to the policy in every browser.
const REACHES_OUT = "script, link, base, meta[http-equiv], iframe, frame, object, embed, portal, template";

function sealed(html: string): string {
  // A parsed document of no window loads and runs nothing.
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const element of page.querySelectorAll(REACHES_OUT)) element.remove();
  for (const link of page.querySelectorAll("[target], [ping]")) {
    link.removeAttribute("target");
    link.removeAttribute("ping");
  }
  return SEAL + page.documentElement.outerHTML;
}
