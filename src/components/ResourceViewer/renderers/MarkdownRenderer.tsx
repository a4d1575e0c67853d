"use client";
import { useCallback, useMemo, useState } from "react";
import { useResourceContext } from "../../../client/useResourceContext.js";
import { resolveLink } from "../../../model/contents/resolveLink.js";
import { sliceMarkdown, sliceMarkdownInSteps } from "../../../model/contents/sliceMarkdown.js";
import { visibleText } from "../../../model/visibleText.js";
import type { RendererProps } from "../ResourceRenderer.js";
import { ViewerNotice } from "../ViewerNotice.js";
import { MarkdownProvider, type MarkdownContextValue } from "./MarkdownContext.js";
import { MarkdownSlice } from "./MarkdownSlice.js";
import { useInSlices } from "./useInSlices.js";
import { ViewerTextButton } from "../ViewerTextButton.js";

// Enough for the first slice, which is shown while the rest of a long text is taken apart.
const HEAD = 30_000;

/**
 * GitHub-flavoured markdown. HTML in it stays text; remote images wait for the user or the host's policy; links lead
 * outside, to other resources by `onOpenResource`, or nowhere.
 */
export default function MarkdownRenderer({ content, uri, server, onOpenResource }: RendererProps) {
  const { t, contentPolicy } = useResourceContext();
  const [showsImages, setShowsImages] = useState(false);
  const [blocked, setBlocked] = useState<ReadonlySet<string>>(new Set());
  const { text = "" } = content;
  const whole = useInSlices(text, sliceMarkdownInSteps);
  const slices = useMemo(() => whole ?? sliceMarkdown(text.slice(0, HEAD)).slice(0, 1), [whole, text]);
  const onBlocked = useCallback((url: string) => setBlocked((set) => (set.has(url) ? set : new Set(set).add(url))), []);

  const context = useMemo(
    (): MarkdownContextValue => ({
      server,
      resolve: (link) => resolveLink(link, uri),
      openResource: onOpenResource && server !== undefined ? (to) => onOpenResource({ server, uri: to }) : undefined,
      allowsImage: (url) => showsImages || contentPolicy.remoteImages?.(url, { server, uri }) === true,
      onBlocked,
    }),
    [uri, server, onOpenResource, showsImages, contentPolicy, onBlocked],
  );
  const hosts = [...new Set([...blocked].map((url) => new URL(url).host))];

  return (
    <MarkdownProvider value={context}>
      {hosts.length > 0 && !showsImages && (
        <ViewerNotice tone="info">
          {t("viewer.markdown.imagesBlocked", { count: blocked.size, hosts: visibleText(hosts.join(", ")) })}{" "}
          <ViewerTextButton onClick={() => setShowsImages(true)}>{t("viewer.markdown.showImages")}</ViewerTextButton>
        </ViewerNotice>
      )}
      <div data-slot="resource-viewer-markdown">
        {slices.map((slice, index) => (
          <MarkdownSlice key={index} {...slice} eager={index === 0} />
        ))}
      </div>
    </MarkdownProvider>
  );
}
