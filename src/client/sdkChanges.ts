import { ModernSubscription } from "./ModernSubscription.js";
import type { ResourceChange, ResourceChanges } from "./ResourceChanges.js";
import { watchConnection } from "./watchConnection.js";

const LIST_CHANGED = "notifications/resources/list_changed";
const UPDATED = "notifications/resources/updated";

type Handler = (notification: { params?: { uri?: unknown } | undefined }) => void;

/** The part of the official SDKs' clients (v1 and v2) that change notifications need. */
export interface SdkClient {
  setNotificationHandler: (...args: never[]) => void;
  getServerCapabilities?:
    | (() => { resources?: { subscribe?: boolean | undefined } | undefined } | undefined)
    | undefined;
  getProtocolEra?: (() => "legacy" | "modern" | undefined) | undefined;
  listen?: ((...args: never[]) => Promise<unknown>) | undefined;
  subscribeResource?: ((...args: never[]) => Promise<unknown>) | undefined;
  unsubscribeResource?: ((...args: never[]) => Promise<unknown>) | undefined;
  readonly transport?: object | undefined;
}

/** For a host that follows changes too. */
export interface SdkChangesOptions {
  /** Called with each notification that the kit takes over, for a host that wants to hear of them too. The last given counts. */
  onChange?: ((change: ResourceChange) => void) | undefined;
}

/**
 * The change notifications of an SDK client: v1, or v2 on a connection of either era. It takes over the client's one
 * handler each for `notifications/resources/list_changed` and `notifications/resources/updated` (and with it the
 * client option `listChanged`); give `onChange` to hear of them too. One for each client, however often it is called.
 *
 * On a 2026-07-28 connection all subscriptions share one `subscriptions/listen` stream, opened anew after it broke;
 * before that, each URI is subscribed to by `resources/subscribe` where the server declares it. A client that is
 * connected only later, or once more, is followed from then on, and what is shown is asked for again.
 */
export function sdkChanges(client: SdkClient, { onChange }: SdkChangesOptions = {}): ResourceChanges {
  const changes = made.get(client) ?? new SdkChanges(client);
  made.set(client, changes);
  if (onChange) changes.onChange = onChange;
  return changes;
}

const made = new WeakMap<SdkClient, SdkChanges>();

class SdkChanges implements ResourceChanges {
  /** Hears of everything, and asks the server for nothing. */
  onChange: SdkChangesOptions["onChange"];
  #client: SdkClient;
  #listeners = new Map<(change: ResourceChange) => void, readonly string[]>();
  #modern: ModernSubscription | undefined;
  #subscribed = new Set<string>();
  #endWatch: (() => void) | undefined;

  constructor(client: SdkClient) {
    this.#client = client;
    handle(client, LIST_CHANGED, () => this.#emit({ type: "list-changed" }));
    handle(client, UPDATED, ({ params }) => {
      if (typeof params?.uri === "string") this.#emit({ type: "updated", uri: params.uri });
    });
  }

  subscribe(listener: (change: ResourceChange) => void, { uris = [] }: { uris?: readonly string[] } = {}) {
    // A function of its own for each subscription: the same listener may subscribe twice.
    const entry = (change: ResourceChange) => listener(change);
    this.#listeners.set(entry, uris);
    this.#follow();
    return () => {
      this.#listeners.delete(entry);
      this.#follow();
    };
  }

  #emit(change: ResourceChange): void {
    this.onChange?.(change);
    for (const listener of Array.from(this.#listeners.keys())) listener(change);
  }

  // What was asked of the connection before is gone with it.
  #reconnect = (): void => {
    this.#modern?.follow(false, []);
    this.#modern = undefined;
    this.#subscribed = new Set();
    this.#follow();
    this.#emit({ type: "missed" });
  };

  #watch(): void {
    if (this.#listeners.size > 0) this.#endWatch ??= watchConnection(this.#client, this.#reconnect);
    else {
      this.#endWatch?.();
      this.#endWatch = undefined;
    }
  }

  // Brings what the server was asked for in line with what is listened to now.
  #follow(): void {
    this.#watch();
    const wanted = new Set([...this.#listeners.values()].flat());
    if (this.#client.getProtocolEra?.() === "modern" && this.#client.listen) {
      this.#modern ??= new ModernSubscription(this.#client.listen.bind(this.#client), () =>
        this.#emit({ type: "missed" }),
      );
      this.#modern.follow(this.#listeners.size > 0, [...wanted]);
    } else if (this.#client.getServerCapabilities?.()?.resources?.subscribe) {
      for (const uri of wanted) if (!this.#subscribed.has(uri)) this.#send("subscribeResource", uri);
      for (const uri of this.#subscribed) if (!wanted.has(uri)) this.#send("unsubscribeResource", uri);
      this.#subscribed = wanted;
    }
  }

  // A server may refuse a subscription it declared; what is shown is then simply not live.
  #send(method: "subscribeResource" | "unsubscribeResource", uri: string): void {
    const call = this.#client[method] as ((params: { uri: string }) => Promise<unknown>) | undefined;
    call?.call(this.#client, { uri }).catch(() => {});
  }
}

// v2 takes the method's name; v1 a schema that it reads the method from and parses notifications with.
function handle(client: SdkClient, method: string, handler: Handler): void {
  const set = client.setNotificationHandler as unknown as (key: unknown, handler: Handler) => void;
  const key = client.getProtocolEra
    ? method
    : {
        shape: { method: { value: method, _def: { value: method } } },
        parse: (value: unknown) => value,
        safeParse: (value: unknown) => ({ success: true, data: value }),
        _def: { shape: () => ({ method: { value: method, _def: { value: method } } }) },
      };
  set.call(client, key, handler);
}
