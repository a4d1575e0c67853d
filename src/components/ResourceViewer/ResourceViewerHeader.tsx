"use client";
import { ArrowLeft } from "lucide-react";
import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { parseMimeType } from "../../model/mime/parseMimeType.js";
import { visibleText } from "../../model/visibleText.js";
import { fillChild } from "../../utils/fillChild.js";
import { formatBytes } from "../../utils/formatBytes.js";
import { dataAttribute } from "../../utils/dataAttribute.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { ResourceViewerActions } from "./ResourceViewerActions.js";
import { useResourceViewer } from "./ResourceViewerContext.js";
import { ViewerButton } from "./ViewerButton.js";

export interface ResourceViewerHeaderProps extends PartProps<"header"> {}

/**
 * Name, type, size and server of what is shown, with the actions. Renders a `<header>`.
 *
 * @selector [data-empty] nothing has been chosen yet
 */
export const ResourceViewerHeader = withRef(function ResourceViewerHeader({
  asChild,
  children,
  ...props
}: ResourceViewerHeaderProps) {
  const { t } = useResourceContext();
  const { name, resource, status, back } = useResourceViewer("ResourceViewer.Header");
  const facts = useFacts();
  const Element = asChild ? Slot.Root : "header";
  return (
    <Element
      data-slot="resource-viewer-header"
      data-empty={dataAttribute(!children && status === "idle" && name === "")}
      {...props}
    >
      {fillChild(
        asChild,
        children,
        <>
          {back && (
            <ViewerButton label={t("viewer.back")} onClick={back}>
              <ArrowLeft aria-hidden="true" data-mirrored="" />
            </ViewerButton>
          )}
          <div data-slot="resource-viewer-heading">
            <bdi data-slot="resource-viewer-title" title={resource ? visibleText(resource.uri) : undefined}>
              {name}
            </bdi>
            <span data-slot="resource-viewer-facts">
              {facts.map((fact) => (
                <bdi key={fact}>{fact}</bdi>
              ))}
            </span>
          </div>
          <ResourceViewerActions />
        </>,
      )}
    </Element>
  );
});

function useFacts(): readonly string[] {
  const { t, locale, getServer } = useResourceContext();
  const { items, known, resource, status, entries } = useResourceViewer("ResourceViewer.Header");
  const only = items.length === 1 ? items[0]!.decoded : undefined;
  const type = only?.mimeType ?? known?.mimeType;
  const sizes = items.map(({ decoded }) => decoded?.size);
  const size =
    items.length > 0 && !sizes.includes(undefined) ? sizes.reduce<number>((sum, one) => sum + one!, 0) : known?.size;
  const server = resource ? getServer(resource.server)?.label : undefined;
  return [
    ...(status === "directory" ? [t("viewer.entries", { count: entries.length })] : []),
    ...(items.length > 1 ? [t("viewer.contents", { count: items.length })] : []),
    ...(type && items.length < 2 && status !== "directory" ? [visibleText(parseMimeType(type)?.essence ?? type)] : []),
    ...(size !== undefined && status !== "directory" ? [formatBytes(size, locale)] : []),
    ...(server ? [visibleText(server)] : []),
  ];
}
