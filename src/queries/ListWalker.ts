import { InfiniteQueryObserver, type QueryClient } from "@tanstack/react-query";
import type { ResourceError } from "../client/ResourceError.js";
import { appendPages, noPages, type JoinedPages } from "./appendPages.js";
import type { ListPage } from "./fetchListPage.js";
import type { listQueryOptions } from "./listQueryOptions.js";
import type { ListingStatus } from "./ResourceListing.js";

type Options<T> = ReturnType<typeof listQueryOptions<T>>;

/** What a walker knows of its list. */
export interface WalkedList<T> extends JoinedPages<T> {
  status: ListingStatus;
  error: ResourceError | null;
  isRefreshing: boolean;
  /** The cursor at the end that was followed before: the server goes in circles. */
  repeatedCursor: string | null;
}

/**
 * Follows one paged list from its first page to its last, one fetch after the other, for as long as somebody listens.
 * Pages live in the query cache; the walker joins them and can be stopped and resumed.
 */
export class ListWalker<T> {
  #observer: InfiniteQueryObserver<ListPage<T>, Error, { pages: ListPage<T>[] }, readonly unknown[], string | null>;
  #joined: JoinedPages<T> = noPages();
  #stopped = false;
  #restarted = false;
  #keyOf: (item: T) => string;
  list: WalkedList<T>;

  constructor(queryClient: QueryClient, options: Options<T>, keyOf: (item: T) => string) {
    this.#observer = new InfiniteQueryObserver(queryClient, options as never);
    this.#keyOf = keyOf;
    this.list = this.#read();
  }

  /** Walks until the returned function is called; `onChange` hears of every step. */
  start(onChange: () => void): () => void {
    const step = () => {
      this.list = this.#read();
      this.#walk();
      onChange();
    };
    const unsubscribe = this.#observer.subscribe(step);
    step();
    return unsubscribe;
  }

  setOptions(options: Options<T>): void {
    this.#observer.setOptions(options as never);
  }

  /** Ends a walk that is under way; a list that came to its end goes on following its server. */
  stop(): void {
    if (this.list.status !== "loading" && this.list.status !== "partial") return;
    this.#stopped = true;
    void this.#observer.getCurrentQuery().cancel({ revert: true });
    this.list = this.#read();
  }

  resume(): void {
    this.#stopped = false;
    const { data, isFetching } = this.#observer.getCurrentResult();
    if (data === undefined && !isFetching) void this.#observer.refetch();
    this.list = this.#read();
    this.#walk();
  }

  /** Goes on after an error where it happened; otherwise fetches the list anew. */
  retry(): void {
    this.#stopped = false;
    const { isFetchNextPageError } = this.#observer.getCurrentResult();
    if (isFetchNextPageError) void this.#observer.fetchNextPage({ cancelRefetch: false });
    else void this.#observer.refetch({ cancelRefetch: false });
  }

  /** Fetches the list anew, after a fetch that is under way. Resolves when that is done. */
  async refresh(): Promise<void> {
    this.#restarted = false;
    await this.#observer.refetch({ cancelRefetch: true });
  }

  get isFetching(): boolean {
    return this.#observer.getCurrentResult().isFetching;
  }

  #walk(): void {
    const { hasNextPage, isFetching, isError, error } = this.#observer.getCurrentResult();
    if (isFetching || this.#stopped) return;
    if (isError && this.#hasExpiredCursor(error as ResourceError)) {
      // Specification, caching: on a cursor that became invalid, discard the pages and fetch from the beginning.
      this.#restarted = true;
      void this.#observer.refetch();
    } else if (hasNextPage && !isError) {
      void this.#observer.fetchNextPage({ cancelRefetch: false });
    }
  }

  #hasExpiredCursor(error: ResourceError): boolean {
    return !this.#restarted && this.#joined.pages.length > 0 && error.code === -32602;
  }

  #read(): WalkedList<T> {
    const { data, error, isError, isFetching, isFetchingNextPage, hasNextPage } = this.#observer.getCurrentResult();
    this.#joined = appendPages(this.#joined, data?.pages ?? [], this.#keyOf);
    // While it is tried again it has not failed: TanStack keeps the error of a list that has pages until then.
    const failure = isError && !isFetching ? (error as unknown as ResourceError) : null;
    // A server that lacks the method has an empty list.
    const lacking = failure?.kind === "unsupported";
    return {
      ...this.#joined,
      status: this.#statusOf(lacking, failure, hasNextPage, data !== undefined),
      error: lacking ? null : failure,
      isRefreshing: isFetching && !isFetchingNextPage && data !== undefined,
      repeatedCursor: hasNextPage ? null : (data?.pages.at(-1)?.nextCursor ?? null),
    };
  }

  #statusOf(lacking: boolean, failure: ResourceError | null, hasNextPage: boolean, hasData: boolean): ListingStatus {
    if (lacking) return "complete";
    if (failure) return "error";
    if (this.#stopped && (hasNextPage || !hasData)) return "stopped";
    if (!hasData) return "loading";
    return hasNextPage ? "partial" : "complete";
  }
}
