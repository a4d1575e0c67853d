"use client";
import { createElement, Suspense, useState, type ReactNode } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import type { DecodedContents } from "../../model/contents/DecodedContents.js";
import { formatBytes } from "../../utils/formatBytes.js";
import { useEventCallback } from "../../utils/useEventCallback.js";
import { chooseRenderer, isApp } from "./chooseRenderer.js";
import { RendererBoundary } from "./RendererBoundary.js";
import type { ResourceRenderer } from "./ResourceRenderer.js";
import { useResourceViewer, type ViewerItem } from "./ResourceViewerContext.js";
import { useRenderer } from "./useRenderer.js";
import { ViewerNotice } from "./ViewerNotice.js";
import { ViewerTextButton } from "./ViewerTextButton.js";

interface ViewerRenderingProps {
  item: ViewerItem;
  content: DecodedContents;
}

/**
 * One of the contents, shown by the renderer that fits best. What is large or not safe waits as source for the user's
 * "Render"; a renderer that fails gives way to the plain one.
 */
export function ViewerRendering({ item, content }: ViewerRenderingProps) {
  const { t, locale } = useResourceContext();
  const { renderers, renderApp } = useResourceViewer("ResourceViewer.Content");
  const [confirmed, setConfirmed] = useState(false);
  const [failure, setFailure] = useState<{ renderer: ResourceRenderer; content: DecodedContents }>();

  if (content.size === 0 && !content.source) {
    return content.problems.length > 0 ? null : <p data-slot="resource-viewer-message">{t("viewer.emptyText")}</p>;
  }
  if (isApp(content) && renderApp && !item.showsSource) return renderApp(content);

  const source = asSource(content);
  const plain = chooseRenderer(renderers, source, { plain: true });
  const best = chooseRenderer(renderers, content);
  const waits = best !== undefined && !confirmed && (!best.safe || content.size > (best.maxSize ?? Infinity));
  // Other contents, as after a refresh, are another try.
  const failed = failure && isSameData(failure.content, content) ? failure.renderer : undefined;
  const broken = content.text === undefined && content.bytes === undefined;
  const showsPlain = item.showsSource || broken || waits || best === undefined || best === failed;
  const renderer = showsPlain ? plain : best;

  return (
    <>
      {isApp(content) && <ViewerNotice tone="info">{t("viewer.app")}</ViewerNotice>}
      {best === failed && best !== undefined && !item.showsSource && (
        <ViewerNotice tone="warning">{t("viewer.rendererFailed")}</ViewerNotice>
      )}
      {waits && !item.showsSource && (
        <ViewerNotice tone="info">
          {t(best.safe ? "viewer.largeToRender" : "viewer.unsafeToRender", { size: formatBytes(content.size, locale) })}{" "}
          <ViewerTextButton onClick={() => setConfirmed(true)}>{t("viewer.render")}</ViewerTextButton>
        </ViewerNotice>
      )}
      {renderer && (
        <Rendered
          key={`${renderer.name} ${showsPlain}`}
          renderer={renderer}
          item={item}
          content={showsPlain ? source : content}
          onFail={() => best && setFailure({ renderer: best, content })}
        />
      )}
    </>
  );
}

function isSameData(one: DecodedContents, other: DecodedContents): boolean {
  return one.mimeType === other.mimeType && one.text === other.text && one.bytes === other.bytes;
}

/** Content as it came: its characters as such, or its bytes. */
function asSource(content: DecodedContents): DecodedContents {
  const text = content.source ?? content.text;
  if (text === undefined) return { ...content, mimeType: "application/octet-stream" };
  // What was sent in place of bytes is a wall of base64 whatever its type says.
  return { ...content, text, mimeType: content.source === undefined ? content.mimeType : "text/plain" };
}

interface RenderedProps extends ViewerRenderingProps {
  renderer: ResourceRenderer;
  onFail: () => void;
}

function Rendered(props: RenderedProps): ReactNode {
  const { t } = useResourceContext();
  return (
    <div data-slot="resource-viewer-rendering" data-renderer={props.renderer.name}>
      <RendererBoundary
        onFail={props.onFail}
        fallback={<p data-slot="resource-viewer-message">{t("viewer.notShown")}</p>}
      >
        <LoadedRenderer {...props} />
      </RendererBoundary>
    </div>
  );
}

function LoadedRenderer({ renderer, item, content, onFail: fail }: RenderedProps): ReactNode {
  const { t } = useResourceContext();
  const { resource, openResource } = useResourceViewer("ResourceViewer.Content");
  const component = useRenderer(renderer);
  // A renderer reads in an effect that may fail, and must not begin anew because something else was rendered.
  const onFail = useEventCallback(fail);
  const preparing = <p data-slot="resource-viewer-message">{t("viewer.preparing")}</p>;
  if (!component) return preparing;
  return (
    // For a host's renderer that waits for something itself.
    <Suspense fallback={preparing}>
      {createElement(component, {
        content,
        uri: content.uri,
        name: item.name,
        server: resource?.server,
        onOpenResource: openResource,
        onFail,
      })}
    </Suspense>
  );
}
