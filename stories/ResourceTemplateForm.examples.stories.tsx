import { ResourceTemplateForm, ResourceViewer, type ResourceRef } from "mcp-resource-kit";
import { useState } from "react";
import preview from "../.storybook/preview.js";

const meta = preview.meta({
  title: "Components/ResourceTemplateForm/Examples",
  component: ResourceTemplateForm.Root,
  parameters: { mcp: { servers: ["database"] } },
  args: { server: "database", template: "db://measurements/{basin}/{station}/{year}{?kind*,limit}" },
});

/** The resource is read once: the viewer shows what the form read. */
export const WithPreview = meta.story({
  args: { defaultValues: { basin: "amber", station: "amber-001", year: "2024" } },
  render: function WithPreview(args) {
    const [resource, setResource] = useState<ResourceRef | null>(null);
    return (
      <div style={{ display: "grid", gap: 24, gridTemplateColumns: "repeat(auto-fit, minmax(min(20rem, 100%), 1fr))" }}>
        <ResourceTemplateForm.Root {...args} onSubmit={setResource} />
        <ResourceViewer.Root resource={resource} />
      </div>
    );
  },
});

/** The parts in an order of the host's own: the address first, two fields beside each other. */
export const OwnComposition = meta.story({
  args: { template: "db://stations/{basin}/{station}" },
  render: (args) => (
    <ResourceTemplateForm.Root {...args}>
      <ResourceTemplateForm.Preview />
      <div style={{ display: "flex", flexWrap: "wrap", gap: 12 }}>
        <ResourceTemplateForm.Field name="basin" style={{ flex: 1 }} />
        <ResourceTemplateForm.Field name="station" style={{ flex: 2 }} />
      </div>
      <ResourceTemplateForm.Error />
      <ResourceTemplateForm.Submit>Show the station</ResourceTemplateForm.Submit>
      <ResourceTemplateForm.Status />
    </ResourceTemplateForm.Root>
  ),
});
