import type { ListedResource, ListedResourceTemplate } from "../Resource.js";
import { ResourceTreeModel } from "./ResourceTreeModel.js";
import { ROOT } from "./RowTree.js";
import type { TreeSort } from "./TreeEntry.js";

/** One place of a tree, with what is below it in the order of display. */
export interface ResourceTreeNode {
  /** Unique in the tree and the same for the same input. */
  key: string;
  /** What it is first of all; a folder may be a resource as well. */
  kind: "server" | "folder" | "template" | "resource";
  /** The name as servers gave it; pass it through `visibleText` before showing it. */
  name: string;
  server: string;
  /** The resource here, if there is one: a folder may be a resource as well. */
  resource?: ListedResource;
  template?: ListedResourceTemplate;
  /** In the tree's order; none for a leaf. */
  children: readonly ResourceTreeNode[];
}

interface BuildOptions {
  templates?: readonly ListedResourceTemplate[] | undefined;
  /** Names of servers by id; the id where there is none. */
  labels?: Readonly<Record<string, string>> | undefined;
  locale?: string | undefined;
  sort?: TreeSort | undefined;
}

/**
 * The resources as a tree: servers, then folders by the path segments of hierarchical URIs. Opaque URIs (`urn:a:b`) are
 * leaves of their server. Folders come first, names in natural order.
 */
export function buildResourceTree(
  resources: readonly ListedResource[],
  { templates = [], labels = {}, locale = "en", sort }: BuildOptions = {},
): readonly ResourceTreeNode[] {
  const model = new ResourceTreeModel({ locale, sort });
  for (const { server } of [...resources, ...templates]) {
    if (model.nodeOfServer(server) === undefined) model.addServer(server, labels[server] ?? server);
  }
  for (const resource of resources) model.addResource(resource.server, resource);
  for (const template of templates) model.addTemplate(template.server, template);
  return childrenOf(model, ROOT);
}

function childrenOf(model: ResourceTreeModel, node: number): ResourceTreeNode[] {
  return model.rows.childrenOf(node).map((child) => {
    const entry = model.entryOf(child);
    return {
      key: model.keyOf(child),
      kind: entry.kind as ResourceTreeNode["kind"],
      name: model.nameOf(child),
      server: entry.server,
      ...("resource" in entry && entry.resource && { resource: entry.resource }),
      ...("template" in entry && { template: entry.template }),
      children: childrenOf(model, child),
    };
  });
}
