import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { ReactNode } from "react";
import { render } from "vitest-browser-react";
import { ResourceProvider } from "../../src/client/ResourceProvider.js";
import { useResources } from "../../src/queries/useResources.js";
import { connectForTest } from "../support/renderKit.js";

describe("ResourceProvider", () => {
  it("goes on with what is under way while a host writes its servers anew with every render", async () => {
    const resources = ["a", "b", "c"].map((name) => ({ uri: `x:${name}`, name }));
    const { server, requests } = await connectForTest({ name: "x", resources, pageSize: 1, latency: 60 });
    const queryClient = new QueryClient();
    const Names = () => <output>{useResources().resources.map(({ name }) => name)}</output>;
    const app = () => (
      <ResourceProvider servers={[{ ...server }]} queryClient={queryClient}>
        <Names />
      </ResourceProvider>
    );
    const screen = await render(app());
    for (let renders = 0; renders < 20; renders++) {
      await screen.rerender(app());
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await expect.element(screen.getByText("abc")).toBeInTheDocument();
    const lists = requests.filter(({ method }) => method === "resources/list");
    expect(lists.map(({ aborted }) => aborted)).toEqual([false, false, false]);
  });

  it("warns once where two of them give different clients the same id on one query client", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    const [first, second] = [await connectForTest({ name: "x" }), await connectForTest({ name: "x" })];
    const queryClient = new QueryClient();
    const provider = (id: string, { client }: typeof first, principal?: string) => (
      <ResourceProvider servers={[{ id, label: "X", client, principal }]} queryClient={queryClient} />
    );
    // The same client twice, and another user, are in order.
    const app = (one: ReactNode, two: ReactNode, three: ReactNode) => (
      <>
        {one}
        {two}
        {three}
      </>
    );
    await render(app(provider("own", first), provider("own", first), provider("own", second, "ann")));
    await render(app(provider("shared", first), provider("shared", second), provider("shared", second)));
    await vi.waitFor(() => expect(warn).toHaveBeenCalled(), { timeout: 10_000 });
    expect(warn.mock.calls.map(([message]) => String(message))).toEqual([
      expect.stringMatching(/^Two clients have the server id “shared” on one QueryClient/),
    ]);
  });
});
