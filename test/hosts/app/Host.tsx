"use client";

import {
  ResourceProvider,
  ResourceTree,
  ResourceViewer,
  type ResourceRef,
  type ResourceServer,
} from "mcp-resource-kit";
import { connectCatalogue } from "mcp-resource-kit/testing";
import { useEffect, useState } from "react";

/** What a host writes: a server, the tree, and a preview of what is opened. */
export function Host() {
  const [servers, setServers] = useState<ResourceServer[]>([]);
  const [opened, setOpened] = useState<ResourceRef | null>(null);
  useEffect(() => {
    const connection = connectCatalogue({
      name: "docs",
      title: "Docs",
      resources: [
        {
          uri: "docs:///guide/start.md",
          name: "start.md",
          mimeType: "text/markdown",
          text: "# Welcome\n\nRead **me**.",
        },
        { uri: "docs:///data.json", name: "data.json", mimeType: "application/json", text: '{"answer": 42}' },
      ],
    });
    void connection.then(({ server }) => setServers([server]));
    return () => void connection.then(({ close }) => close());
  }, []);
  return (
    <ResourceProvider servers={servers}>
      <div style={{ blockSize: 320 }}>
        <ResourceTree.Root onOpen={setOpened} />
      </div>
      {opened && <ResourceViewer.Root resource={opened} />}
    </ResourceProvider>
  );
}
