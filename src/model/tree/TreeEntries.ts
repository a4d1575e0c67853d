import type { ListedResource, ResourceRef } from "../Resource.js";
import { parseResourceKey, resourceKey } from "../resourceKey.js";
import { nameOfEntry, rankBy } from "./entryNames.js";
import { naturalCompare } from "./naturalCompare.js";
import { RowTree } from "./RowTree.js";
import type { TreeEntry, TreeSort } from "./TreeEntry.js";

export interface ResourceTreeModelOptions {
  /** BCP 47; decides the order of names. */
  locale: string;
  sort?: TreeSort | undefined;
  /** Resources that can be seen but not chosen. */
  isDisabled?: ((resource: ListedResource) => boolean) | undefined;
  /** Whether a directory's children can be asked for (`resources/directory/read`). */
  canLoad?: ((resource: ListedResource) => boolean) | undefined;
  /** Shows folders that hold nothing but one folder together with it, as one row `src/main/java`. */
  compact?: boolean | undefined;
}

/** What is known of one server's nodes by their URIs. */
export interface ServerPart {
  node: number;
  resources: Map<string, number>;
  /** By the folder's URI, with its trailing slash. Compact, several URIs lead to the one row that shows them. */
  folders: Map<string, number>;
  templates: Map<string, number>;
}

interface SortKey {
  node: number;
  rank: number;
  name: string;
}

/** What stands in a tree and how to find it: entries by node, nodes by reference and by key. */
export class TreeEntries {
  readonly rows: RowTree;
  protected entries: (TreeEntry | undefined)[] = [undefined];
  protected servers = new Map<string, ServerPart>();
  // Further places of one resource, such as a template's value that is listed as well; by its key.
  protected twins = new Map<string, number[]>();
  // Values of templates that lead on to the next variable's, by their keys.
  protected values = new Map<string, number>();
  /** Directories whose children nobody has asked for yet, and some that were asked for since. */
  readonly unread = new Set<number>();
  protected options: ResourceTreeModelOptions;
  #compareNames: (a: string, b: string) => number;

  constructor(options: ResourceTreeModelOptions) {
    this.options = options;
    this.#compareNames = naturalCompare(options.locale);
    const compareKeys = (a: SortKey, b: SortKey) => b.rank - a.rank || this.#compareNames(a.name, b.name);
    this.rows = new RowTree({
      compareTo: (node) => {
        const key = this.#sortKey(node);
        return (other) =>
          key.rank - rankBy(this.options.sort ?? "name", this.entryOf(other)) ||
          this.#compareNames(this.nameOf(other), key.name);
      },
      sort: (nodes) =>
        nodes
          .map((node) => this.#sortKey(node))
          .sort(compareKeys)
          .map(({ node }) => node),
    });
  }

  #sortKey(node: number): SortKey {
    return { node, rank: rankBy(this.options.sort ?? "name", this.entryOf(node)), name: this.nameOf(node) };
  }

  entryOf(node: number): TreeEntry {
    return this.entries[node]!;
  }

  /** The name of a node as it is shown, before hidden characters are made visible. */
  nameOf(node: number): string {
    const entry = this.entryOf(node);
    return nameOfEntry(entry, entry.kind === "folder" ? this.entries[this.rows.parentOf(node)] : undefined);
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
    return this.servers.get(server)?.node;
  }

  nodeOfTemplate(server: string, uriTemplate: string): number | undefined {
    return this.servers.get(server)?.templates.get(uriTemplate);
  }

  nodeOfRef({ server, uri }: ResourceRef): number | undefined {
    return this.servers.get(server)?.resources.get(uri);
  }

  /** All places of a resource. */
  nodesOfRef(ref: ResourceRef): readonly number[] {
    const node = this.nodeOfRef(ref);
    if (node === undefined) return [];
    const twins = this.twins.size > 0 ? this.twins.get(resourceKey(ref)) : undefined;
    return twins ? [node, ...twins] : [node];
  }

  protected addTwin(ref: ResourceRef, node: number): void {
    const key = resourceKey(ref);
    this.twins.set(key, [...(this.twins.get(key) ?? []), node]);
  }

  /** A node no longer stands for a resource; another place of it takes over. */
  protected forgetResource(part: ServerPart, node: number, ref: ResourceRef): void {
    const key = resourceKey(ref);
    const twins = this.twins.get(key)?.filter((twin) => twin !== node) ?? [];
    if (part.resources.get(ref.uri) === node) {
      const next = twins.shift();
      if (next === undefined) part.resources.delete(ref.uri);
      else part.resources.set(ref.uri, next);
    }
    if (twins.length > 0) this.twins.set(key, twins);
    else this.twins.delete(key);
  }

  /** The node that `keyOf` gave this key for, if it is there (again). Of templates' values only folders are found. */
  nodeOfKey(key: string): number | undefined {
    const [kind, rest] = splitOnce(key);
    if (kind === "server") return this.nodeOfServer(rest);
    if (kind === "value") return this.values.get(key);
    const ref = parseResourceKey(rest);
    const part = ref ? this.servers.get(ref.server) : undefined;
    const uri = ref?.uri ?? "";
    if (kind === "folder") return part?.folders.get(uri);
    if (kind === "template") return part?.templates.get(uri);
    return part?.resources.get(uri);
  }

  /** Puts all folders in this order; whether that is another one. */
  setOrder(locale: string, sort: TreeSort | undefined): boolean {
    if (locale === this.options.locale && sort === this.options.sort) return false;
    this.#compareNames = naturalCompare(locale);
    this.options = { ...this.options, locale, sort };
    this.rows.resort();
    return true;
  }
}

function splitOnce(text: string): [string, string] {
  const bar = text.indexOf("|");
  return bar === -1 ? [text, ""] : [text.slice(0, bar), text.slice(bar + 1)];
}
