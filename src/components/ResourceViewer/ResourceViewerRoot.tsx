"use client";
import { Slot } from "radix-ui";
import { useEffect, useRef, useState, type ReactNode, type Ref } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import type { DecodedContents } from "../../model/contents/DecodedContents.js";
import type { ListedResource, ResourceContents, ResourceRef } from "../../model/Resource.js";
import { resourceKey } from "../../model/resourceKey.js";
import { dataAttribute } from "../../utils/dataAttribute.js";
import type { PartProps } from "../../utils/PartProps.js";
import { useFocusHeir } from "../../utils/useFocusHeir.js";
import { useMergedRef } from "../../utils/useMergedRef.js";
import { withRef } from "../../utils/withRef.js";
import { wrapChild } from "../../utils/wrapChild.js";
import { useLiveText } from "../useLiveText.js";
import type { ResourceRenderer } from "./ResourceRenderer.js";
import { ResourceViewerProvider } from "./ResourceViewerContext.js";
import { ResourceViewerDefault } from "./ResourceViewerDefault.js";
import { statusText } from "./statusText.js";
import { useRenderers } from "./useRenderers.js";
import { useViewerState } from "./useViewerState.js";

export interface ResourceViewerRootProps extends PartProps<"section"> {
  /** What to read and show. A listed resource brings its name, type and size along. */
  resource?: ResourceRef | ListedResource | null | undefined;
  /** Contents the host has already; then nothing is read. */
  contents?: readonly ResourceContents[] | undefined;
  /** What to call it, in place of the resource's display name. */
  name?: string | undefined;
  /** The host's own renderers, tried before the kit's of the same rank. One of the same name and facts is loaded once. */
  renderers?: readonly ResourceRenderer[] | undefined;
  /** Resources that say they are larger (bytes) are read only after the user agreed. */
  maxSize?: number | undefined;
  /** Called for links to other resources and directory entries. Without it they open in place. */
  onOpenResource?: ((ref: ResourceRef) => void) | undefined;
  /** Offers "Open elsewhere": in the host's editor, a new tab or the like. */
  onOpenElsewhere?: ((ref: ResourceRef) => void) | undefined;
  /** Shows an MCP App in the host's own sandbox. Without it its source is shown. */
  renderApp?: ((content: DecodedContents) => ReactNode) | undefined;
}

const NO_RENDERERS: readonly ResourceRenderer[] = [];

/**
 * Reads a resource and shows what it holds, chosen by MIME type and content. Renders a `<section>` named by the
 * resource's display name; without children, the whole viewer.
 *
 * @selector [data-loading] it is being read
 * @selector [data-state] `too-large`, `loading`, `input-required`, `error`, `empty`, `directory`, `success`
 * @example
 * <ResourceViewer.Root resource={{ server: "docs", uri: "docs://readme" }} />
 */
export const ResourceViewerRoot = withRef(function ResourceViewerRoot({
  resource = null,
  onOpenResource,
  ref,
  ...props
}: ResourceViewerRootProps) {
  // What was opened in place, on top of what the host asked for; forgotten when the host asks for something else.
  const start = resource ? resourceKey(resource) : "";
  const [opened, setOpened] = useState<{ start: string; trail: readonly ResourceRef[] }>();
  const moved = opened?.start === start;
  const trail = moved ? opened.trail : [];
  const shown = trail.at(-1) ?? resource;
  return (
    <Viewer
      key={shown ? resourceKey(shown) : ""}
      {...props}
      rootRef={ref}
      resource={shown}
      name={trail.length > 0 ? undefined : props.name}
      contents={trail.length > 0 ? undefined : props.contents}
      takesFocus={moved}
      openResource={onOpenResource ?? ((ref) => setOpened({ start, trail: [...trail, ref] }))}
      back={trail.length > 0 ? () => setOpened({ start, trail: trail.slice(0, -1) }) : undefined}
    />
  );
});

interface ViewerProps extends Omit<ResourceViewerRootProps, "onOpenResource" | "ref"> {
  rootRef: Ref<HTMLElement> | undefined;
  resource: ResourceRef | ListedResource | null;
  takesFocus: boolean;
  openResource: (ref: ResourceRef) => void;
  back: (() => void) | undefined;
}

function Viewer({
  resource,
  contents,
  name,
  renderers = NO_RENDERERS,
  maxSize = 5_000_000,
  onOpenElsewhere,
  renderApp,
  takesFocus,
  openResource,
  back,
  asChild,
  children,
  rootRef,
  ...props
}: ViewerProps) {
  const context = useResourceContext();
  const { t, dir } = context;
  const state = useViewerState({ resource, contents, name, maxSize });
  const [refreshes, setRefreshes] = useState(0);
  const isRefreshing = refreshes > 0 && state.read.isRefreshing;
  const text = isRefreshing ? t("viewer.loading", { name: state.name }) : statusText(state, context);
  const [said, announce] = useLiveText(text, state.entriesArePartial ? state.status : `${text} ${refreshes}`);
  const allRenderers = useRenderers(renderers);
  const own = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) own.current?.focus();
  }, [takesFocus]);

  const mergedRef = useMergedRef(useMergedRef(own, useFocusHeir<HTMLElement>()), rootRef);
  const Element = asChild ? Slot.Root : "section";
  const loading = state.status === "loading";
  return (
    <ResourceViewerProvider
      value={{
        ...state,
        refresh: () => {
          setRefreshes(refreshes + 1);
          state.refresh();
        },
        renderers: allRenderers,
        openResource,
        openElsewhere:
          onOpenElsewhere && resource
            ? () => onOpenElsewhere({ server: resource.server, uri: resource.uri })
            : undefined,
        back,
        announce,
        renderApp,
      }}
    >
      <Element
        data-slot="resource-viewer"
        data-mcpr-root=""
        data-state={state.status}
        data-loading={dataAttribute(loading || state.read.isRefreshing)}
        aria-label={state.name || t("viewer.label")}
        aria-busy={loading || state.read.isRefreshing || undefined}
        dir={dir}
        tabIndex={-1}
        {...props}
        ref={mergedRef}
      >
        {wrapChild(asChild, children, (given) => (
          <>
            {given ?? <ResourceViewerDefault />}
            <span role="status" data-visually-hidden="">
              {said}
            </span>
          </>
        ))}
      </Element>
    </ResourceViewerProvider>
  );
}
