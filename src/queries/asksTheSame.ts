import type { InputRequest } from "../model/InputRequest.js";

// What each request is asked for. Beside it, because a host may make one by hand.
const origins = new WeakMap<InputRequest, string>();

/** Remembers whose read of what asks this. */
export function rememberOrigin(request: InputRequest | null, origin: string): void {
  if (request) origins.set(request, origin);
}

/**
 * Whether two requests of the same read ask the same in the same words. Their states may differ: a server makes a new
 * one whenever it is asked, also for somebody else who shows the resource. What another resource asks is never the same:
 * what was typed or opened must not be taken from one to the next.
 */
export function asksTheSame(a: InputRequest | null | undefined, b: InputRequest | null | undefined): boolean {
  if (!a || !b) return false;
  if (a === b) return true;
  const origin = origins.get(a);
  return origin !== undefined && origin === origins.get(b) && writeOut(a.requests) === writeOut(b.requests);
}

function writeOut(requests: InputRequest["requests"]): string | object {
  try {
    return JSON.stringify(requests);
  } catch {
    return requests; // Nested too deep to be written out.
  }
}
