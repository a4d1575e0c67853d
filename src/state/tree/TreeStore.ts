import type { ListedResource, ListedResourceTemplate } from "../../model/Resource.js";
import { ResourceTreeModel } from "../../model/tree/ResourceTreeModel.js";
import { ROOT } from "../../model/tree/RowTree.js";
import type { ResourceTreeModelOptions } from "../../model/tree/TreeEntries.js";
import { clearStatus } from "./folderStatus.js";

/** One server's part of what the tree shows. */
export interface TreeSource {
  server: string;
  label: string;
  /** Whose authorization all of it came by. */
  principal?: string | undefined;
  resources: readonly ListedResource[];
  templates: readonly ListedResourceTemplate[];
  /** While this stays the same, `resources` only grew at its end. */
  revision: number;
  status: "loading" | "partial" | "stopped" | "complete" | "error";
}

interface Synced {
  principal: string | undefined;
  revision: number;
  isOffered: TreeFilter;
  resources: readonly ListedResource[];
  templates: readonly ListedResourceTemplate[];
  /** How many of the resources are in the tree: a long list is taken up in slices. */
  done: number;
}

/** Whether a host wants something shown. */
export type TreeFilter = (item: ListedResource | ListedResourceTemplate) => boolean;

const EVERYTHING: TreeFilter = () => true;
const SLICE_MS = 12;
// Looking at the clock costs as much as adding a few.
const BETWEEN_LOOKS = 256;

/** Keeps a tree model in step with lists that grow or are replaced: a page costs its own size, a refetch its changes. */
export class TreeStore {
  readonly model: ResourceTreeModel;
  /** Grows with every change of the model; what was computed from it is void then. */
  version = 0;
  /** There is more to take up than fitted into one slice: `advance` goes on. */
  isBehind = false;
  #synced = new Map<string, Synced>();
  // The row of a server that says why nothing is below it.
  #statusOf = new Map<string, number>();
  #sources: readonly TreeSource[] = [];
  // What was read below directories and is in no list, by server and URI.
  #read = new Map<string, Map<string, ListedResource>>();
  #readLists = new Map<string, readonly ListedResource[]>();

  constructor(options: ResourceTreeModelOptions) {
    this.model = new ResourceTreeModel(options);
  }

  /** Brings the tree in step, up to `until`; the same function must give the same answers. */
  sync(sources: readonly TreeSource[], isOffered = EVERYTHING, until = performance.now() + SLICE_MS): void {
    this.#sources = sources;
    for (const [server, { principal }] of this.#synced) {
      const source = sources.find((one) => one.server === server);
      if (source && source.principal === principal) continue;
      // Of another user nothing may stay, also not what was loaded into folders.
      if (source) this.model.clearBelow(this.model.nodeOfServer(server)!);
      else this.model.removeServer(server);
      this.#read.delete(server);
      this.#readLists.delete(server);
      this.#synced.delete(server);
      this.#statusOf.delete(server);
      this.version++;
    }
    this.isBehind = false;
    for (const source of sources) this.#syncServer(source, isOffered, until);
    this.#orderServers(sources);
  }

  /** Takes up another slice of what did not fit. */
  advance(isOffered = EVERYTHING): void {
    this.sync(this.#sources, isOffered);
  }

  /** Takes away what is no longer in a directory, with all that was read below it, unless the server's list has it. */
  drop(server: string, uris: readonly string[]): void {
    if (uris.length === 0) return;
    const listed = new Set(this.#synced.get(server)?.resources.map(({ uri }) => uri));
    for (const uri of uris) this.#drop(server, uri, listed);
  }

  /** Adds what was read in a directory. */
  addRead(resource: ListedResource, directory: number): void {
    const { server, uri } = resource;
    const read = this.#read.get(server) ?? new Map<string, ListedResource>();
    this.#read.set(server, read);
    const isListed = !read.delete(uri) && this.model.nodeOfRef(resource) !== undefined;
    this.model.addResource(server, resource, directory);
    if (isListed) return;
    // At the end, also what is known anew: a list that only grew is taken for the same.
    read.set(uri, resource);
    this.#readLists.delete(server);
  }

  /** What was read below a server's directories and is not in its list; another array whenever that changes. */
  readOf(server: string): readonly ListedResource[] {
    const list = this.#readLists.get(server) ?? Array.from(this.#read.get(server)?.values() ?? []);
    this.#readLists.set(server, list);
    return list;
  }

  #forgetRead(server: string, uri: string): void {
    if (this.#read.get(server)?.delete(uri)) this.#readLists.delete(server);
  }

  changed(): void {
    this.version++;
  }

  #syncServer(source: TreeSource, isOffered: TreeFilter, until: number): void {
    const { server, label, principal, resources, templates, revision } = source;
    const node = this.model.nodeOfServer(server) ?? this.model.addServer(server, label);
    this.model.update(node, { label });
    const before = this.#synced.get(server);
    const isSame = before?.revision === revision && before.isOffered === isOffered;
    const grows = isSame && resources.length >= before.done;
    let done = grows ? before.done : 0;
    for (let step = 1; done < resources.length; step++) {
      if (isOffered(resources[done]!)) this.model.addResource(server, resources[done]!);
      this.#forgetRead(server, resources[done]!.uri);
      done++;
      if (step % BETWEEN_LOOKS === 0 && performance.now() > until) break;
    }
    // New ones first: a folder whose files are all replaced stays, and stays open.
    if (before && !grows) {
      const kept = new Set(resources.filter(isOffered).map(({ uri }) => uri));
      for (const { uri } of before.resources) if (!kept.has(uri)) this.#drop(server, uri, kept);
    }
    if (before?.templates !== templates || before.isOffered !== isOffered)
      this.#syncTemplates(server, templates.filter(isOffered), before);
    if (!grows || done > before.done) this.version++;
    if (done < resources.length) this.isBehind = true;
    this.#synced.set(server, { principal, revision, isOffered, resources, templates, done });
    if (done === resources.length) this.#syncStatus(node, source);
  }

  #drop(server: string, uri: string, listed: ReadonlySet<string>): void {
    const node = this.model.nodeOfRef({ server, uri });
    if (node !== undefined) this.#dropUnlisted(node, listed);
  }

  // What is listed stays, and what was read below that.
  #dropUnlisted(node: number, listed: ReadonlySet<string>): void {
    if (this.model.entryOf(node) === undefined) return;
    const ref = this.model.refOf(node);
    if (ref && listed.has(ref.uri)) return;
    // What stands below comes first: a folder that still holds something stays.
    for (const child of this.model.rows.childrenOf(node)) this.#dropUnlisted(child, listed);
    if (!ref) return;
    clearStatus(this.model, node);
    this.model.removeResource(ref.server, ref.uri);
    this.#forgetRead(ref.server, ref.uri);
  }

  #orderServers(sources: readonly TreeSource[]): void {
    const { model } = this;
    const wanted = sources.map(({ server }) => model.nodeOfServer(server)!);
    if (model.rows.childrenOf(ROOT).every((node, place) => node === wanted[place])) return;
    // What has no order of its own goes to the end.
    for (const node of wanted) model.rows.reorder(node);
    this.version++;
  }

  #syncTemplates(server: string, templates: readonly ListedResourceTemplate[], before: Synced | undefined): void {
    const kept = new Set(templates.map(({ uriTemplate }) => uriTemplate));
    for (const { uriTemplate } of before?.templates ?? []) {
      const node = kept.has(uriTemplate) ? undefined : this.model.nodeOfTemplate(server, uriTemplate);
      if (node !== undefined) this.model.remove(node);
    }
    for (const template of templates) this.model.addTemplate(server, template);
    this.version++;
  }

  // A server with nothing below it says why.
  #syncStatus(node: number, { server, status }: TreeSource): void {
    const shown = this.#statusOf.get(server);
    const wanted =
      this.model.rows.childCount(node) > (shown === undefined ? 0 : 1)
        ? null
        : status === "loading"
          ? "loading"
          : status === "error"
            ? "error"
            : status === "complete"
              ? "empty"
              : null;
    const entry = shown === undefined ? undefined : this.model.entryOf(shown);
    if (entry?.kind === "status" ? entry.status === wanted : wanted === null) return;
    if (shown !== undefined) this.model.remove(shown);
    this.#statusOf.delete(server);
    if (wanted) this.#statusOf.set(server, this.model.addBelow(node, { kind: "status", server, status: wanted }));
    this.version++;
  }
}
