import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { AnswerElicitation, ElicitationAnswer } from "../client/ResourceElicitation.js";
import type { InputRequest, InputResponses } from "../model/InputRequest.js";
import { readQuestion } from "./readInputRequest.js";

const QUESTION = "question";

// Beside the cache, which a host may write to a disk: how a question that stands in it is answered.
const settlers = new WeakMap<InputRequest, (answer: ElicitationAnswer) => void>();

/**
 * Puts questions that come during a read into the cache under `key`, one after the other, and waits for their answers.
 * A question that is withdrawn, or whose read is over (`endQuestions`), counts as cancelled. Rejects with a
 * `ResourceError` for one that the kit has no form for.
 */
export function askThroughCache(
  queryClient: QueryClient,
  key: QueryKey,
  where: { server: string; uri: string },
): AnswerElicitation {
  return async (params, signal) => {
    const request: InputRequest = {
      requests: { [QUESTION]: readQuestion({ method: "elicitation/create", params }, where) },
    };
    const answer = await new Promise<ElicitationAnswer>((resolve) => {
      settlers.set(request, resolve);
      signal?.addEventListener("abort", () => resolve({ action: "cancel" }));
      queryClient.setQueryData<readonly InputRequest[]>(key, (open = []) => [...open, request]);
    });
    queryClient.setQueryData<readonly InputRequest[]>(key, (open) => open?.filter((one) => one !== request));
    return answer;
  };
}

/** Takes the questions of a read that is over from the cache, and tells whoever asked that they were cancelled. */
export function endQuestions(queryClient: QueryClient, key: QueryKey): void {
  const open = queryClient.getQueryData<readonly InputRequest[]>(key) ?? [];
  queryClient.removeQueries({ queryKey: key, exact: true });
  for (const request of open) settlers.get(request)?.({ action: "cancel" });
}

/** Answers a question that came during a read; false for one that did not come this way. */
export function answerOpenQuestion(request: InputRequest, responses: InputResponses): boolean {
  const settle = settlers.get(request);
  settle?.(responses[QUESTION] ?? { action: "cancel" });
  return settle !== undefined;
}
