import { expect, vi } from "vitest";
import type { CatalogueRequest } from "../../src/testing/createCatalogueServer.js";

interface Speaker {
  requests: readonly CatalogueRequest[];
  notify: (method: string, params?: { uri: string }) => void;
}

/**
 * Says `notifications/resources/list_changed` until the page asks for something: a subscription is acknowledged a moment
 * after the first list, and what a server says before that nobody hears.
 */
export async function untilHeard({ requests, notify }: Speaker): Promise<void> {
  await vi.waitFor(
    async () => {
      const before = requests.length;
      notify("notifications/resources/list_changed");
      await vi.waitFor(() => expect(requests.length).toBeGreaterThan(before), { timeout: 500 });
    },
    { timeout: 20_000 },
  );
}
