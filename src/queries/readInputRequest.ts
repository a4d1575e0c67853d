import { ResourceError } from "../client/ResourceError.js";
import type { InputQuestion, InputRequest } from "../model/InputRequest.js";

type Fields = Record<string, unknown>;

/** The addresses that error -32042 (specification 2025-11-25) says must be visited first; null for any other error. */
export function readRequiredUrls(
  { code, cause }: ResourceError,
  where: { server: string; uri: string },
): InputRequest | null {
  const data = isFields(cause) && isFields(cause.data) ? cause.data : {};
  if (code !== URL_ELICITATION_REQUIRED || !Array.isArray(data.elicitations)) return null;
  const asked = data.elicitations.map((params, at) => [
    String(at),
    readQuestion({ method: "elicitation/create", params }, where),
  ]);
  return asked.length > 0 ? { requests: Object.fromEntries(asked) as InputRequest["requests"], isError: true } : null;
}

const URL_ELICITATION_REQUIRED = -32042;

/**
 * The input request in a result, or null for a complete one (specification, multi round-trip requests). Throws a
 * `ResourceError` for a result type or a question that the kit does not know: it must not be taken for an answer.
 */
export function readInputRequest(result: Fields, where: { server: string; uri: string }): InputRequest | null {
  const type = result.resultType;
  if (type === undefined || type === "complete") return null;
  if (type !== "input_required") throw new ResourceError("malformed", where);
  const asked = isFields(result.inputRequests) ? result.inputRequests : {};
  const requestState = typeof result.requestState === "string" ? result.requestState : undefined;
  if (Object.keys(asked).length === 0 && requestState === undefined) throw new ResourceError("malformed", where);
  const requests: Record<string, InputQuestion> = {};
  for (const [key, request] of Object.entries(asked)) requests[key] = readQuestion(request, where);
  return { requests, requestState };
}

/** The question in a request to the user. Throws a `ResourceError` for one that the kit has no form for. */
export function readQuestion(request: unknown, where: { server: string; uri: string }): InputQuestion {
  const { method, params } = isFields(request) ? request : {};
  // Sampling and roots belong to the host's own client; a picker has no answer to them.
  if (method !== "elicitation/create") throw new ResourceError("unsupported", where);
  const { mode, message, url, requestedSchema } = isFields(params) ? params : {};
  const words = typeof message === "string" ? message : "";
  if (mode === "url" && typeof url === "string") return { mode: "url", message: words, url };
  if (mode === undefined || mode === "form")
    return { mode: "form", message: words, requestedSchema: isFields(requestedSchema) ? requestedSchema : {} };
  throw new ResourceError("unsupported", where);
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
