import { hashKey, type QueryClient } from "@tanstack/react-query";
import { ResourceError } from "../../client/ResourceError.js";
import type { ResourceServer } from "../../client/ResourceServer.js";
import type { RequestProgress } from "../../client/sendRequest.js";
import { toResourceError } from "../../client/toResourceError.js";
import { clipText } from "../../model/clipText.js";
import { byteLength } from "../../model/context/byteLength.js";
import type { InputRequest, InputResponses } from "../../model/InputRequest.js";
import type { ResourceContents, ResourceRef } from "../../model/Resource.js";
import { resourceKey } from "../../model/resourceKey.js";
import { fetchUntil } from "../../queries/fetchUntil.js";
import { answerOpenQuestion } from "../../queries/openQuestions.js";
import { resourceQueryKeys } from "../../queries/queryKeys.js";
import { readContents, type ContentsAnswer } from "../../queries/readContents.js";
import { resourceContentsQueryOptions } from "../../queries/resourceContentsQueryOptions.js";

/**
 * How far one attachment has come: `waiting` for its turn, `reading`, `input-required` its server asks something,
 * `ready`, `failed`, `too-large` to go in by value.
 */
export type AttachmentStatus = "waiting" | "reading" | "input-required" | "ready" | "failed" | "too-large";

/** What is known of the contents of one attachment. Immutable. */
export interface AttachmentRead {
  status: AttachmentStatus;
  /** Kept while they are read again, and when that fails: what the message held it goes on holding. */
  contents?: readonly ResourceContents[] | undefined;
  /** Of what is too large, in bytes; its contents are not kept. */
  size?: number | undefined;
  progress?: RequestProgress | undefined;
  inputRequest?: InputRequest | undefined;
  error?: ResourceError | undefined;
  /** The server said so after it was read. */
  hasChanged?: boolean | undefined;
}

interface Job {
  ref: ResourceRef & { size?: number | undefined };
  server: ResourceServer | undefined;
  read: AttachmentRead;
  controller: AbortController | null;
  /** Past what the cache holds, as after "Try again". */
  isFresh: boolean;
}

const PARALLEL = 3;

/**
 * Reads what is attached, a few of each server at a time, in the order in which it was attached. Nothing else is ever
 * read.
 */
export class AttachmentReader {
  #queryClient: QueryClient;
  #jobs = new Map<string, Job>();
  #listeners = new Set<() => void>();
  #snapshot: ReadonlyMap<string, AttachmentRead> = new Map();
  #maxBytes = Infinity;
  #end: (() => void) | undefined;

  constructor(queryClient: QueryClient) {
    this.#queryClient = queryClient;
  }

  getSnapshot = (): ReadonlyMap<string, AttachmentRead> => this.#snapshot;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Follows the attachments as they are now: reads what is new, lets go of what is gone. */
  follow(
    refs: readonly Job["ref"][],
    getServer: (id: string) => ResourceServer | undefined,
    { maxBytes }: { maxBytes: number },
  ): void {
    this.#maxBytes = maxBytes;
    this.#end ??= this.#watchReads();
    const kept = new Map<string, Job>();
    let isReconnected = false;
    for (const ref of refs) {
      const key = resourceKey(ref);
      const known = this.#jobs.get(key);
      const job = known ?? { ref, server: undefined, read: { status: "waiting" }, controller: null, isFresh: false };
      const server = getServer(ref.server);
      if (known && server && server.client !== job.server?.client) isReconnected = this.#restart(job) || isReconnected;
      job.server = server;
      kept.set(key, job);
    }
    for (const [key, job] of this.#jobs) if (!kept.has(key)) this.#abandon(job);
    this.#jobs = kept;
    // A moment later: what is shown as well, the provider fetches anew.
    if (isReconnected) queueMicrotask(() => this.#next());
    else this.#next();
  }

  /** Lets go of everything under way; `follow` begins again. */
  stop(): void {
    this.#end?.();
    this.#end = undefined;
    for (const job of this.#jobs.values()) {
      this.#abandon(job);
      if (job.read.status === "reading") job.read = { ...job.read, status: "waiting", progress: undefined };
    }
  }

  /** Reads again, past the cache: after a failure, or after a change. */
  refresh(ref: ResourceRef): void {
    const job = this.#jobs.get(resourceKey(ref));
    if (!job) return;
    this.#abandon(job);
    job.isFresh = true;
    job.read = { status: "waiting", contents: job.read.contents };
    this.#next();
  }

  respond(ref: ResourceRef, responses: InputResponses): void {
    const job = this.#jobs.get(resourceKey(ref));
    const request = job?.read.inputRequest;
    if (!job?.server || !request) return;
    if (answerOpenQuestion(request, responses)) return;
    const { server } = job;
    // At once, whatever else is being read: the user is waiting.
    void this.#run(job, (signal) => readContents(server, ref.uri, { answering: { request, responses }, signal }));
  }

  markChanged(ref: ResourceRef): void {
    const job = this.#jobs.get(resourceKey(ref));
    if (job?.read.status !== "ready" || job.read.hasChanged) return;
    job.read = { ...job.read, hasChanged: true };
    this.#publish();
  }

  #next(): void {
    const reading = new Map<string, number>();
    const count = ({ ref }: Job) => reading.set(ref.server, (reading.get(ref.server) ?? 0) + 1);
    for (const job of this.#jobs.values()) if (job.read.status === "reading") count(job);
    for (const job of this.#jobs.values()) {
      if (job.read.status !== "waiting") continue;
      if (job.ref.size !== undefined && job.ref.size > this.#maxBytes) {
        job.read = { status: "too-large", size: job.ref.size };
        continue;
      }
      if ((reading.get(job.ref.server) ?? 0) >= PARALLEL) continue;
      count(job);
      void this.#run(job, (signal) => this.#readThroughCache(job, signal));
    }
    this.#publish();
  }

  async #readThroughCache({ server, ref, isFresh }: Job, signal: AbortSignal): Promise<ContentsAnswer> {
    if (!server) throw new ResourceError("offline", { server: ref.server, uri: ref.uri });
    const options = resourceContentsQueryOptions(server, ref.uri);
    const known = this.#queryClient.getQueryCache().find({ queryKey: options.queryKey, exact: true });
    if (isFresh && known?.getObserversCount() === 0) void known.cancel({ silent: true });
    const fetch = () => this.#queryClient.fetchQuery(isFresh ? { ...options, staleTime: 0 } : options);
    // A viewer may be waiting for the same answer.
    return fetchUntil(this.#queryClient, options.queryKey, signal, fetch);
  }

  async #run(job: Job, read: (signal: AbortSignal) => Promise<ContentsAnswer>): Promise<void> {
    job.controller?.abort();
    const { signal } = (job.controller = new AbortController());
    job.read = { status: "reading", contents: job.read.contents };
    this.#publish();
    let result: AttachmentRead;
    try {
      const answer = await read(signal);
      // Some servers tell of an error as if it were the contents: a model must not take it for them.
      if (answer.isError) throw errorReport(answer.contents, job.ref);
      result = this.#resultOf(answer, job);
    } catch (error) {
      result = {
        status: "failed",
        contents: job.read.contents,
        error: toResourceError(error, { server: job.ref.server, uri: job.ref.uri, signal }),
      };
    }
    if (signal.aborted) return;
    job.read = result;
    this.#next();
  }

  #resultOf({ inputRequest, contents }: ContentsAnswer, { read }: Job): AttachmentRead {
    if (inputRequest) return { status: "input-required", inputRequest, contents: read.contents };
    const size = contents.reduce((sum, one) => sum + byteLength(one), 0);
    return size > this.#maxBytes ? { status: "too-large", size } : { status: "ready", contents };
  }

  // What waits for the old connection waits for ever, and what failed may work now.
  #restart(job: Job): boolean {
    const { status, error, contents } = job.read;
    if (status !== "reading" && (status !== "failed" || error?.kind === "not-found")) return false;
    this.#abandon(job);
    job.isFresh = true;
    job.read = { status: "waiting", contents };
    return true;
  }

  #abandon(job: Job): void {
    job.controller?.abort();
    job.controller = null;
  }

  // Progress and questions of a read under way stand in the cache.
  #watchReads(): () => void {
    return this.#queryClient.getQueryCache().subscribe(({ type, query }) => {
      // Not of queries that are added: that happens while another component renders.
      if (type !== "updated" && type !== "removed") return;
      for (const job of this.#jobs.values()) {
        const { server, ref, read, controller } = job;
        if (!server || !controller || (read.status !== "reading" && read.status !== "input-required")) continue;
        if (query.queryHash === hashKey(resourceQueryKeys.progress(server, ref.uri))) {
          const progress = query.state.data as RequestProgress | undefined;
          if (progress !== undefined) job.read = { ...read, progress };
        } else if (query.queryHash === hashKey(resourceQueryKeys.questions(server, ref.uri))) {
          const [inputRequest] = (query.state.data ?? []) as readonly InputRequest[];
          job.read = { ...read, status: inputRequest ? "input-required" : "reading", inputRequest };
        }
      }
      this.#publish();
    });
  }

  #publish(): void {
    const reads = new Map([...this.#jobs].map(([key, { read }]) => [key, read]));
    const isSame =
      reads.size === this.#snapshot.size && [...reads].every(([key, read]) => this.#snapshot.get(key) === read);
    if (isSame) return;
    this.#snapshot = reads;
    for (const listener of this.#listeners) listener();
  }
}

function errorReport(contents: readonly ResourceContents[], { server, uri }: ResourceRef): ResourceError {
  const words = contents.flatMap(({ text }) => text ?? []).join(" ");
  return new ResourceError("server", { server, uri, serverMessage: words === "" ? undefined : clipText(words) });
}
