"use client";

import { skipToken, useQuery } from "@tanstack/react-query";
import { noServer } from "../client/noServer.js";
import { ResourceError } from "../client/ResourceError.js";
import type { RequestProgress } from "../client/sendRequest.js";
import { useResourceContext } from "../client/useResourceContext.js";
import type { InputRequest, InputResponses } from "../model/InputRequest.js";
import type { ResourceContents, ResourceRef } from "../model/Resource.js";
import { answerOpenQuestion } from "./openQuestions.js";
import { queryDefaults } from "./queryDefaults.js";
import { resourceQueryKeys } from "./queryKeys.js";
import type { ContentsAnswer } from "./readContents.js";
import { resourceContentsQueryOptions } from "./resourceContentsQueryOptions.js";
import { useAnsweredRead } from "./useAnsweredRead.js";
import { useResourceUpdates } from "./useResourceUpdates.js";

export interface UseResourceContentsOptions {
  /** False: read nothing yet, such as before the user has agreed to a large size. */
  enabled?: boolean | undefined;
}

/** What a read has come to. */
export interface UseResourceContentsResult {
  /** Undefined until read. An empty array is the server's answer that there is nothing in it. */
  contents: readonly ResourceContents[] | undefined;
  status: "idle" | "loading" | "input-required" | "success" | "error";
  /** Why the last read failed. */
  error: ResourceError | null;
  /** The last progress notification of a read under way. */
  progress: RequestProgress | null;
  /** What the server asks before it answers. */
  inputRequest: InputRequest | null;
  /** Answers the input request and reads again. The result is never cached. */
  respond: (responses: InputResponses) => void;
  /** The server marked the contents as telling of an error. */
  isError: boolean;
  /** Items of the answer that held neither text nor blob. */
  unreadable: number;
  /** Read again while the contents from before are shown. */
  isRefreshing: boolean;
  /** Ends a read under way; the state is then an error of kind `cancelled`. */
  cancel: () => void;
  /** Reads again, from the first question on. */
  refetch: () => void;
}

/**
 * The contents of one resource, read when this is first rendered with its reference; `null` reads nothing. Kept as
 * long as the server said, read again when the server says that it changed.
 *
 * @example
 * const { contents, status } = useResourceContents({ server: "docs", uri: "docs://readme" });
 */
export function useResourceContents(
  ref: ResourceRef | null,
  { enabled = true }: UseResourceContentsOptions = {},
): UseResourceContentsResult {
  const { getServer, queryClient } = useResourceContext();
  const server = ref ? getServer(ref.server) : undefined;
  const uri = ref?.uri ?? "";
  const identity = server ?? { ...noServer, id: ref?.server ?? "" };
  const active = server !== undefined && enabled;
  const options = resourceContentsQueryOptions(identity, uri);

  const query = useQuery({ ...options, enabled: active }, queryClient);
  const progress = useQuery<RequestProgress>(
    { ...queryDefaults, queryKey: resourceQueryKeys.progress(identity, uri), queryFn: skipToken, gcTime: 0 },
    queryClient,
  );
  const questions = useQuery<readonly InputRequest[]>(
    { ...queryDefaults, queryKey: resourceQueryKeys.questions(identity, uri), queryFn: skipToken, gcTime: 0 },
    queryClient,
  );
  const { read: answered, request: required, respond, reset } = useAnsweredRead(server, uri, query.data);
  // One that came during the read is open for as long as the read is.
  const question = query.isFetching ? questions.data?.[0] : undefined;
  const request = question ?? required;
  const refetch = () => {
    reset();
    void query.refetch();
  };
  // Whoever is asked has seen nothing yet that could be out of date, and loses what was typed by being asked anew.
  useResourceUpdates(active ? ref : null, () => {
    if (!request) refetch();
  });

  const shown = answered?.answer ?? query.data;
  const isReading = query.isFetching || answered?.isPending === true;
  const isCancelled = active && query.isPending && !query.isFetching;
  const missing = ref !== null && server === undefined;
  const error =
    answered?.error ??
    (query.error as ResourceError | null) ??
    (isCancelled ? new ResourceError("cancelled", { server: identity.id, uri }) : null) ??
    (missing ? new ResourceError("offline", { server: identity.id, uri }) : null);

  return {
    contents: request ? undefined : shown?.contents,
    status: question
      ? "input-required"
      : statusOf({ error, isReading, isAnswered: answered?.isPending === true, request, shown }),
    error: isReading ? null : error,
    progress: isReading ? (progress.data ?? null) : null,
    inputRequest: request,
    respond: (responses) => {
      if (!question || !answerOpenQuestion(question, responses)) respond(responses);
    },
    isError: shown?.isError ?? false,
    unreadable: shown?.unreadable ?? 0,
    isRefreshing: isReading && shown !== undefined,
    cancel: () => {
      reset();
      void queryClient.cancelQueries({ queryKey: options.queryKey, exact: true });
    },
    refetch,
  };
}

interface ReadState {
  error: ResourceError | null;
  isReading: boolean;
  /** The answers of the user are on their way. */
  isAnswered: boolean;
  request: InputRequest | null;
  shown: ContentsAnswer | undefined;
}

function statusOf({ error, isReading, isAnswered, request, shown }: ReadState): UseResourceContentsResult["status"] {
  if (isReading && (shown === undefined || (request && isAnswered))) return "loading";
  if (error && !isReading) return "error";
  if (request) return "input-required";
  return shown ? "success" : "idle";
}
