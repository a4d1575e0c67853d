interface Stream {
  close: () => Promise<void>;
  closed: Promise<"local" | "graceful" | "remote">;
}

type Listen = (
  filter: { resourcesListChanged: true; resourceSubscriptions?: string[] },
  options: { signal: AbortSignal },
) => Promise<Stream>;

const COALESCE_MS = 50;
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 60_000;

/**
 * The one `subscriptions/listen` stream of a 2026-07-28 connection. A stream's filter cannot be changed, so another
 * set of URIs opens a new stream and then closes the old. A stream that broke, or would not open, is opened anew after
 * 1 s, 2 s, 4 s … 60 s with jitter, and `onMissed` is told that notifications may have been lost.
 */
export class ModernSubscription {
  #listen: Listen;
  #onMissed: () => void;
  #wanted: string | null = null;
  #open: { key: string; controller: AbortController; close: () => void } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #hasMissed = false;

  constructor(listen: unknown, onMissed: () => void) {
    this.#listen = listen as Listen;
    this.#onMissed = onMissed;
  }

  /** What to listen to from now on; many calls in a row open one stream. */
  follow(active: boolean, uris: readonly string[]): void {
    const wanted = active ? JSON.stringify(uris.toSorted()) : null;
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    this.#failures = 0;
    this.#schedule(COALESCE_MS);
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#switch(), delay);
  }

  async #switch(): Promise<void> {
    const key = this.#wanted;
    const before = this.#open;
    if (before?.key === key) return;
    if (key === null) {
      this.#open = null;
      this.#hasMissed = false;
      before?.close();
      return;
    }
    const controller = new AbortController();
    const entry = { key, controller, close: () => controller.abort() };
    this.#open = entry;
    try {
      const uris = JSON.parse(key) as string[];
      const filter = { resourcesListChanged: true as const, ...(uris.length > 0 && { resourceSubscriptions: uris }) };
      const stream = await this.#listen(filter, { signal: controller.signal });
      entry.close = () => void stream.close().catch(() => {});
      if (this.#open !== entry) entry.close();
      before?.close();
      this.#failures = 0;
      if (this.#hasMissed) this.#onMissed();
      this.#hasMissed = false;
      if ((await stream.closed) !== "local") this.#broke(entry);
    } catch {
      before?.close();
      this.#broke(entry);
    }
  }

  #broke(entry: object): void {
    if (this.#open !== entry) return;
    this.#open = null;
    this.#hasMissed = true;
    const delay = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures);
    this.#failures += 1;
    this.#schedule(delay * (0.75 + Math.random() / 2));
  }
}
