import { readContentsEntry } from "../client/readEntry.js";
import { ResourceError } from "../client/ResourceError.js";
import type { AnswerElicitation } from "../client/ResourceElicitation.js";
import type { ResourceServer } from "../client/ResourceServer.js";
import { sendRequest, type RequestProgress } from "../client/sendRequest.js";
import type { InputRequest, InputResponses } from "../model/InputRequest.js";
import type { ResourceContents } from "../model/Resource.js";
import { isRecord } from "../utils/isRecord.js";
import { rememberOrigin } from "./asksTheSame.js";
import { readFreshness, type Freshness } from "./freshness.js";
import { readInputRequest, readRequiredUrls } from "./readInputRequest.js";

/** The answer of `resources/read`: contents, or what the server needs to know first. */
export interface ContentsAnswer extends Freshness {
  contents: readonly ResourceContents[];
  /** The server said that the contents tell of an error (`isError`), as some do. */
  isError: boolean;
  /** How many items held neither text nor blob. */
  unreadable: number;
  /** Set while the server asks; then there are no contents. */
  inputRequest: InputRequest | null;
}

interface ReadOptions {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: RequestProgress) => void) | undefined;
  /** Answers what the server asks by `elicitation/create` meanwhile, where the host wired it. */
  onQuestion?: AnswerElicitation | undefined;
  /** The user's answers to an input request, sent with its state, byte for byte. */
  answering?: { request: InputRequest; responses: InputResponses } | undefined;
}

const ROUNDS = 10;

/** Reads one resource. The URI goes to the server exactly as it was listed. */
export async function readContents(
  server: ResourceServer,
  uri: string,
  { answering, onQuestion, ...options }: ReadOptions = {},
): Promise<ContentsAnswer> {
  let wasAsked = false;
  const leave =
    onQuestion &&
    server.elicitation?.attend((params, signal) => {
      wasAsked = true;
      return onQuestion(params, signal);
    });
  try {
    const answer = await readInRounds(server, uri, answering, options);
    rememberOrigin(answer.inputRequest, originOf(server, uri));
    // What an answer of the user's has opened is not kept for others.
    return wasAsked ? { ...answer, ttlMs: 0, cacheScope: "private" } : answer;
  } catch (error) {
    const inputRequest = error instanceof ResourceError && readRequiredUrls(error, { server: server.id, uri });
    if (!inputRequest) throw error;
    rememberOrigin(inputRequest, originOf(server, uri));
    return { ...readFreshness({}), contents: [], isError: false, unreadable: 0, inputRequest };
  } finally {
    leave?.();
  }
}

const originOf = ({ id, principal }: ResourceServer, uri: string) => JSON.stringify([id, principal, uri]);

async function readInRounds(
  server: ResourceServer,
  uri: string,
  answering: ReadOptions["answering"],
  options: Pick<ReadOptions, "signal" | "onProgress">,
): Promise<ContentsAnswer> {
  let params = answering ? { uri, ...responsesOf(answering, server, uri) } : ({ uri } as Record<string, unknown>);
  for (let round = 0; round < ROUNDS; round++) {
    const answer = await sendRequest(server, "resources/read", params, options);
    const read = readAnswer(answer, server, uri);
    const asked = read.inputRequest;
    if (!asked || Object.keys(asked.requests).length > 0) return read;
    // Only a state and no question: the server wants the same request again with it.
    params = { uri, ...stateOf(asked) };
  }
  throw new ResourceError("malformed", { server: server.id, uri });
}

function responsesOf(
  { request, responses }: NonNullable<ReadOptions["answering"]>,
  server: ResourceServer,
  uri: string,
) {
  if (!request.isError) return { inputResponses: responses, ...stateOf(request) };
  // There is nobody to tell that the user declined.
  if (Object.values(responses).some(({ action }) => action !== "accept"))
    throw new ResourceError("cancelled", { server: server.id, uri });
  return {};
}

function stateOf({ requestState }: InputRequest) {
  return requestState === undefined ? {} : { requestState };
}

function readAnswer(answer: unknown, server: ResourceServer, uri: string): ContentsAnswer {
  const fields = isRecord(answer) ? answer : {};
  const inputRequest = readInputRequest(fields, { server: server.id, uri });
  if (!inputRequest && !Array.isArray(fields.contents))
    throw new ResourceError("malformed", { server: server.id, uri });
  const entries = inputRequest ? [] : (fields.contents as unknown[]);
  const contents = entries.flatMap((entry) => readContentsEntry(entry, uri) ?? []);
  return {
    ...readFreshness(fields),
    contents,
    isError: fields.isError === true,
    unreadable: entries.length - contents.length,
    inputRequest,
  };
}
