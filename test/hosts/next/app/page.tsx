import { ResourceProvider, ResourceTree } from "mcp-resource-kit";
import { Host } from "../Host";

// A server component: the namespaces of parts are used here as they are.
export default function Page() {
  return (
    <main>
      <Host />
      <ResourceProvider servers={[]}>
        <ResourceTree.Root aria-label="Rendered on the server" />
      </ResourceProvider>
    </main>
  );
}
