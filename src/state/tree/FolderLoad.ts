import type { QueryClient } from "@tanstack/react-query";
import { describeError } from "../../client/describeError.js";
import type { ResourceServer } from "../../client/ResourceServer.js";
import { toResourceError } from "../../client/toResourceError.js";
import type { Translate } from "../../locales/createTranslator.js";
import type { ListedResource } from "../../model/Resource.js";
import { loadOf, setLoad, showIfEmpty, showStatus } from "./folderStatus.js";
import { followDirectory, type FollowedDirectory } from "./followDirectory.js";
import { loadValues } from "./loadValues.js";
import type { TreeEntry } from "../../model/tree/TreeEntry.js";
import type { TreeFilter, TreeStore } from "./TreeStore.js";

interface FolderLoadOptions {
  store: TreeStore;
  node: number;
  server: ResourceServer;
  queryClient: QueryClient;
  t: Translate;
  /** As the host has it now. */
  isOffered: TreeFilter;
  /** The tree has changed. */
  show: () => void;
  /** There is nothing more to come; a directory is followed for as long as it is there. */
  onOver: () => void;
}

/** What is asked for below one directory, template or value, and how that shows in the tree. */
export class FolderLoad {
  server: ResourceServer;
  #options: FolderLoadOptions;
  #isDirectory = false;
  #directory: FollowedDirectory | undefined;
  #request = new AbortController();

  constructor(options: FolderLoadOptions) {
    this.#options = options;
    this.server = options.server;
  }

  /** A directory is there until `stop`: it can be asked again and follows its server. */
  get directory(): FollowedDirectory | undefined {
    return this.#directory;
  }

  start(): void {
    const { store, node, queryClient } = this.#options;
    const { model } = store;
    this.#showLoading();
    const entry = model.entryOf(node);
    if (entry.kind === "folder" && entry.resource !== undefined) {
      // Said first: what the cache has is told at once.
      this.#isDirectory = true;
      this.#directory = followDirectory(queryClient, this.server, entry.resource.uri, {
        onItems: (items) => this.#ifThere(() => this.#showItems(items)),
        onEnd: (gone) => this.#ifThere(() => this.#showEnd(gone)),
        onError: (error) => this.#ifThere(() => this.#showError(error)),
        isShown: () => loadOf(store, node) !== undefined && model.rows.isExpanded(node),
      });
      return;
    }
    loadValues(queryClient, this.server, entry, this.#request.signal).then(
      (entries) => this.#ifThere(() => this.#showValues(entries)),
      (error: unknown) => this.#ifThere(() => this.#showError(error)),
    );
  }

  /** Asks a directory again that failed. */
  retry(): void {
    this.#showLoading();
    this.#directory?.retry();
  }

  /** A directory follows the server's new client. */
  reconnect(server: ResourceServer): void {
    this.server = server;
    this.#directory?.reconnect(server);
  }

  /** Ends the request, and the listening. */
  stop(): void {
    this.#request.abort();
    this.#directory?.stop();
  }

  #ifThere(change: () => void): void {
    if (this.#request.signal.aborted) return;
    const { store, node, show, onOver } = this.#options;
    if (loadOf(store, node) === undefined) {
      this.stop();
      return onOver();
    }
    change();
    store.changed();
    show();
  }

  #showLoading(): void {
    const { store, node, show } = this.#options;
    setLoad(store, node, "loading");
    showStatus(store, node, "loading");
    store.changed();
    show();
  }

  #showValues(entries: readonly TreeEntry[]): void {
    const { store, node, onOver } = this.#options;
    onOver();
    setLoad(store, node, "loaded");
    for (const below of entries) store.model.addBelow(node, below);
    if (entries.length === 0) showStatus(store, node, "empty");
  }

  // What is in a directory, without what is not offered (any more).
  #showItems(items: readonly ListedResource[]): void {
    const { store, node, isOffered } = this.#options;
    for (const item of items) if (isOffered(item)) store.addRead(item, node);
    const others = items.filter((item) => !isOffered(item)).map(({ uri }) => uri);
    store.drop(this.server.id, others);
    if (loadOf(store, node) === "loaded") showIfEmpty(store, node);
  }

  #showEnd(gone: readonly string[]): void {
    const { store, node } = this.#options;
    store.drop(this.server.id, gone);
    setLoad(store, node, "loaded");
    showIfEmpty(store, node);
  }

  #showError(error: unknown): void {
    const { store, node, t, onOver } = this.#options;
    if (!this.#isDirectory) onOver();
    const cause = toResourceError(error, { server: this.server.id });
    const request = this.#isDirectory ? undefined : "values";
    const message = describeError(cause, { t, server: this.server.label, name: store.model.nameOf(node), request });
    setLoad(store, node, "error", message);
    showStatus(store, node, "error", message);
  }
}
