const RAW = "mcp-resource-kit/raw";

interface Message {
  result?: Record<string, unknown>;
  error?: { data?: Record<string, unknown> };
}

/** Marks a result or an error to go out as it is, past what the SDK's encoder corrects. */
export const markRaw = {
  result: (result: unknown): Record<string, unknown> => ({ [RAW]: result }),
  error: (error: unknown): Error => {
    const { code = -32603, message, data } = error as { code?: number; message: string; data?: unknown };
    const raw = { code, message, ...(data !== undefined && { data }) };
    return Object.assign(new Error(message), { code, data: { [RAW]: raw } });
  },
};

/** The message with what was marked put back in place. */
export function restoreRaw<T>(message: T): T {
  const { result, error } = message as Message;
  if (result && RAW in result) {
    const { [RAW]: raw, ...encoded } = result;
    const merged = typeof raw === "object" && raw !== null && !Array.isArray(raw) ? { ...encoded, ...raw } : raw;
    return { ...message, result: merged };
  }
  if (error?.data && RAW in error.data) return { ...message, error: error.data[RAW] };
  return message;
}

/** The same for an HTTP response: one JSON body, or a stream of server-sent events with one message a line. */
export function restoreRawResponse(response: Response): Response {
  if (!response.body) return response;
  let rest = "";
  const lines = new TransformStream<string, string>({
    transform(chunk, controller) {
      const parts = (rest + chunk).split("\n");
      rest = parts.pop()!;
      for (const line of parts) controller.enqueue(`${restoreLine(line)}\n`);
    },
    flush: (controller) => controller.enqueue(restoreLine(rest)),
  });
  const body = response.body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>)
    .pipeThrough(lines)
    .pipeThrough(new TextEncoderStream());
  return new Response(body, response);
}

function restoreLine(line: string): string {
  if (!line.includes(RAW)) return line;
  const start = line.indexOf("{");
  return line.slice(0, start) + JSON.stringify(restoreRaw(JSON.parse(line.slice(start))));
}
