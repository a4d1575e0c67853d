const KEPT_MS = 1000;

/** A request for a page of a list, which may outlast whoever waits for it: the next one takes it over. */
export class PageRequest<T> {
  #controller = new AbortController();
  #answer: Promise<T>;

  constructor(ask: (signal: AbortSignal) => Promise<T>) {
    this.#answer = ask(this.#controller.signal);
    this.#answer.catch(() => {});
  }

  /** The answer; null where it did not come within `ms`. The request ends when `signal` aborts meanwhile. */
  async wait(signal: AbortSignal, ms?: number): Promise<T | null> {
    const abort = () => this.#controller.abort();
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort);
    if (ms === undefined) return this.#answer.finally(() => signal.removeEventListener("abort", abort));
    let timer: ReturnType<typeof setTimeout>;
    const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, ms, null)));
    return Promise.race([this.#answer, late]).finally(() => {
      clearTimeout(timer);
      signal.removeEventListener("abort", abort);
    });
  }

  /** Leaves it to whoever asks for the same of `owner` next. If nobody does, it ends. */
  leave(owner: object, key: string): void {
    const kept = left.get(owner) ?? new Map<string, PageRequest<unknown>>();
    left.set(owner, kept.set(key, this));
    setTimeout(() => {
      if (kept.get(key) !== this) return;
      kept.delete(key);
      this.#controller.abort();
    }, KEPT_MS);
  }

  static take<T>(owner: object, key: string): PageRequest<T> | undefined {
    const kept = left.get(owner);
    const request = kept?.get(key);
    kept?.delete(key);
    return request as PageRequest<T> | undefined;
  }
}

const left = new WeakMap<object, Map<string, PageRequest<unknown>>>();
