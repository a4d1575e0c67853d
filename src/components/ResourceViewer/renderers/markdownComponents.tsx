"use client";
import { ImageOff } from "lucide-react";
import { useEffect, type ComponentProps, type MouseEvent } from "react";
import type { Components, ExtraProps } from "react-markdown";
import { useResourceContext } from "../../../client/useResourceContext.js";
import { visibleText } from "../../../model/visibleText.js";
import { rootOf } from "../../../utils/rootOf.js";
import { MarkdownCode } from "./MarkdownCode.js";
import { useMarkdown } from "./MarkdownContext.js";
import { MarkdownList } from "./MarkdownList.js";
import { MarkdownResourceImage } from "./MarkdownResourceImage.js";

/** How the elements of a markdown text are rendered where plain ones would load, navigate or not be reachable. */
export const markdownComponents: Components = {
  a: Link,
  code: MarkdownCode,
  img: Image,
  input: TaskState,
  ol: MarkdownList,
  table: ({ children }) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
    <div data-slot="resource-viewer-scroll" tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
  pre: ({ children }) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
    <pre tabIndex={0} dir="ltr">
      {children}
    </pre>
  ),
};

function Link({
  href,
  id,
  children,
  "aria-label": label,
  "aria-describedby": description,
}: ComponentProps<"a"> & ExtraProps) {
  const { resolve, openResource } = useMarkdown("MarkdownLink");
  if (href?.startsWith("#")) {
    return (
      <a id={id} href={href} aria-label={label} aria-describedby={description} onClick={goToFragment}>
        {children}
      </a>
    );
  }
  const target = resolve(href ?? "");
  if (target?.kind === "external") {
    return (
      <a href={target.href} target="_blank" rel="noopener noreferrer" title={visibleText(target.href)}>
        {children}
      </a>
    );
  }
  if (target === null || openResource === undefined) return <span title={href && visibleText(href)}>{children}</span>;
  return (
    <button
      type="button"
      data-slot="resource-viewer-link"
      title={visibleText(target.uri)}
      onClick={() => openResource(target.uri)}
    >
      {children}
    </button>
  );
}

/** Within the text, without touching the address of the host's page. */
function goToFragment(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const target = rootOf(event.currentTarget).getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  target.tabIndex = -1;
  target.focus();
}

function Image({ src, alt = "" }: ComponentProps<"img"> & ExtraProps) {
  const { t } = useResourceContext();
  const { server, resolve, openResource, allowsImage, onBlocked } = useMarkdown("MarkdownImage");
  const url = typeof src === "string" ? src : "";
  const target = resolve(url);
  const remote = target?.kind === "external" ? target.href : undefined;
  const blocked = remote !== undefined && !allowsImage(remote) ? remote : undefined;
  useEffect(() => {
    if (blocked !== undefined) onBlocked(blocked);
  }, [blocked, onBlocked]);

  if (/^data:image\/(png|jpeg|gif|webp|avif);base64,/i.test(url)) return <img src={url} alt={alt} />;
  if (remote !== undefined && blocked === undefined) {
    return <img src={remote} alt={alt} loading="lazy" decoding="async" referrerPolicy="no-referrer" />;
  }
  const label = t("viewer.markdown.image", { name: visibleText(alt || url) });
  const placeholder = (
    <span data-slot="resource-viewer-blocked-image">
      <ImageOff aria-hidden="true" />
      {label}
    </span>
  );
  if (target?.kind !== "resource") return placeholder;
  const link = openResource ? (
    <button type="button" data-slot="resource-viewer-link" onClick={() => openResource(target.uri)}>
      {label}
    </button>
  ) : (
    placeholder
  );
  if (server === undefined) return link;
  return (
    <MarkdownResourceImage resource={{ server, uri: target.uri }} alt={alt}>
      {link}
    </MarkdownResourceImage>
  );
}

function TaskState({ checked }: ComponentProps<"input"> & ExtraProps) {
  const { t } = useResourceContext();
  return (
    <input
      type="checkbox"
      disabled
      checked={checked}
      readOnly
      aria-label={t(checked ? "viewer.markdown.done" : "viewer.markdown.notDone")}
    />
  );
}
