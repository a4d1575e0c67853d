"use client";

import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceTreeContext, useResourceTreeRow } from "./ResourceTreeContext.js";
import { ResourceTreeItemElement } from "./ResourceTreeItemElement.js";
import { rowFacts } from "./rowFacts.js";

export interface ResourceTreeItemProps extends PartProps<"div"> {
  /** The node; by default that of the row in which it stands. */
  node?: number | undefined;
}

/**
 * One row. Renders a `<div role="treeitem">` named by display name only, with its level, place and state right however
 * few rows are mounted.
 *
 * @selector [data-highlighted] the keyboard is here
 * @selector [data-selected] chosen
 * @selector [data-indeterminate] a folder of which a part is chosen
 * @selector [data-expanded] an open folder
 * @selector [data-disabled] cannot be chosen
 * @selector [data-loading] its children are being fetched
 * @selector [data-level="2"] the level, from 1
 * @selector [data-kind="folder"] `server`, `folder`, `resource`, `template`, `value` or `status`
 */
export const ResourceTreeItem = withRef(function ResourceTreeItem({
  node: given,
  ref,
  ...props
}: ResourceTreeItemProps) {
  const tree = useResourceTreeContext("ResourceTree.Item");
  const node = useResourceTreeRow("ResourceTree.Item", given);
  return <ResourceTreeItemElement tree={tree} node={node} facts={rowFacts(tree, node)} itemRef={ref} props={props} />;
});
