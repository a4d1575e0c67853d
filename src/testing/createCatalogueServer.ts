import {
  Server,
  type InputRequiredResult,
  type ReadResourceResult,
  type ServerCapabilities,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { answerCatalogue } from "./answerCatalogue.js";
import type { Catalogue, CatalogueContext } from "./Catalogue.js";
import { markRaw } from "./rawWire.js";

/** A request as the server got it, without the protocol's own `_meta`. */
export interface CatalogueRequest {
  method: string;
  params: Record<string, unknown>;
  /** The client gave it up before it was answered. */
  aborted: boolean;
}

type ReadAnswer = ReadResourceResult | InputRequiredResult;

interface ServerOptions {
  latency?: number | undefined;
  onRequest?: ((request: CatalogueRequest) => void) | undefined;
}

/**
 * A low-level SDK server that answers from the catalogue. Every method goes through one function, so that a
 * catalogue can answer what it did not declare, or answer wrongly. Its transport must pass through `rawWire`.
 */
export function createCatalogueServer(catalogue: Catalogue, { latency, onRequest }: ServerOptions = {}): Server {
  const capabilities = (catalogue.capabilities ?? impliedCapabilities(catalogue)) as ServerCapabilities;
  const { name, title } = catalogue;
  const server = new Server({ name, version: "1.0.0", ...(title && { title }) }, { capabilities });

  async function answer(message: { method: string; params?: object | undefined }, context: ServerContext) {
    const { _meta, ...params } = { ...message.params, ...retryParams(context) } as Record<string, unknown>;
    const request: CatalogueRequest = { method: message.method, params, aborted: false };
    onRequest?.(request);
    const { signal } = context.mcpReq;
    const abort = () => (request.aborted = true);
    signal.addEventListener("abort", abort);
    try {
      await sleep(latency ?? catalogue.latency ?? 0, signal);
      const own = catalogue.handlers?.[message.method];
      if (own) return markRaw.result(await own(params, contextOf(context)));
      return { ...(await answerCatalogue(catalogue, message.method, params, contextOf(context))) };
    } catch (error) {
      throw markRaw.error(error);
    } finally {
      // Some transports abort what has been answered, too.
      signal.removeEventListener("abort", abort);
    }
  }

  server.fallbackRequestHandler = answer;
  // Registered, it also carries input requests to clients of the legacy era.
  if (capabilities.resources && !catalogue.handlers?.["resources/read"]) {
    server.setRequestHandler(
      "resources/read",
      async (message, context) => (await answer(message, context)) as ReadAnswer,
    );
  }
  return server;
}

function impliedCapabilities({ templates = [], directories }: Catalogue): ServerCapabilities {
  return {
    resources: { subscribe: true, listChanged: true },
    ...(templates.some((template) => template.complete) && { completions: {} }),
    ...(directories && { extensions: { "io.modelcontextprotocol/skills": { directoryRead: true } } }),
  };
}

// The SDK takes the fields of a retried request out of its params.
function retryParams({ mcpReq }: ServerContext): object {
  const requestState = mcpReq.requestState();
  return {
    ...(mcpReq.inputResponses && { inputResponses: mcpReq.inputResponses }),
    ...(requestState !== undefined && { requestState }),
  };
}

function contextOf({ mcpReq }: ServerContext): CatalogueContext {
  const progressToken = mcpReq._meta?.progressToken;
  return {
    signal: mcpReq.signal,
    progress: async (progress, total, message) => {
      if (progressToken === undefined) return;
      const params = { progressToken, progress, ...(total !== undefined && { total }), ...(message && { message }) };
      await mcpReq.notify({ method: "notifications/progress", params });
    },
  };
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  if (ms === 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      reject(new Error("cancelled"));
    };
    signal.addEventListener("abort", stop, { once: true });
  });
}
