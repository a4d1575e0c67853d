import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import type { InputRequest } from "../../src/model/InputRequest.js";
import { answerOpenQuestion, askThroughCache, endQuestions } from "../../src/queries/openQuestions.js";

const KEY = ["questions"];

function ask(signal?: AbortSignal) {
  const queryClient = new QueryClient();
  const answer = askThroughCache(queryClient, KEY, { server: "s", uri: "a:b" });
  const open = () => queryClient.getQueryData<readonly InputRequest[]>(KEY);
  return { queryClient, open, heard: answer({ message: "Who?", requestedSchema: {} }, signal) };
}

describe("a question that comes during a read", () => {
  it("stands in the cache until it is answered", async () => {
    const { open, heard } = ask();
    const [request] = open()!;
    expect(request?.requests.question).toMatchObject({ mode: "form", message: "Who?" });
    expect(answerOpenQuestion(request!, { question: { action: "accept", content: { name: "I" } } })).toBe(true);
    expect(await heard).toEqual({ action: "accept", content: { name: "I" } });
    expect(open()).toEqual([]);
  });

  it("is cancelled when it is withdrawn", async () => {
    const controller = new AbortController();
    const { heard } = ask(controller.signal);
    controller.abort();
    expect(await heard).toEqual({ action: "cancel" });
  });

  it("is cancelled when its read is over, and leaves nothing in the cache", async () => {
    const { queryClient, heard } = ask();
    endQuestions(queryClient, KEY);
    expect(await heard).toEqual({ action: "cancel" });
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });

  it("is refused where the kit has no form for it", async () => {
    const answer = askThroughCache(new QueryClient(), KEY, { server: "s", uri: "a:b" });
    await expect(answer({ mode: "gesture" }, undefined)).rejects.toMatchObject({ kind: "unsupported" });
  });
});
