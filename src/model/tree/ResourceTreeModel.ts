import { isDirectory } from "../isDirectory.js";
import type { ListedResource, ListedResourceTemplate, ResourceRef } from "../Resource.js";
import { asFolder, isTooDeep, parentUri } from "./parentUri.js";
import { ROOT } from "./RowTree.js";
import { TreeEntries, type ServerPart } from "./TreeEntries.js";
import type { TreeEntry } from "./TreeEntry.js";

/**
 * The resources of several servers as one tree: servers, folders from the URIs' paths, resources, templates, and what
 * is loaded below them. Changes in place and keeps node numbers, so that what refers to a node survives new pages.
 */
export class ResourceTreeModel extends TreeEntries {
  addServer(server: string, label: string): number {
    const node = this.#add(ROOT, { kind: "server", server, label }, { folder: true });
    this.servers.set(server, { node, resources: new Map(), folders: new Map(), templates: new Map() });
    return node;
  }

  removeServer(server: string): void {
    const part = this.servers.get(server);
    if (!part) return;
    this.remove(part.node);
    this.servers.delete(server);
  }

  addResources(server: string, resources: Iterable<ListedResource>): void {
    for (const resource of resources) this.addResource(server, resource);
  }

  /** Adds a resource where its URI says, or below `parent`. The same URI again replaces what is known of it. */
  addResource(server: string, resource: ListedResource, parent?: number): number {
    const part = this.servers.get(server)!;
    const known = part.resources.get(resource.uri);
    if (known !== undefined && this.entryOf(known).kind !== "value") return this.#replace(part, known, resource);
    const node = this.#place(part, resource, parent);
    // A template's value that was there before is another place of it.
    if (known !== undefined) this.addTwin(resource, known);
    return node;
  }

  #place(part: ServerPart, resource: ListedResource, parent?: number): number {
    const { server } = this.entryOf(part.node);
    const folderUri = asFolder(resource.uri);
    const folder = this.#knownFolder(part, folderUri);
    if (folder !== undefined && !isFolderWithResource(this.entryOf(folder)))
      return this.#attach(part, folder, resource);
    const at = parent ?? this.#folderFor(part, server, resource.uri);
    if (!isDirectory(resource)) {
      // A leaf's entry is little more than the resource itself: there may be a million.
      const node = this.#add(
        at,
        { kind: "resource", server, resource },
        { leaves: 1, disabled: this.options.isDisabled?.(resource) },
      );
      part.resources.set(resource.uri, node);
      return node;
    }
    const node = this.#addFolder(part, at, server, folderUri);
    return this.#attach(part, node, resource);
  }

  addTemplate(server: string, template: ListedResourceTemplate): number {
    const part = this.servers.get(server)!;
    const known = part.templates.get(template.uriTemplate);
    if (known !== undefined) {
      const before = this.nameOf(known);
      this.update(known, { template });
      if (this.nameOf(known) !== before) this.rows.reorder(known);
      return known;
    }
    const node = this.#add(part.node, { kind: "template", server, template, load: "unloaded" }, { folder: true });
    part.templates.set(template.uriTemplate, node);
    return node;
  }

  /** Puts entries below a node, after what is there; folders among them can be opened. */
  addBelow(parent: number, entry: TreeEntry): number {
    const isFolder = entry.kind === "value" && entry.uri === undefined;
    const node = this.#add(parent, entry, { folder: isFolder, leaves: entry.kind === "value" && !isFolder ? 1 : 0 });
    if (isFolder) this.values.set(this.keyOf(node), node);
    if (entry.kind !== "value" || entry.uri === undefined) return node;
    const { resources } = this.servers.get(entry.server)!;
    if (!resources.has(entry.uri)) resources.set(entry.uri, node);
    else this.addTwin({ server: entry.server, uri: entry.uri }, node);
    return node;
  }

  /** Changes what is known of a node, such as how far its children are loaded. */
  update(node: number, change: Partial<TreeEntry>): void {
    this.entries[node] = { ...this.entryOf(node), ...change } as TreeEntry;
  }

  removeResource(server: string, uri: string): void {
    const part = this.servers.get(server);
    const node = part?.resources.get(uri);
    if (!part || node === undefined) return;
    if (this.rows.childCount(node) > 0) {
      this.forgetResource(part, node, { server, uri });
      // Others stand below it: it stays as their folder.
      const { uri: folderUri } = this.entryOf(node) as TreeEntry & { kind: "folder" };
      this.entries[node] = { kind: "folder", server, uri: folderUri };
      this.rows.addLeaves(node, -1);
      this.rows.setDisabled(node, false);
      const parent = this.rows.parentOf(node);
      this.#mergeWithOnlyFolder(part, node);
      this.#mergeWithOnlyFolder(part, parent);
      return;
    }
    this.#removeWithEmptyFolders(part, node);
  }

  /** Asks again which resources can be chosen; whether that made a difference. */
  reviewDisabled(): boolean {
    let isChanged = false;
    this.entries.forEach((entry, node) => {
      if (!entry || !("resource" in entry) || !entry.resource) return;
      const isDisabled = this.options.isDisabled?.(entry.resource) ?? false;
      isChanged ||= isDisabled !== this.rows.isDisabled(node);
      this.rows.setDisabled(node, isDisabled);
    });
    return isChanged;
  }

  /** Shows folders that hold nothing but one folder as one row with it, or not; whether that is another way. */
  setCompact(compact = false): boolean {
    if (compact === (this.options.compact ?? false)) return false;
    this.options = { ...this.options, compact };
    for (const part of this.servers.values()) {
      if (compact) new Set(part.folders.values()).forEach((node) => this.#mergeWithOnlyFolder(part, node));
      // Asking for a folder parts the row that shows it with others.
      else [...part.folders.keys()].forEach((uri) => this.#knownFolder(part, uri));
    }
    return true;
  }

  /** Takes a node and all below it away. */
  remove(node: number): void {
    for (const child of this.rows.childrenOf(node)) this.remove(child);
    const entry = this.entryOf(node);
    const part = this.servers.get(entry.server);
    if (entry.kind === "folder") this.#forgetFolder(part, node, entry.uri);
    if (entry.kind === "template") part?.templates.delete(entry.template.uriTemplate);
    if (entry.kind === "value" && entry.uri === undefined) this.values.delete(this.keyOf(node));
    const ref = this.refOf(node);
    if (ref && part) this.forgetResource(part, node, ref);
    this.unread.delete(node);
    this.rows.removeNode(node);
    this.entries[node] = undefined;
  }

  /** Takes all below a node away. */
  clearBelow(node: number): void {
    for (const child of this.rows.childrenOf(node)) this.remove(child);
  }

  /** References of all that can be chosen at and below a node, in no order. Disabled ones are left out. */
  refsBelow(node: number): ResourceRef[] {
    const refs: ResourceRef[] = [];
    const stack = [node];
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const ref = this.rows.isDisabled(at) ? null : this.refOf(at);
      if (ref) refs.push(ref);
      for (const child of this.rows.childrenOf(at)) stack.push(child);
    }
    return refs;
  }

  #add(
    parent: number,
    entry: TreeEntry,
    flags: { folder?: boolean; leaves?: number; disabled?: boolean | undefined },
  ): number {
    const node = this.entries.push(entry) - 1;
    this.rows.addNode(parent, { ...flags, disabled: flags.disabled ?? false });
    return node;
  }

  #folderFor(part: ServerPart, server: string, uri: string): number {
    const folderUri = isTooDeep(uri) ? null : parentUri(uri);
    if (folderUri === null) return part.node;
    const known = this.#knownFolder(part, folderUri);
    if (known !== undefined) return known;
    if (!this.options.compact)
      return this.#addFolder(part, this.#folderFor(part, server, folderUri), server, folderUri);
    // Only the folder itself gets a row; those between it and the next known one are shown with it.
    let above = parentUri(folderUri);
    while (above !== null && this.#knownFolder(part, above) === undefined) above = parentUri(above);
    const parent = above === null ? part.node : this.#knownFolder(part, above)!;
    const node = this.#addFolder(part, parent, server, folderUri);
    for (let at = parentUri(folderUri); at !== above && at !== null; at = parentUri(at)) part.folders.set(at, node);
    return node;
  }

  // The row of exactly this folder: a resource becomes one, and a row that shows several is split.
  #knownFolder(part: ServerPart, uri: string): number | undefined {
    const known = part.folders.get(uri);
    if (known !== undefined) {
      const entry = this.entryOf(known) as TreeEntry & { kind: "folder" };
      return entry.uri === uri ? known : this.#split(part, known, entry.uri, uri);
    }
    const asResource = part.resources.get(uri.slice(0, -1)) ?? part.resources.get(uri);
    const entry = asResource === undefined ? undefined : this.entryOf(asResource);
    if (asResource === undefined || entry?.kind !== "resource") return undefined;
    this.entries[asResource] = { kind: "folder", server: entry.server, uri, resource: entry.resource };
    this.rows.makeFolder(asResource);
    part.folders.set(uri, asResource);
    return asResource;
  }

  #split(part: ServerPart, node: number, lower: string, upper: string): number {
    const { server } = this.entryOf(node);
    const middle = this.#add(this.rows.parentOf(node), { kind: "folder", server, uri: upper }, { folder: true });
    this.rows.setExpanded(middle, this.rows.isExpanded(node));
    this.rows.moveNode(node, middle);
    for (let at: string | null = upper; at !== null && part.folders.get(at) === node; at = parentUri(at))
      part.folders.set(at, middle);
    part.folders.set(lower, node);
    return middle;
  }

  #mergeWithOnlyFolder(part: ServerPart, node: number): void {
    const entry = node === ROOT ? undefined : this.entryOf(node);
    if (!this.options.compact || entry?.kind !== "folder" || entry.resource || this.rows.childCount(node) !== 1) return;
    const child = this.rows.childrenOf(node)[0]!;
    const below = this.entryOf(child);
    if (below.kind !== "folder" || below.resource) return;
    this.rows.moveNode(child, this.rows.parentOf(node));
    for (let at: string | null = entry.uri; at !== null && part.folders.get(at) === node; at = parentUri(at))
      part.folders.set(at, child);
    this.remove(node);
  }

  #forgetFolder(part: ServerPart | undefined, node: number, uri: string): void {
    for (let at: string | null = uri; at !== null && part?.folders.get(at) === node; at = parentUri(at))
      part.folders.delete(at);
  }

  #replace(part: ServerPart, node: number, resource: ListedResource): number {
    const before = this.nameOf(node);
    this.entries[node] = { ...this.entryOf(node), resource } as TreeEntry;
    this.rows.setDisabled(node, this.options.isDisabled?.(resource) ?? false);
    if (this.nameOf(node) !== before || (this.options.sort ?? "name") !== "name") this.rows.reorder(node);
    const entry = this.entryOf(node);
    const isLoaded = entry.kind === "folder" && entry.load !== undefined;
    if (isDirectory(resource)) {
      // A file until now, which others may stand below already.
      if (!isLoaded && this.#knownFolder(part, asFolder(resource.uri)) === node) this.#beginUnread(node, resource);
      return node;
    }
    if (!isLoaded) return node;
    // A directory until now; a folder still if something stands below it.
    this.unread.delete(node);
    if (this.rows.childrenOf(node).some((child) => this.entryOf(child).kind !== "status")) {
      this.entries[node] = { kind: "folder", server: entry.server, uri: entry.uri, resource };
      return node;
    }
    this.remove(node);
    return this.#place(part, resource);
  }

  #beginUnread(node: number, resource: ListedResource): void {
    // What others only stand below, and is no directory, has no answer but an error.
    if (!isDirectory(resource) || !this.options.canLoad?.(resource)) return;
    this.update(node, { load: "unloaded" });
    this.unread.add(node);
  }

  #addFolder(part: ServerPart, parent: number, server: string, uri: string): number {
    const node = this.#add(parent, { kind: "folder", server, uri }, { folder: true });
    part.folders.set(uri, node);
    return node;
  }

  #attach(part: ServerPart, node: number, resource: ListedResource): number {
    // A resource has its own name, so it is not shown as one row with the folders above it.
    const { uri } = this.entryOf(node) as TreeEntry & { kind: "folder" };
    const above = parentUri(uri);
    if (above !== null && part.folders.get(above) === node) this.#split(part, node, uri, above);
    this.update(node, { resource });
    this.#beginUnread(node, resource);
    part.resources.set(resource.uri, node);
    this.rows.addLeaves(node, 1);
    if (this.options.isDisabled?.(resource)) this.rows.setDisabled(node, true);
    return node;
  }

  #removeWithEmptyFolders(part: ServerPart, node: number): void {
    const parent = this.rows.parentOf(node);
    this.remove(node);
    const entry = parent === ROOT ? undefined : this.entryOf(parent);
    if (entry?.kind !== "folder" || entry.resource) return;
    if (this.rows.childCount(parent) > 0) return this.#mergeWithOnlyFolder(part, parent);
    this.#removeWithEmptyFolders(part, parent);
  }
}

function isFolderWithResource(entry: TreeEntry): boolean {
  return entry.kind === "folder" && entry.resource !== undefined;
}
