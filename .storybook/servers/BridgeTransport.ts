import type { JSONRPCMessage, Transport } from "@modelcontextprotocol/client";

type BridgeLine = { bridge: { session?: string; error?: string } };

/** Speaks to a stdio server through the bridge of the dev server: reads its lines, posts to it. */
export class BridgeTransport implements Transport {
  onclose?: (() => void) | undefined;
  onerror?: ((error: Error) => void) | undefined;
  onmessage?: Transport["onmessage"];
  readonly #url: string;
  readonly #abort = new AbortController();
  #session = "";
  /** Why the server ended, in one sentence. */
  problem = "";

  constructor(url: string) {
    this.#url = url;
  }

  async start(): Promise<void> {
    const response = await fetch(this.#url, { headers: { "x-mcp-bridge": "1" }, signal: this.#abort.signal });
    if (!response.ok || !response.body) throw new Error(`The bridge answered ${response.status}.`);
    const lines = response.body.pipeThrough(new TextDecoderStream() as never).getReader() as Lines;
    await new Promise<void>((resolve) => void this.#listen(lines, resolve));
  }

  async send(message: JSONRPCMessage): Promise<void> {
    const headers = { "x-mcp-bridge": "1", "x-mcp-bridge-session": this.#session };
    const response = await fetch(this.#url, { method: "POST", headers, body: JSON.stringify(message) });
    if (!response.ok) throw new Error(this.problem || "The server has ended.");
  }

  async close(): Promise<void> {
    this.#abort.abort();
    this.onclose?.();
  }

  async #listen(lines: Lines, onSession: () => void): Promise<void> {
    let rest = "";
    try {
      for (let read = await lines.read(); !read.done; read = await lines.read()) {
        const parts = (rest + read.value).split("\n");
        rest = parts.pop()!;
        for (const line of parts) {
          this.#receive(JSON.parse(line) as JSONRPCMessage | BridgeLine);
          if (this.#session) onSession();
        }
      }
    } catch {
      // Closed by us, or the dev server stopped: both end the connection.
    }
    onSession();
    if (!this.#abort.signal.aborted) await this.close();
  }

  #receive(message: JSONRPCMessage | BridgeLine): void {
    if (!("bridge" in message)) return this.onmessage?.(message);
    this.#session = message.bridge.session ?? this.#session;
    this.problem = message.bridge.error ?? "";
  }
}

type Lines = ReadableStreamDefaultReader<string>;
