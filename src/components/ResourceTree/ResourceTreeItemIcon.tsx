"use client";

import { CircleAlert, Folder, FolderOpen, LoaderCircle, Server, Tag } from "lucide-react";
import { Slot } from "radix-ui";
import type { TreeEntry } from "../../model/tree/TreeEntry.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { KindIcon } from "../KindIcon.js";
import { OwnIcon } from "../OwnIcon.js";
import { useAllowedIcon } from "../useAllowedIcon.js";
import { useResourceTreeItemContext } from "./ResourceTreeContext.js";

export interface ResourceTreeItemIconProps extends PartProps<"span"> {}

/** What the row is, as a picture: the server's own icon where the content policy allows it. Renders a `<span>`. */
export const ResourceTreeItemIcon = withRef(function ResourceTreeItemIcon({
  asChild,
  children,
  ...props
}: ResourceTreeItemIconProps) {
  const { node, tree } = useResourceTreeItemContext("ResourceTree.ItemIcon");
  const { model } = tree;
  const entry = model.entryOf(node);
  const described = entry.kind === "template" ? entry.template : "resource" in entry ? entry.resource : undefined;
  const own = useAllowedIcon(described?.icons, entry.server);
  const Element = asChild ? Slot.Root : "span";
  return (
    <Element data-slot="resource-tree-item-icon" aria-hidden="true" {...props}>
      {children ?? (own ? <OwnIcon src={own} /> : iconOf(entry, model.rows.isExpanded(node)))}
    </Element>
  );
});

function iconOf(entry: TreeEntry, isExpanded: boolean) {
  switch (entry.kind) {
    case "server":
      return <Server />;
    case "folder":
      return isExpanded ? <FolderOpen /> : <Folder />;
    case "resource":
      return <KindIcon item={entry.resource} />;
    case "template":
      return <KindIcon item={entry.template} />;
    case "value":
      return entry.uri === undefined ? (
        <Tag />
      ) : (
        <KindIcon item={{ uri: entry.uri, mimeType: entry.template.mimeType }} />
      );
    case "status":
      return entry.status === "loading" ? <LoaderCircle /> : entry.status === "error" ? <CircleAlert /> : null;
  }
}
