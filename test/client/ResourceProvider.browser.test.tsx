import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
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
});
