"use client";

import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceTreeContext } from "./ResourceTreeContext.js";
import { ResourceTreeItemElement } from "./ResourceTreeItemElement.js";
import { rowFacts } from "./rowFacts.js";

export interface ResourceTreeItemProps extends PartProps<"div"> {
  /** The node, as `ResourceTree.List` gives it. */
  node: number;
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
export const ResourceTreeItem = withRef(function ResourceTreeItem({ node, ref, ...props }: ResourceTreeItemProps) {
  const tree = useResourceTreeContext("ResourceTree.Item");
  return <ResourceTreeItemElement tree={tree} node={node} facts={rowFacts(tree, node)} itemRef={ref} props={props} />;
});
