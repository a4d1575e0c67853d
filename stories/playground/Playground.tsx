import { ResourceTree, ResourceViewer, type ResourceRef } from "mcp-resource-kit";
import { useState } from "react";
import "./playground.css";

/** A small host: what there is on one side, what was opened on the other. */
export function Playground() {
  const [open, setOpen] = useState<ResourceRef | null>(null);
  return (
    <div className="playground">
      <nav className="playground-side" aria-label="Resources of all servers">
        <ResourceTree.Root compact value={open ? [open] : []} onOpen={setOpen} />
      </nav>
      <main className="playground-main">
        <ResourceViewer.Root resource={open} onOpenResource={setOpen} />
      </main>
    </div>
  );
}
