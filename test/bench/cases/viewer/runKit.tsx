import { ResourceProvider, ResourceViewer } from "mcp-resource-kit";
import { runViewer } from "./runViewer.js";

/** The viewer with one content, until `selector` is in the page. */
export function runKit(mimeType: string, content: { text: string } | { blob: string }, selector: string) {
  return runViewer(
    <ResourceProvider servers={[]}>
      <div style={{ height: 600, overflow: "auto" }}>
        <ResourceViewer.Root contents={[{ uri: "bench:content", mimeType, ...content }]} maxSize={Infinity} />
      </div>
    </ResourceProvider>,
    () => document.querySelector(selector) !== null,
  );
}
