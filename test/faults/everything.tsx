import type { ReactNode } from "react";
import {
  ResourceAttachments,
  ResourceInputRequest,
  ResourceMention,
  ResourcePicker,
  ResourceSearch,
  ResourceTemplateForm,
  ResourceTree,
  ResourceViewer,
} from "mcp-resource-kit";
import type { Catalogue } from "../../src/testing/index.js";

const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** What the components of `EVERYTHING` show. */
export const everyKind: Catalogue = {
  name: "docs",
  title: "Docs",
  resources: [
    { uri: "docs:///guide/note.md", name: "note.md", mimeType: "text/markdown", text: "# Hello\n\n`code`" },
    { uri: "docs:///guide/data.json", name: "data.json", mimeType: "application/json", text: '{"answer": 42}' },
    { uri: "docs:///guide/table.csv", name: "table.csv", mimeType: "text/csv", text: "city,people\nHua Hin,60000\n" },
    { uri: "docs:///guide/pixel.png", name: "pixel.png", mimeType: "image/png", blob: PIXEL },
    { uri: "docs:///guide/page.html", name: "page.html", mimeType: "text/html", text: "<p>In a frame</p>" },
    { uri: "docs:///guide/code.ts", name: "code.ts", mimeType: "text/typescript", text: "const answer = 42;\n" },
  ],
  templates: [{ uriTemplate: "docs:///by/{who}", name: "By", complete: { who: () => ["ann", "ben"] } }],
};

/** A reference to one of its resources. */
export const refTo = (name: string) => ({ server: "docs", uri: `docs:///guide/${name}` });

const request = {
  requests: { who: { message: "Who?", requestedSchema: { type: "object", properties: { name: { type: "string" } } } } },
};

/** Every component as a host would write it, by name. */
export const EVERYTHING: Record<string, ReactNode> = {
  ResourceTree: <ResourceTree.Root selectionMode="multiple" />,
  ResourceSearch: <ResourceSearch.Root />,
  ResourceMention: <ResourceMention.Root />,
  ResourceTemplateForm: <ResourceTemplateForm.Root server="docs" template={everyKind.templates![0]!} />,
  "ResourceViewer of markdown": <ResourceViewer.Root resource={refTo("note.md")} />,
  "ResourceViewer of a picture": <ResourceViewer.Root resource={refTo("pixel.png")} />,
  ResourceAttachments: <ResourceAttachments.Root defaultValue={[refTo("note.md")]} budget={100} />,
  ResourceInputRequest: <ResourceInputRequest.Root request={request} server="docs" onRespond={() => {}} />,
  ResourcePicker: <ResourcePicker.Root />,
  "ResourcePicker.Dialog": (
    <ResourcePicker.Dialog>
      <ResourcePicker.Trigger>Open dialog</ResourcePicker.Trigger>
    </ResourcePicker.Dialog>
  ),
  "ResourcePicker.Popover": (
    <ResourcePicker.Popover>
      <ResourcePicker.Trigger>Open popover</ResourcePicker.Trigger>
    </ResourcePicker.Popover>
  ),
};
