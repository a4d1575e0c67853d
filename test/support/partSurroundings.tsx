import type { ReactElement, ReactNode } from "react";
import { page, userEvent } from "vitest/browser";
import { vi } from "vitest";
import {
  ResourceAttachments,
  ResourceInputRequest,
  ResourceMention,
  ResourceSearch,
  ResourceTemplateForm,
  ResourceTree,
  ResourceViewer,
} from "mcp-resource-kit";
import type { Catalogue } from "../../src/testing/index.js";

const elicitation = {
  method: "elicitation/create",
  params: {
    mode: "form",
    message: "Who?",
    requestedSchema: { type: "object", properties: { name: { type: "string" } } },
  },
};

/** What the parts are shown with. */
export const catalogue: Catalogue = {
  name: "docs",
  title: "Docs",
  resources: [
    {
      uri: "docs:///guide/a.md",
      name: "a.md",
      mimeType: "text/markdown",
      text: "# A",
      size: 3,
      annotations: { priority: 1 },
    },
    {
      uri: "docs:///ask.md",
      name: "ask.md",
      read: () => ({ resultType: "input_required", requestState: "1", inputRequests: { who: elicitation } }),
    },
    { uri: "docs:///late.md", name: "late.md", read: () => new Promise(() => {}) },
  ],
  templates: [
    {
      uriTemplate: "docs:///{who}{?tags*,note}",
      name: "By",
      complete: { who: () => ["ada", "alan"], note: () => ["n"] },
    },
  ],
};
export const ref = { server: "docs", uri: "docs:///guide/a.md" };
export const request = {
  requests: { who: { message: "Who?", requestedSchema: { type: "object", properties: { name: { type: "string" } } } } },
};
export const address = { requests: { go: { mode: "url" as const, message: "Visit", url: "https://example.test/" } } };

// A part with whatever must stand around it. `Part` gets the props under test.
export type Wrap = (part: ReactNode) => ReactNode;
export const tree: Wrap = (part) => <ResourceTree.Root selectionMode="multiple">{part}</ResourceTree.Root>;
export const treeItem: Wrap = (part) =>
  tree(<ResourceTree.List>{(node) => <ResourceTree.Item node={node}>{part}</ResourceTree.Item>}</ResourceTree.List>);
export const search: Wrap = (part) => <ResourceSearch.Root>{part}</ResourceSearch.Root>;
export const searchOption = { kind: "more" as const, id: "more", count: 3 };
export const form: Wrap = (part) => (
  <ResourceTemplateForm.Root server="docs" template={catalogue.templates![0]!}>
    {part}
  </ResourceTemplateForm.Root>
);
export const formField: Wrap = (part) =>
  form(<ResourceTemplateForm.Field name="who">{part}</ResourceTemplateForm.Field>);
export const viewer: Wrap = (part) => <ResourceViewer.Root resource={ref}>{part}</ResourceViewer.Root>;
export const attachments: Wrap = (part) => (
  <ResourceAttachments.Root defaultValue={[ref]} budget={100}>
    {part}
  </ResourceAttachments.Root>
);
export const asking: Wrap = (part) => (
  <ResourceInputRequest.Root request={request} server="docs" onRespond={() => {}}>
    {part}
  </ResourceInputRequest.Root>
);
export const mention: Wrap = (part) => <ResourceMention.Root>{part}</ResourceMention.Root>;
export const composer: Wrap = (part) =>
  mention(
    <>
      <ResourceMention.Input />
      {part}
    </>,
  );
export const popup: Wrap = (part) => composer(<ResourceMention.Popup>{part}</ResourceMention.Popup>);
export const list: Wrap = (part) => <ResourceMention.List>{part as ReactElement}</ResourceMention.List>;
export const group: Wrap = (part) => <ResourceMention.Group>{part as ReactElement}</ResourceMention.Group>;
export const listField: Wrap = (part) => (
  <ResourceTemplateForm.Root server="docs" template={catalogue.templates![0]!} defaultValues={{ tags: ["x"] }}>
    <ResourceTemplateForm.Field name="tags">{part}</ResourceTemplateForm.Field>
  </ResourceTemplateForm.Root>
);
export const optionalField: Wrap = (part) =>
  form(<ResourceTemplateForm.Field name="note">{part}</ResourceTemplateForm.Field>);
export const viewerOf =
  (uri: string): Wrap =>
  (part) => <ResourceViewer.Root resource={{ server: "docs", uri }}>{part}</ResourceViewer.Root>;
export const chips: Wrap = (part) => <ResourceAttachments.List>{part as ReactElement}</ResourceAttachments.List>;
export const chip: Wrap = (part) => attachments(chips(<ResourceAttachments.Item>{part}</ResourceAttachments.Item>));
export const bare: Wrap = (part) => part;

export async function press(name: string): Promise<void> {
  await userEvent.click(page.getByRole("button", { name, exact: true }));
}

export async function focusOn(role: "combobox" | "textbox"): Promise<void> {
  const element = await vi.waitFor(() => page.getByRole(role).element());
  (element as HTMLElement).focus();
}

export async function typeAt(): Promise<void> {
  await focusOn("textbox");
  await userEvent.keyboard("@");
}
