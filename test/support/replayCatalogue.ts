import type { Catalogue } from "../../src/testing/Catalogue.js";
import { protocolError } from "../../src/testing/protocolError.js";

/** One recorded answer. It is given to a request of this method whose params contain `params`. */
export interface RecordedAnswer {
  method: string;
  params?: object;
  result?: unknown;
  error?: { code: number; message: string; data?: unknown };
  /** How often it is given before the next that fits takes its place. */
  times?: number;
}

export interface Recording {
  server: { name: string };
  capabilities: object;
  answers: readonly RecordedAnswer[];
}

/**
 * A server that gives recorded answers as they were: the first that fits. A read without one is "not found", any other
 * request an unknown method.
 */
export function replayCatalogue({ server, capabilities, answers }: Recording): Catalogue {
  const given = new Map<RecordedAnswer, number>();

  function answer(method: string, params: object): unknown {
    for (const recorded of answers) {
      if (recorded.method !== method || !contains(params, recorded.params)) continue;
      const count = given.get(recorded) ?? 0;
      if (recorded.times !== undefined && count >= recorded.times) continue;
      given.set(recorded, count + 1);
      if (recorded.error) throw protocolError(recorded.error.code, recorded.error.message, recorded.error.data);
      return structuredClone(recorded.result);
    }
    if (method === "resources/read") throw protocolError(-32602, "Resource not found", params);
    throw protocolError(-32601, "Method not found");
  }

  const methods = ["resources/read", ...answers.map(({ method }) => method)];
  const handlers = Object.fromEntries(methods.map((method) => [method, (params: object) => answer(method, params)]));
  return { name: server.name, capabilities, handlers };
}

function contains(whole: unknown, part: unknown): boolean {
  if (part === undefined) return true;
  if (typeof part !== "object" || part === null) return Object.is(whole, part);
  if (typeof whole !== "object" || whole === null) return false;
  return Object.entries(part).every(([key, value]) => contains((whole as Record<string, unknown>)[key], value));
}
