import { useState } from "react";
import { createRoot } from "react-dom/client";
import {
  ResourceAttachments,
  ResourceInputRequest,
  ResourceMention,
  ResourcePicker,
  ResourceProvider,
  ResourceSearch,
  ResourceTemplateForm,
  ResourceTree,
  ResourceViewer,
  type ResourceClient,
  type ResourceRef,
} from "mcp-resource-kit";
import "../../../src/styles/styles.css";

const violations: string[] = [];
document.addEventListener("securitypolicyviolation", (event) =>
  violations.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`),
);
Object.assign(window, { violations });

// The host's server holds the connection; the page asks it.
const call =
  <Method extends keyof ResourceClient>(method: Method) =>
  async (params: unknown) => {
    const response = await fetch(`/mcp/${method}`, { method: "POST", body: JSON.stringify(params ?? {}) });
    return response.json();
  };
const client: ResourceClient = {
  listResources: call("listResources"),
  listResourceTemplates: call("listResourceTemplates"),
  readResource: call("readResource"),
  complete: call("complete"),
};
const servers = [{ id: "docs", label: "Docs", client }];
const question = {
  requests: { who: { message: "Who?", requestedSchema: { type: "object", properties: { name: { type: "string" } } } } },
};

function Host() {
  const [resource, setResource] = useState<ResourceRef>();
  const [answered, setAnswered] = useState(false);
  return (
    <ResourceProvider servers={servers}>
      <ResourceTree.Root onOpen={setResource} />
      <ResourceSearch.Root />
      <ResourceMention.Root />
      <ResourceTemplateForm.Root server="docs" template="docs:///by/{who}" read="never" onSubmit={setResource} />
      {answered ? (
        <p>Answered</p>
      ) : (
        <ResourceInputRequest.Root request={question} server="docs" onRespond={() => setAnswered(true)} />
      )}
      {resource && <ResourceViewer.Root resource={resource} />}
      <ResourceAttachments.Root defaultValue={[{ server: "docs", uri: "docs:///guide/note.md" }]} />
      <ResourcePicker.Dialog>
        <ResourcePicker.Trigger>Open dialog</ResourcePicker.Trigger>
      </ResourcePicker.Dialog>
      <ResourcePicker.Popover>
        <ResourcePicker.Trigger>Open popover</ResourcePicker.Trigger>
      </ResourcePicker.Popover>
    </ResourceProvider>
  );
}

// A test loads this script twice: two roots, whose ids React tells apart by a prefix only.
const identifierPrefix = new URL(import.meta.url).pathname.startsWith("/copy") ? "copy-" : "";
createRoot(document.body.appendChild(document.createElement("div")), { identifierPrefix }).render(<Host />);
