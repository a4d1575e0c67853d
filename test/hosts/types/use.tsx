import { Client } from "@modelcontextprotocol/client";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import {
  expandUriTemplate,
  matchUriTemplate,
  ResourceProvider,
  ResourceTree,
  ResourceViewer,
  sdkChanges,
  type Messages,
  type ResourceClient,
  type ResourceRef,
  type ResourceServer,
} from "mcp-resource-kit";
import { fa } from "mcp-resource-kit/locales/fa";
import "mcp-resource-kit/styles.css";

const info = { name: "host", version: "1.0.0" };
const v1: ResourceClient = new ClientV1(info);
const v2 = new Client(info);

const servers: ResourceServer[] = [
  { id: "old", label: "Old", client: v1 },
  { id: "docs", label: "Docs", client: v2, changes: sdkChanges(v2) },
];

const texts: Partial<Messages> = { ...fa, "tree.label": "Files" };

export const uri: string = expandUriTemplate("repo://{owner}/{repo}{?ref}", { owner: "a", repo: "b" });
export const values = matchUriTemplate("repo://{owner}", uri);

export function App({ onOpen }: { onOpen: (ref: ResourceRef) => void }) {
  return (
    <ResourceProvider servers={servers} locale="fa" messages={texts}>
      <ResourceTree.Root onOpen={onOpen} className="tree" style={{ blockSize: 300 }} />
      <ResourceViewer.Root resource={{ server: "docs", uri }} />
    </ResourceProvider>
  );
}
