import { QueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ResourceProvider, ResourceSearch, ResourceTree, type ResourceServer } from "../../src/index.js";
import { connectForTest } from "../support/renderKit.js";

const row = (name: string) => page.getByRole("treeitem", { name, exact: true });

/** The same server for another user: the same names of folders and templates, other things in them. */
async function signedIn(principal: string, count: number): Promise<ResourceServer> {
  const { server } = await connectForTest({
    name: "docs",
    directories: true,
    capabilities: {
      resources: {},
      completions: {},
      extensions: { "io.modelcontextprotocol/skills": { directoryRead: true } },
    },
    resources: [
      { uri: "d:///home", name: "home", mimeType: "inode/directory" },
      { uri: `d:///home/of-${principal}`, name: `of ${principal}` },
    ],
    templates: [{ uriTemplate: "by:{who}", name: "By", complete: { who: () => [`value-${principal}`] } }],
    handlers: {
      "resources/list": () => ({
        ttlMs: 60_000,
        resources: [
          { uri: "d:///home", name: "home", mimeType: "inode/directory" },
          ...Array.from({ length: count }, (_, index) => ({ uri: `l:${index}`, name: `${index} listed ${principal}` })),
        ],
      }),
    },
  });
  return { ...server, principal };
}

describe("ResourceTree and ResourceSearch, when somebody else signs in", () => {
  it("show nothing of what the one before had listed or opened, and the same when that one comes back", async () => {
    const ann = await signedIn("ann", 3);
    const bob = await signedIn("bob", 2);
    const seen: string[] = [];
    let setServers!: (servers: ResourceServer[]) => void;
    const queryClient = new QueryClient();
    function App() {
      const [servers, set] = useState([ann]);
      useEffect(() => void (setServers = set), []);
      return (
        <ResourceProvider servers={servers} queryClient={queryClient}>
          <ResourceTree.Root style={{ blockSize: 400 }} />
          <ResourceSearch.Root />
        </ResourceProvider>
      );
    }
    const { container } = await render(<App />);
    new MutationObserver(() => seen.push(container.textContent)).observe(container, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    const openAll = async (principal: string) => {
      for (const name of ["home", "By"]) {
        await expect.element(row(name)).toBeInTheDocument();
        (row(name).element() as HTMLElement).focus();
        await userEvent.keyboard("{ArrowRight}");
      }
      await expect.element(row(`of ${principal}`)).toBeInTheDocument();
      await expect.element(row(`value-${principal}`)).toBeInTheDocument();
    };
    await openAll("ann");
    seen.length = 0;
    setServers([bob]);
    await expect.element(row("1 listed bob")).toBeInTheDocument();
    await openAll("bob");
    expect(seen.filter((text) => text.includes("ann"))).toEqual([]);
    seen.length = 0;
    setServers([ann]);
    await expect.element(row("2 listed ann")).toBeInTheDocument();
    await openAll("ann");
    expect(seen.filter((text) => text.includes("bob"))).toEqual([]);
    expect(container.textContent).not.toContain("bob");
  });
});
