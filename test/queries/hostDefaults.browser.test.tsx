import { keepPreviousData, QueryClient, type DefaultOptions } from "@tanstack/react-query";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { useResourceContents, useResources } from "../../src/index.js";
import type { Catalogue } from "../../src/testing/index.js";
import { renderKit } from "../support/renderKit.js";

const docs: Catalogue = {
  name: "docs",
  pageSize: 1,
  resources: [
    { uri: "d:1", name: "One", text: "first" },
    { uri: "d:2", name: "Two", read: () => new Promise(() => {}) },
    {
      uri: "d:3",
      name: "Three",
      read: () => {
        throw new Error("no");
      },
    },
  ],
};

// What an app may have set for its own queries (`new QueryClient({ defaultOptions: { queries } })`).
const DEFAULTS: Record<string, object> = {
  enabled: { enabled: false },
  initialData: { initialData: "of the app" },
  maxPages: { maxPages: 1 },
  persister: { persister: () => Promise.resolve("of the app") },
  placeholderData: { placeholderData: keepPreviousData },
  refetchInterval: { refetchInterval: 50 },
  select: { select: () => "of the app" },
  suspense: { suspense: true },
  throwOnError: { throwOnError: true },
};

function Show() {
  const [uri, setUri] = useState("d:1");
  const { resources } = useResources();
  const { contents, status } = useResourceContents({ server: "docs", uri });
  const names = resources.map(({ name }) => name).join(" ");
  return (
    <>
      <p>{`${names}; ${uri} ${status} ${contents?.map(({ text }) => text).join(" ") ?? ""}`}</p>
      {["d:2", "d:3"].map((one) => (
        <button key={one} type="button" onClick={() => setUri(one)}>
          {one}
        </button>
      ))}
    </>
  );
}

describe("The app's own defaults for its queries", () => {
  it.each(Object.entries(DEFAULTS))("%s is not one for those of the kit", async (_, queries) => {
    const queryClient = new QueryClient({ defaultOptions: { queries } as DefaultOptions });
    const { connections } = await renderKit(<Show />, { catalogues: [docs], queryClient });
    await expect.element(page.getByText("One Two Three; d:1 success first")).toBeVisible();
    await page.getByRole("button", { name: "d:3" }).click();
    await expect.element(page.getByText("One Two Three; d:3 error")).toBeVisible();
    await page.getByRole("button", { name: "d:2" }).click();
    await expect.element(page.getByText("One Two Three; d:2 loading")).toBeVisible();
    await vi.waitFor(() => expect(connections[0]!.requests).toHaveLength(7));
  });
});
