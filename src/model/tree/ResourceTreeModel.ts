import { displayName } from "../displayName.js";
import { matchMimeType } from "../mime/matchMimeType.js";
import { decodePercent } from "../decodePercent.js";
import {
  DIRECTORY_MIME_TYPE,
  type ListedResource,
  type ListedResourceTemplate,
  type ResourceRef,
} from "../Resource.js";
import { parseResourceKey, resourceKey } from "../resourceKey.js";
import { naturalCompare } from "./naturalCompare.js";
import { folderSegment, parentUri } from "./parentUri.js";
import { ROOT, RowTree } from "./RowTree.js";
import type { TreeEntry, TreeSort } from "./TreeEntry.js";

export interface ResourceTreeModelOptions {
  /** BCP 47; decides the order of names. */
  locale: string;
  sort?: TreeSort | undefined;
  /** Resources that can be seen but not chosen. */
  isDisabled?: ((resource: ListedResource) => boolean) | undefined;
  /** Whether a directory's children can be asked for (`resources/directory/read`). */
  canLoad?: ((resource: ListedResource) => boolean) | undefined;
}

interface ServerPart {
  node: number;
  resources: Map<string, number>;
  /** By the folder's URI, with its trailing slash. */
  folders: Map<string, number>;
  templates: Map<string, number>;
}

/**
 * The resources of several servers as one tree: servers, folders from the URIs' paths, resources, templates, and what
 * is loaded below them. Changes in place and keeps node numbers, so that what refers to a node survives new pages.
 */
export class ResourceTreeModel {
  readonly rows: RowTree;
  #entries: (TreeEntry | undefined)[] = [undefined];
  #servers = new Map<string, ServerPart>();
  #options: ResourceTreeModelOptions;

  constructor(options: ResourceTreeModelOptions) {
    this.#options = options;
    const compareNames = naturalCompare(options.locale);
    const compare = (a: number, b: number) =>
      compareBy(options.sort ?? "name", this.entryOf(a), this.entryOf(b)) ||
      compareNames(this.nameOf(a), this.nameOf(b));
    this.rows = new RowTree((nodes) => [...nodes].sort(compare), compare);
  }

  entryOf(node: number): TreeEntry {
    return this.#entries[node]!;
  }

  /** The name of a node as it is shown, before hidden characters are made visible. */
  nameOf(node: number): string {
    return nameOf(this.entryOf(node));
  }

  /** The reference a node stands for; null for what cannot be read. */
  refOf(node: number): ResourceRef | null {
    const entry = this.entryOf(node);
    if (entry.kind === "value") return entry.uri === undefined ? null : { server: entry.server, uri: entry.uri };
    if (entry.kind === "resource" || (entry.kind === "folder" && entry.resource))
      return { server: entry.server, uri: entry.resource!.uri };
    return null;
  }

  /** A string for a node that stays the same when the tree is built again. */
  keyOf(node: number): string {
    const entry = this.entryOf(node);
    switch (entry.kind) {
      case "server":
        return `server|${entry.server}`;
      case "template":
        return `template|${resourceKey({ server: entry.server, uri: entry.template.uriTemplate })}`;
      case "value":
        return `value|${resourceKey({ server: entry.server, uri: entry.template.uriTemplate })}|${JSON.stringify(entry.values)}`;
      case "status":
        return `status|${this.keyOf(this.rows.parentOf(node))}|${entry.status}`;
      default:
        return `${entry.kind}|${resourceKey({ server: entry.server, uri: entry.kind === "folder" ? entry.uri : entry.resource.uri })}`;
    }
  }

  nodeOfServer(server: string): number | undefined {
    return this.#servers.get(server)?.node;
  }

  nodeOfTemplate(server: string, uriTemplate: string): number | undefined {
    return this.#servers.get(server)?.templates.get(uriTemplate);
  }

  nodeOfRef({ server, uri }: ResourceRef): number | undefined {
    return this.#servers.get(server)?.resources.get(uri);
  }

  /** The node that `keyOf` gave this key for, if it is there (again). Values of templates are not found. */
  nodeOfKey(key: string): number | undefined {
    const [kind, rest] = splitOnce(key);
    if (kind === "server") return this.nodeOfServer(rest);
    const ref = parseResourceKey(rest);
    const part = ref ? this.#servers.get(ref.server) : undefined;
    const uri = ref?.uri ?? "";
    if (kind === "folder") return part?.folders.get(uri);
    if (kind === "template") return part?.templates.get(uri);
    return part?.resources.get(uri);
  }

  setSort(sort: TreeSort | undefined): void {
    this.#options = { ...this.#options, sort };
    this.rows.resort();
  }

  addServer(server: string, label: string): number {
    const node = this.#add(ROOT, { kind: "server", server, label }, { folder: true });
    this.#servers.set(server, { node, resources: new Map(), folders: new Map(), templates: new Map() });
    return node;
  }

  removeServer(server: string): void {
    const part = this.#servers.get(server);
    if (!part) return;
    this.remove(part.node);
    this.#servers.delete(server);
  }

  addResources(server: string, resources: Iterable<ListedResource>): void {
    for (const resource of resources) this.addResource(server, resource);
  }

  /** Adds a resource where its URI says, or below `parent`. The same URI again replaces what is known of it. */
  addResource(server: string, resource: ListedResource, parent?: number): number {
    const part = this.#servers.get(server)!;
    const known = part.resources.get(resource.uri);
    if (known !== undefined) {
      this.#entries[known] = { ...this.entryOf(known), resource } as TreeEntry;
      return known;
    }
    const folderUri = resource.uri.endsWith("/") ? resource.uri : `${resource.uri}/`;
    const folder = part.folders.get(folderUri);
    if (folder !== undefined && !isFolderWithResource(this.entryOf(folder)))
      return this.#attach(part, folder, resource);
    const isDirectory = resource.mimeType !== undefined && matchMimeType(DIRECTORY_MIME_TYPE, resource.mimeType);
    const at = parent ?? this.#folderFor(part, server, resource.uri);
    if (!isDirectory) {
      // A leaf's entry is little more than the resource itself: there may be a million.
      const node = this.#add(
        at,
        { kind: "resource", server, resource },
        { leaves: 1, disabled: this.#options.isDisabled?.(resource) },
      );
      part.resources.set(resource.uri, node);
      return node;
    }
    const node = this.#addFolder(part, at, server, folderUri);
    return this.#attach(part, node, resource);
  }

  addTemplate(server: string, template: ListedResourceTemplate): number {
    const part = this.#servers.get(server)!;
    const known = part.templates.get(template.uriTemplate);
    if (known !== undefined) return known;
    const node = this.#add(part.node, { kind: "template", server, template, load: "unloaded" }, { folder: true });
    part.templates.set(template.uriTemplate, node);
    return node;
  }

  /** Puts entries below a node, after what is there; folders among them can be opened. */
  addBelow(parent: number, entry: TreeEntry): number {
    const isFolder = entry.kind === "value" && entry.uri === undefined;
    const node = this.#add(parent, entry, { folder: isFolder, leaves: entry.kind === "value" && !isFolder ? 1 : 0 });
    if (entry.kind === "value" && entry.uri !== undefined)
      this.#servers.get(entry.server)!.resources.set(entry.uri, node);
    return node;
  }

  /** Changes what is known of a node, such as how far its children are loaded. */
  update(node: number, change: Partial<TreeEntry>): void {
    this.#entries[node] = { ...this.entryOf(node), ...change } as TreeEntry;
  }

  removeResource(server: string, uri: string): void {
    const part = this.#servers.get(server);
    const node = part?.resources.get(uri);
    if (!part || node === undefined) return;
    part.resources.delete(uri);
    if (this.rows.childCount(node) > 0) {
      // Others stand below it: it stays as their folder.
      const { resource: _, ...rest } = this.entryOf(node) as TreeEntry & { resource?: ListedResource };
      this.#entries[node] = { ...rest, kind: "folder" } as TreeEntry;
      this.rows.addLeaves(node, -1);
      return;
    }
    this.#removeWithEmptyFolders(part, node);
  }

  /** Takes a node and all below it away. */
  remove(node: number): void {
    for (const child of [...this.rows.childrenOf(node)]) this.remove(child);
    const entry = this.entryOf(node);
    const part = this.#servers.get(entry.server);
    if (entry.kind === "folder") part?.folders.delete(entry.uri);
    if (entry.kind === "template") part?.templates.delete(entry.template.uriTemplate);
    const ref = this.refOf(node);
    if (ref && part?.resources.get(ref.uri) === node) part.resources.delete(ref.uri);
    this.rows.removeNode(node);
    this.#entries[node] = undefined;
  }

  /** Takes all below a node away. */
  clearBelow(node: number): void {
    for (const child of [...this.rows.childrenOf(node)]) this.remove(child);
  }

  /** References of all that can be chosen at and below a node, in no order. Disabled ones are left out. */
  refsBelow(node: number): ResourceRef[] {
    const refs: ResourceRef[] = [];
    const stack = [node];
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const ref = this.rows.isDisabled(at) ? null : this.refOf(at);
      if (ref) refs.push(ref);
      if (this.rows.childCount(at) > 0) stack.push(...this.rows.childrenOf(at));
    }
    return refs;
  }

  #add(
    parent: number,
    entry: TreeEntry,
    flags: { folder?: boolean; leaves?: number; disabled?: boolean | undefined },
  ): number {
    const node = this.#entries.push(entry) - 1;
    this.rows.addNode(parent, { ...flags, disabled: flags.disabled ?? false });
    return node;
  }

  #folderFor(part: ServerPart, server: string, uri: string): number {
    const folderUri = depthOf(uri) > DEEPEST ? null : parentUri(uri);
    if (folderUri === null) return part.node;
    const known = part.folders.get(folderUri);
    if (known !== undefined) return known;
    // A resource may be a folder as well: what is below it goes into it.
    const asResource = part.resources.get(folderUri.slice(0, -1)) ?? part.resources.get(folderUri);
    if (asResource !== undefined) {
      const { resource } = this.entryOf(asResource) as { resource: ListedResource };
      this.#entries[asResource] = { kind: "folder", server, uri: folderUri, resource };
      this.rows.makeFolder(asResource);
      part.folders.set(folderUri, asResource);
      return asResource;
    }
    return this.#addFolder(part, this.#folderFor(part, server, folderUri), server, folderUri);
  }

  #addFolder(part: ServerPart, parent: number, server: string, uri: string): number {
    const node = this.#add(parent, { kind: "folder", server, uri }, { folder: true });
    part.folders.set(uri, node);
    return node;
  }

  #attach(part: ServerPart, node: number, resource: ListedResource): number {
    const canLoad = this.#options.canLoad?.(resource) ?? false;
    this.update(node, { resource, ...(canLoad && { load: "unloaded" }) });
    part.resources.set(resource.uri, node);
    this.rows.addLeaves(node, 1);
    if (this.#options.isDisabled?.(resource)) this.rows.setDisabled(node, true);
    return node;
  }

  #removeWithEmptyFolders(part: ServerPart, node: number): void {
    const parent = this.rows.parentOf(node);
    this.remove(node);
    const entry = parent === ROOT ? undefined : this.entryOf(parent);
    if (entry?.kind !== "folder" || entry.resource || this.rows.childCount(parent) > 0) return;
    this.#removeWithEmptyFolders(part, parent);
  }
}

// A path is cut into folders one below the other, so a hostile one could go deeper than any stack or screen.
const DEEPEST = 256;

function depthOf(uri: string): number {
  let slashes = 0;
  for (let at = uri.indexOf("/"); at !== -1 && slashes <= DEEPEST; at = uri.indexOf("/", at + 1)) slashes++;
  return slashes;
}

function isFolderWithResource(entry: TreeEntry): boolean {
  return entry.kind === "folder" && entry.resource !== undefined;
}

function splitOnce(text: string): [string, string] {
  const bar = text.indexOf("|");
  return bar === -1 ? [text, ""] : [text.slice(0, bar), text.slice(bar + 1)];
}

function nameOf(entry: TreeEntry): string {
  switch (entry.kind) {
    case "server":
      return entry.label;
    case "template":
      return displayName(entry.template);
    case "value":
      return entry.name;
    case "status":
      return entry.status;
    case "folder":
      return entry.resource ? displayName(entry.resource) : decodePercent(folderSegment(entry.uri)) || "/";
    case "resource":
      return displayName(entry.resource);
  }
}

function compareBy(sort: TreeSort, a: TreeEntry, b: TreeEntry): number {
  if (sort === "name") return 0;
  return rankOf(sort, b) - rankOf(sort, a);
}

// What has no priority, or no date that can be read, comes last.
function rankOf(sort: TreeSort, entry: TreeEntry): number {
  const annotations = "resource" in entry ? entry.resource?.annotations : undefined;
  if (sort === "priority") return annotations?.priority ?? -1;
  const changed = Date.parse(annotations?.lastModified ?? "");
  return Number.isNaN(changed) ? -1 : changed;
}
