import { useCallback, useEffect, useRef, useState } from "react";
import type { ResourceError } from "../client/ResourceError.js";
import type { ResourceServer } from "../client/ResourceServer.js";
import { toResourceError } from "../client/toResourceError.js";
import type { InputResponses } from "../model/InputRequest.js";
import { readContents, type ContentsAnswer } from "./readContents.js";

interface AnsweredRead {
  /** The cached answer whose questions were answered; an answer to another is void. */
  asked: ContentsAnswer;
  answer: ContentsAnswer | null;
  error: ResourceError | null;
  isPending: boolean;
}

/**
 * The rounds after an input request: reads again with the user's answers and keeps the result here, in the component.
 * Specification, caching: such results must not be cached.
 */
export function useAnsweredRead(server: ResourceServer | undefined, uri: string, asked: ContentsAnswer | undefined) {
  const [state, setState] = useState<AnsweredRead | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), [server, uri]);

  const current = state !== null && state.asked === asked ? state : null;
  const request = (current?.answer ?? asked)?.inputRequest ?? null;
  const respond = useCallback(
    (responses: InputResponses) => {
      if (!server || !asked || !request) return;
      controller.current?.abort();
      const { signal } = (controller.current = new AbortController());
      const settle = (change: Partial<AnsweredRead>) =>
        signal.aborted ||
        setState({ asked, answer: current?.answer ?? null, error: null, isPending: false, ...change });
      settle({ isPending: true });
      readContents(server, uri, { answering: { request, responses }, signal }).then(
        (answer) => settle({ answer }),
        (error: unknown) => settle({ error: toResourceError(error, { server: server.id, uri, signal }) }),
      );
    },
    [server, uri, asked, request, current],
  );
  const reset = useCallback(() => {
    controller.current?.abort();
    setState(null);
  }, []);

  return { read: current, request, respond, reset };
}
