import { ResourceProvider, ResourceViewer } from "mcp-resource-kit";
import { runViewer } from "./runViewer.js";

type Content = { text: string } | { blob: string };

/** The viewer with one content of `size` kilobytes, until `selector` is in the page. */
export function runKit(size: number, mimeType: string, content: (size: number) => Content, selector: string) {
  return runViewer(
    size,
    (kilobytes) => (
      <ResourceProvider servers={[]}>
        <div style={{ height: 600, overflow: "auto" }}>
          <ResourceViewer.Root
            contents={[{ uri: "bench:content", mimeType, ...content(kilobytes) }]}
            maxSize={Infinity}
          />
        </div>
      </ResourceProvider>
    ),
    () => document.querySelector(selector) !== null,
  );
}
