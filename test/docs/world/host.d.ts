// What the snippets of the docs find in the app that they stand in.
import type { Client } from "@modelcontextprotocol/client";
import type {
  ContextItem,
  ListedResource,
  ResourceRef,
  ResourceServer,
  ResourceTemplate,
  SelectedResource,
  UseResourceContentsResult,
} from "mcp-resource-kit";
import type { Catalogue } from "mcp-resource-kit/testing";
import type { UseMcpConnection } from "../../../src/client/adapters/fromUseMcp.js";
import type { ComponentType, ReactNode, RefObject } from "react";
import type { McpParameters } from "../../../.storybook/servers/loadServers.js";

declare global {
  const client: Client;
  const servers: readonly ResourceServer[];
  const template: ResourceTemplate;
  const ref: ResourceRef;
  const refs: readonly ResourceRef[];
  const resource: ListedResource;
  const resources: readonly ListedResource[];
  const contents: ContextItem["contents"];
  const element: HTMLTextAreaElement | null;
  const value: readonly SelectedResource[];
  const onValueChange: (value: readonly SelectedResource[]) => void;
  const read: UseResourceContentsResult;
  const mcp: UseMcpConnection;
  const text: string;
  const query: string;
  const isComplete: boolean;
  const count: number;
  const scrollRef: RefObject<HTMLElement | null>;
  const myCatalogue: Catalogue;
  const Button: ComponentType<{ variant: string; children: ReactNode }>;
  const MyFileIcon: ComponentType;
  const meta: { story: (story: { parameters: { mcp: McpParameters }; render: () => ReactNode }) => unknown };
  function attach(ref: ResourceRef): void;
  function attach(refs: readonly ResourceRef[]): void;
  function setAttached(refs: readonly ResourceRef[]): void;
  function open(ref: ResourceRef): void;
  function preview(ref: ResourceRef): void;
  function send(text: string, mentions: readonly ResourceRef[]): void;
  function setMentions(mentions: readonly ResourceRef[]): void;
  const expect: typeof import("vitest").expect;
  function setRefs(refs: readonly ResourceRef[]): void;
  function render(node: ReactNode): void;
}
