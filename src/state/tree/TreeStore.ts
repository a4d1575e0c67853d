import type { ListedResource, ListedResourceTemplate } from "../../model/Resource.js";
import { ResourceTreeModel, type ResourceTreeModelOptions } from "../../model/tree/ResourceTreeModel.js";

/** One server's part of what the tree shows. */
export interface TreeSource {
  server: string;
  label: string;
  resources: readonly ListedResource[];
  templates: readonly ListedResourceTemplate[];
  /** While this stays the same, `resources` only grew at its end. */
  revision: number;
  status: "loading" | "partial" | "stopped" | "complete" | "error";
}

interface Synced {
  revision: number;
  resources: readonly ListedResource[];
  templates: readonly ListedResourceTemplate[];
}

const FEW = 1000;

/** Keeps a tree model in step with lists that grow or are replaced: a page costs its own size, a refetch its changes. */
export class TreeStore {
  readonly model: ResourceTreeModel;
  /** Grows with every change of the model; what was computed from it is void then. */
  version = 0;
  #synced = new Map<string, Synced>();

  constructor(options: ResourceTreeModelOptions) {
    this.model = new ResourceTreeModel(options);
  }

  sync(sources: readonly TreeSource[]): void {
    for (const server of this.#synced.keys()) {
      if (sources.some((source) => source.server === server)) continue;
      this.model.removeServer(server);
      this.#synced.delete(server);
      this.version++;
    }
    for (const source of sources) this.#syncServer(source);
  }

  changed(): void {
    this.version++;
  }

  #syncServer(source: TreeSource): void {
    const { server, label, resources, templates, revision } = source;
    const node = this.model.nodeOfServer(server) ?? this.model.addServer(server, label);
    this.model.update(node, { label });
    const before = this.#synced.get(server);
    if (before?.resources !== resources) this.#syncResources(source, before);
    if (before?.templates !== templates) this.#syncTemplates(source, before);
    this.#synced.set(server, { revision, resources, templates });
    this.#syncStatus(node, source);
  }

  #syncResources({ server, resources, revision }: TreeSource, before: Synced | undefined): void {
    this.version++;
    if (before?.revision === revision && resources.length >= before.resources.length) {
      for (let at = before.resources.length; at < resources.length; at++)
        this.model.addResource(server, resources[at]!);
      return;
    }
    const kept = new Set(resources.map(({ uri }) => uri));
    const gone = before?.resources.filter(({ uri }) => !kept.has(uri)) ?? [];
    const node = this.model.nodeOfServer(server)!;
    if (gone.length > FEW) this.#startOver(node);
    else for (const { uri } of gone) this.model.removeResource(server, uri);
    this.model.addResources(server, resources);
  }

  // Taking many away one by one costs more than building anew; what was open is opened again.
  #startOver(node: number): void {
    const open = this.model.rows.expandedNodes().map((one) => this.model.keyOf(one));
    this.model.clearBelow(node);
    this.reopen = new Set(open);
  }

  /** Keys of folders to open as soon as they are there (again). */
  reopen: Set<string> | null = null;

  #syncTemplates({ server, templates }: TreeSource, before: Synced | undefined): void {
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
    const { rows } = this.model;
    const children = rows.childrenOf(node);
    const shown = children.find((child) => this.model.entryOf(child).kind === "status");
    const wanted =
      children.length > (shown === undefined ? 0 : 1)
        ? null
        : status === "loading"
          ? "loading"
          : status === "error"
            ? "error"
            : status === "partial"
              ? null
              : "empty";
    const entry = shown === undefined ? undefined : this.model.entryOf(shown);
    if (entry?.kind === "status" ? entry.status === wanted : wanted === null) return;
    if (shown !== undefined) this.model.remove(shown);
    if (wanted) this.model.addBelow(node, { kind: "status", server, status: wanted });
    this.version++;
  }
}
