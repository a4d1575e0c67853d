import { ResourceTree, useResourceTree } from "mcp-resource-kit";
import preview from "../.storybook/preview.js";

const meta = preview.meta({
  title: "Components/ResourceTree/Examples",
  component: ResourceTree.Root,
  parameters: { mcp: { servers: ["handbook", "source", "database"] } },
});

/** Parts put together by the host: no filter, rows of icon and name alone. */
export const OwnComposition = meta.story({
  render: () => (
    <ResourceTree.Root style={{ blockSize: "28rem" }}>
      <ResourceTree.Loading />
      <ResourceTree.Empty />
      <ResourceTree.List>
        <ResourceTree.Item>
          <ResourceTree.ItemToggle />
          <ResourceTree.ItemIcon />
          <ResourceTree.ItemLabel />
        </ResourceTree.Item>
      </ResourceTree.List>
    </ResourceTree.Root>
  ),
});

const FIRST = 30;

function Plain() {
  const tree = useResourceTree();
  const rows = Array.from({ length: Math.min(tree.rowCount, FIRST) }, (_, row) => tree.nodeAt(row));
  return (
    <ul>
      {rows.map((node) => (
        <li key={node} style={{ marginInlineStart: `${tree.model.rows.levelOf(node)}rem` }}>
          <button type="button" onClick={(event) => tree.open(node, { reason: "item-press", event })}>
            {tree.model.nameOf(node)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The hook alone, with markup of the host's own. */
export const Headless = meta.story({ render: () => <Plain /> });
