import { ResourceError } from "../client/ResourceError.js";
import type { InputQuestion, InputRequest } from "../model/InputRequest.js";
import { isRecord } from "../utils/isRecord.js";

/** The addresses that error -32042 (specification 2025-11-25) says must be visited first; null for any other error. */
export function readRequiredUrls(
  { code, cause }: ResourceError,
  where: { server: string; uri: string },
): InputRequest | null {
  const data = isRecord(cause) && isRecord(cause.data) ? cause.data : {};
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
export function readInputRequest(
  result: Record<string, unknown>,
  where: { server: string; uri: string },
): InputRequest | null {
  const type = result.resultType;
  if (type === undefined || type === "complete") return null;
  if (type !== "input_required") throw new ResourceError("malformed", where);
  const asked = isRecord(result.inputRequests) ? result.inputRequests : {};
  const requestState = typeof result.requestState === "string" ? result.requestState : undefined;
  if (Object.keys(asked).length === 0 && requestState === undefined) throw new ResourceError("malformed", where);
  // From entries: a key called `__proto__` is one like any other.
  const requests = Object.entries(asked).map(([key, request]) => [key, readQuestion(request, where)] as const);
  return { requests: Object.fromEntries(requests), requestState };
}

/** The question in a request to the user. Throws a `ResourceError` for one that the kit has no form for. */
export function readQuestion(request: unknown, where: { server: string; uri: string }): InputQuestion {
  const { method, params } = isRecord(request) ? request : {};
  // Sampling and roots belong to the host's own client; a picker has no answer to them.
  if (method !== "elicitation/create") throw new ResourceError("unsupported", where);
  const { mode, message, url, requestedSchema } = isRecord(params) ? params : {};
  const words = typeof message === "string" ? message : "";
  if (mode === "url" && typeof url === "string") return { mode: "url", message: words, url };
  if (mode === undefined || mode === "form")
    return { mode: "form", message: words, requestedSchema: isRecord(requestedSchema) ? requestedSchema : {} };
  throw new ResourceError("unsupported", where);
}
