import { onTestFinished } from "vitest";

/**
 * Counts, until the test ends, what a component could leave behind: listeners of the window and the document, timers
 * that have not run, object URLs, and observers that still watch. Plain wrappers, since a spy keeps what it was given.
 */
export function trackPage() {
  const listeners = [window, document, document.body].map(trackListeners);
  const timers = trackTimers();
  const urls = new Set<string>();
  let urlsMade = 0;
  wrap(URL, "createObjectURL", (create) => (object) => {
    const url = create.call(URL, object);
    urls.add(url);
    urlsMade++;
    return url;
  });
  wrap(URL, "revokeObjectURL", (revoke) => (url) => {
    urls.delete(url);
    revoke.call(URL, url);
  });
  const observers = [ResizeObserver, MutationObserver, IntersectionObserver].map(trackObservers);
  return {
    /** Timers by their delay. */
    held: () => ({
      listeners: listeners.flatMap((held) => [...held.values()]).toSorted(),
      timers: [...timers.values()],
      urls: urls.size,
      observers: observers.flatMap((held) => [...held.values()].flatMap((targets) => [...targets])).length,
    }),
    urlsMade: () => urlsMade,
  };
}

// A repeated listener is one, as in the browser; the phase tells two apart.
function trackListeners(target: EventTarget): Map<string, string> {
  const held = new Map<string, string>();
  const ids = new WeakMap<object, number>();
  let last = 0;
  const keyOf = (type: string, listener: object, options?: boolean | EventListenerOptions) => {
    if (!ids.has(listener)) ids.set(listener, ++last);
    return `${type} ${typeof options === "object" ? options.capture === true : options === true} ${ids.get(listener)}`;
  };
  wrap(target, "addEventListener", (add) => (type, listener, options) => {
    if (listener) {
      const key = keyOf(type, listener, options);
      held.set(key, type);
      if (typeof options === "object")
        options.signal?.addEventListener("abort", () => held.delete(key), { once: true });
    }
    add.call(target, type, listener, options);
  });
  wrap(target, "removeEventListener", (remove) => (type, listener, options) => {
    if (listener) held.delete(keyOf(type, listener, options));
    remove.call(target, type, listener, options);
  });
  return held;
}

function trackTimers(): Map<number, number | undefined> {
  const running = new Map<number, number | undefined>();
  const start = window.setTimeout;
  const later = (callback: TimerHandler, delay?: number, ...args: unknown[]): number => {
    const id = start(() => {
      running.delete(id);
      if (typeof callback === "function") callback(...args);
    }, delay);
    running.set(id, delay);
    return id;
  };
  wrap(window, "setTimeout", () => later as typeof window.setTimeout);
  wrap(
    window,
    "setInterval",
    (repeat) =>
      ((...args: Parameters<typeof repeat>) => {
        const id = Number(repeat(...args));
        running.set(id, args[1]);
        return id;
      }) as typeof window.setInterval,
  );
  for (const name of ["clearTimeout", "clearInterval"] as const) {
    wrap(window, name, (stop) => (id) => {
      running.delete(Number(id));
      stop(id);
    });
  }
  return running;
}

interface Observer {
  observe: (target: Element, ...options: never[]) => void;
  unobserve?: (target: Element) => void;
  disconnect: () => void;
}

function trackObservers(kind: { prototype: Observer }): Map<Observer, Set<Element>> {
  const watching = new Map<Observer, Set<Element>>();
  wrap(
    kind.prototype,
    "observe",
    (observe) =>
      function (this: Observer, target, ...options) {
        watching.set(this, (watching.get(this) ?? new Set()).add(target));
        observe.call(this, target, ...options);
      },
  );
  // Missing in a MutationObserver.
  if (kind.prototype.unobserve) {
    wrap(
      kind.prototype,
      "unobserve",
      (unobserve) =>
        function (this: Observer, target: Element) {
          watching.get(this)?.delete(target);
          // Kept here, it would keep all that its callback knows.
          if (watching.get(this)?.size === 0) watching.delete(this);
          unobserve!.call(this, target);
        },
    );
  }
  wrap(
    kind.prototype,
    "disconnect",
    (disconnect) =>
      function (this: Observer) {
        watching.delete(this);
        disconnect.call(this);
      },
  );
  return watching;
}

function wrap<T extends object, K extends keyof T>(owner: T, name: K, make: (original: T[K]) => T[K]): void {
  const descriptor = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { value: make(owner[name]), configurable: true, writable: true });
  onTestFinished(() => {
    if (descriptor) Object.defineProperty(owner, name, descriptor);
    else Reflect.deleteProperty(owner, name);
  });
}
