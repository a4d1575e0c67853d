import { ResourceViewer, type RendererProps, type ResourceRef, type ResourceRenderer } from "mcp-resource-kit";
import { useState } from "react";
import preview from "../.storybook/preview.js";

const meta = preview.meta({
  title: "Components/ResourceViewer/Examples",
  component: ResourceViewer.Root,
  parameters: { mcp: { servers: ["handbook", "media"] } },
});

/** The host keeps track of what is open: links in a document are followed by `onOpenResource`. */
export const FollowingLinks = meta.story({
  render: function FollowingLinks() {
    const [open, setOpen] = useState<ResourceRef>({ server: "handbook", uri: "handbook://welcome.md" });
    return <ResourceViewer.Root resource={open} onOpenResource={setOpen} />;
  },
});

const stationRenderer: ResourceRenderer = {
  name: "forecast",
  mimeTypes: ["application/json"],
  rank: 1,
  safe: true,
  load: async () => ({ default: Forecast }),
};

function Forecast({ content, name }: RendererProps) {
  return (
    <p style={{ padding: "1rem" }}>
      {name}: a forecast of {content.size} bytes, shown by the host's own renderer. “Show source” still works.
    </p>
  );
}

/** A renderer of the host's own for one type. It is loaded when it is first needed. */
export const OwnRenderer = meta.story({
  args: { resource: { server: "media", uri: "media:///data/forecast.json" }, renderers: [stationRenderer] },
});

/** Parts put together by the host: no header, the content only, and the error where it belongs. */
export const ContentOnly = meta.story({
  args: { resource: { server: "media", uri: "media:///pictures/station-map.svg" } },
  render: (args) => (
    <ResourceViewer.Root {...args}>
      <ResourceViewer.Loading />
      <ResourceViewer.Error />
      <ResourceViewer.Content />
    </ResourceViewer.Root>
  ),
});
