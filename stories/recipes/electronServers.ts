import type { ResourceServer } from "mcp-resource-kit";
import { proxyClient } from "./proxyClient.js";

declare global {
  interface Window {
    /** From the preload script: `contextBridge.exposeInMainWorld("mcp", { call, onChange })`. */
    mcp: {
      call: (server: string, method: string, params: unknown) => Promise<unknown>;
      onChange: (server: string, listener: (uri: string | undefined) => void) => () => void;
    };
  }
}

/** A server whose connection is in the main process. An `AbortSignal` cannot cross over: the answer is dropped here. */
export const electronServer = (id: string, label: string): ResourceServer => ({
  id,
  label,
  client: proxyClient(id, (server, method, params) => window.mcp.call(server, method, params)),
  changes: {
    subscribe: (listener) =>
      window.mcp.onChange(id, (uri) =>
        listener(uri === undefined ? { type: "list-changed" } : { type: "updated", uri }),
      ),
  },
});
