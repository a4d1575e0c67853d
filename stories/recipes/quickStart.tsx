import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { ResourcePicker, ResourceProvider, sdkChanges } from "mcp-resource-kit";
import "mcp-resource-kit/styles.css";
import { createRoot } from "react-dom/client";

const client = new Client({ name: "my-app", version: "1.0.0" }, { versionNegotiation: { mode: "auto" } });
await client.connect(new StreamableHTTPClientTransport(new URL("http://127.0.0.1:3001/mcp")));
const servers = [{ id: "docs", label: "Docs", client, changes: sdkChanges(client) }];

createRoot(document.getElementById("root")!).render(
  <ResourceProvider servers={servers}>
    <ResourcePicker.Root onAttach={(refs) => console.log("attach", refs)} />
  </ResourceProvider>,
);
