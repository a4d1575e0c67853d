import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ResourceError } from "../client/ResourceError.js";
import type { ResourceServer } from "../client/ResourceServer.js";
import { toResourceError } from "../client/toResourceError.js";
import type { InputResponses } from "../model/InputRequest.js";
import { asksTheSame } from "./asksTheSame.js";
import { readContents, type ContentsAnswer } from "./readContents.js";

interface AnsweredRead {
  /** The cached answer whose questions were answered; an answer to other questions is void. */
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
  const { id, principal } = server ?? {};
  // Not for a server object that is new and means the same: a label may change while the answer is under way.
  useEffect(() => () => controller.current?.abort(), [id, principal, uri]);

  const isCurrent = useMemo(
    () => state?.asked === asked || asksTheSame(state?.asked.inputRequest, asked?.inputRequest),
    [state?.asked, asked],
  );
  const current = isCurrent ? state : null;
  const request = (current?.answer ?? asked)?.inputRequest ?? null;
  const respond = useCallback(
    (responses: InputResponses) => {
      if (!server || !asked || !request) return;
      controller.current?.abort();
      const { signal } = (controller.current = new AbortController());
      const pending = { asked, answer: current?.answer ?? null, error: null, isPending: true };
      // What was given up leaves nothing behind that would look as if it were still under way.
      const settle = (change: Partial<AnsweredRead>) =>
        setState((now) => {
          if (now !== pending) return now;
          return signal.aborted ? null : { ...pending, isPending: false, ...change };
        });
      setState(pending);
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
