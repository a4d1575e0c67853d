import { displayName, ResourceViewer, useResources, visibleText, type ResourceRef } from "mcp-resource-kit";
import { useState } from "react";
import "./playground.css";

/** A small host: what there is on one side, what was opened on the other. */
export function Playground() {
  const [open, setOpen] = useState<ResourceRef | null>(null);
  return (
    <div className="playground">
      <nav className="playground-side" aria-label="Resources of all servers">
        <ResourceList selected={open} onOpen={setOpen} />
      </nav>
      <main className="playground-main">
        <ResourceViewer.Root resource={open} onOpenResource={setOpen} />
      </main>
    </div>
  );
}

function ResourceList({ selected, onOpen }: { selected: ResourceRef | null; onOpen: (ref: ResourceRef) => void }) {
  const { listings } = useResources();
  return listings.map(({ server, resources, error }) => (
    <details key={server.id} open={listings.length < 4}>
      <summary>
        {server.label} <small>{error ? visibleText(error.serverMessage ?? error.message) : resources.length}</small>
      </summary>
      {resources.map((resource) => (
        <button
          key={resource.uri}
          type="button"
          aria-pressed={selected?.server === resource.server && selected.uri === resource.uri}
          onClick={() => onOpen(resource)}
        >
          <bdi>{visibleText(displayName(resource))}</bdi>
        </button>
      ))}
    </details>
  ));
}
