import type { QueryClient } from "@tanstack/react-query";
import type { ResourceServer } from "../client/ResourceServer.js";
import type { ListedResource, ListedResourceTemplate } from "../model/Resource.js";
import { coalesce } from "../utils/coalesce.js";
import type { ListProblem } from "./fetchListPage.js";
import { ListWalker, type WalkedList } from "./ListWalker.js";
import { resourceQueryKeys } from "./queryKeys.js";
import type { ListingStatus, ResourceListing } from "./ResourceListing.js";
import { resourcesQueryOptions } from "./resourcesQueryOptions.js";
import { resourceTemplatesQueryOptions } from "./resourceTemplatesQueryOptions.js";

const SLOW_MS = 5000;
const LOOK_AGAIN_MS = 150;

/**
 * One server's lists, walked once however many components show them. Runs while it has listeners; change
 * notifications refresh it, a burst of them once.
 */
export class ListingStore {
  #server: ResourceServer;
  #resources: ListWalker<ListedResource>;
  #templates: ListWalker<ListedResourceTemplate>;
  #listeners = new Set<() => void>();
  #end: (() => void) | undefined;
  #endChanges: (() => void) | undefined;
  #slowTimer: ReturnType<typeof setTimeout> | undefined;
  #changes = coalesce(() => void this.#refetchChanged());
  #isWaiting = false;
  #isSlow = false;
  #heard: readonly unknown[] = [];
  #snapshot: ResourceListing;

  constructor(queryClient: QueryClient, server: ResourceServer) {
    this.#server = server;
    this.#resources = new ListWalker(queryClient, resourcesQueryOptions(server), ({ uri }) => uri);
    this.#templates = new ListWalker(
      queryClient,
      resourceTemplatesQueryOptions(server),
      ({ uriTemplate }) => uriTemplate,
    );
    this.#snapshot = this.#read();
  }

  getSnapshot = (): ResourceListing => this.#snapshot;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#start();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#stop();
    };
  };

  /** The host gave a new object for the same server: another label, or a client that was connected again. */
  setServer(server: ResourceServer): void {
    if (server === this.#server) return;
    const { changes } = this.#server;
    this.#server = server;
    this.#resources.setOptions(resourcesQueryOptions(server));
    this.#templates.setOptions(resourceTemplatesQueryOptions(server));
    if (this.#end && server.changes !== changes) {
      this.#endChanges?.();
      this.#endChanges = this.#subscribeToChanges();
    }
    this.#publish();
  }

  /** Fetches both lists anew. */
  refetch = async (): Promise<void> => {
    await Promise.all([this.#resources.refresh(), this.#templates.refresh()]);
  };

  #start(): void {
    const ends = [
      this.#resources.start(this.#publish),
      this.#templates.start(this.#publish),
      () => this.#endChanges?.(),
    ];
    this.#endChanges = this.#subscribeToChanges();
    this.#end = () => ends.forEach((end) => end());
    this.#publish();
  }

  #subscribeToChanges(): (() => void) | undefined {
    return this.#server.changes?.subscribe((change) => {
      if (change.type !== "updated") this.#changes.call();
    });
  }

  #stop(): void {
    clearTimeout(this.#slowTimer);
    this.#changes.cancel();
    this.#isWaiting = false;
    this.#isSlow = false;
    this.#end?.();
    this.#end = undefined;
  }

  // From the start, from each page and from each status on, the server has five seconds before it is called slow.
  #watchSilence(): void {
    const lists = [this.#resources.list, this.#templates.list];
    const heard = [this.#end, ...lists.flatMap(({ pages, status }) => [pages, status])];
    if (heard.every((one, index) => one === this.#heard[index])) return;
    this.#heard = heard;
    clearTimeout(this.#slowTimer);
    this.#isSlow = false;
    if (!this.#end || !lists.some(isComing)) return;
    this.#slowTimer = setTimeout(() => {
      this.#isSlow = true;
      this.#publish();
    }, SLOW_MS);
  }

  // The last notification of a burst is never lost: one that comes during a refresh causes another after it.
  async #refetchChanged(): Promise<void> {
    if (this.#isWaiting) return;
    const end = this.#end;
    this.#isWaiting = true;
    while (this.#end === end && (this.#resources.isFetching || this.#templates.isFetching)) await sleep(LOOK_AGAIN_MS);
    if (this.#end !== end) return;
    this.#isWaiting = false;
    void this.refetch();
  }

  #publish = (): void => {
    this.#watchSilence();
    this.#snapshot = this.#read();
    for (const listener of this.#listeners) listener();
  };

  #read(): ResourceListing {
    const resources = this.#resources.list;
    const templates = this.#templates.list;
    const problems = problemsOf(this.#server.id, resources);
    const templateProblems = problemsOf(this.#server.id, templates);
    return {
      server: this.#server,
      resources: resources.items,
      templates: templates.items,
      revision: resources.revision,
      problems: templateProblems.length > 0 ? [...problems, ...templateProblems] : problems,
      status: resources.status,
      error: resources.error,
      templatesStatus: templates.status,
      templatesError: templates.error,
      isRefreshing: resources.isRefreshing || templates.isRefreshing,
      isSlow: this.#isSlow,
      stop: this.#stopWalk,
      resume: this.#resumeWalk,
      retry: this.#retryWalk,
    };
  }

  #stopWalk = (): void => {
    this.#resources.stop();
    this.#templates.stop();
    this.#publish();
  };

  #resumeWalk = (): void => {
    this.#resources.resume();
    this.#templates.resume();
    this.#publish();
  };

  #retryWalk = (): void => {
    const templatesFailed = this.#templates.list.error !== null;
    if (this.#resources.list.error || !templatesFailed) this.#resources.retry();
    if (templatesFailed) this.#templates.retry();
    this.#publish();
  };
}

function isComing({ status }: { status: ListingStatus }): boolean {
  return status === "loading" || status === "partial";
}

/** What was wrong with a list. One that ends by leading back into itself says so: the rest of it may be missing. */
function problemsOf(server: string, { problems, repeatedCursor }: WalkedList<unknown>): readonly ListProblem[] {
  if (repeatedCursor === null) return problems;
  const entry = `nextCursor, once more: ${JSON.stringify(repeatedCursor)}`.slice(0, 200);
  return [...problems, { server, entry, endsList: true }];
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

const stores = new WeakMap<QueryClient, Map<string, ListingStore>>();

/** The store for a server's lists in this query client: one for each id and principal. */
export function listingStore(queryClient: QueryClient, server: ResourceServer): ListingStore {
  const ofClient = stores.get(queryClient) ?? new Map<string, ListingStore>();
  stores.set(queryClient, ofClient);
  const key = JSON.stringify(resourceQueryKeys.server(server));
  const store = ofClient.get(key) ?? new ListingStore(queryClient, server);
  ofClient.set(key, store);
  return store;
}
