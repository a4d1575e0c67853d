import { ResourceAttachments, ResourcePicker, useResourceAttachments } from "mcp-resource-kit";
import preview from "../.storybook/preview.js";

const meta = preview.meta({
  title: "Components/ResourcePicker/Examples",
  component: ResourcePicker.Root,
  parameters: { mcp: { servers: ["handbook", "office"] } },
});

function Composer({ picker: Picker }: { picker: typeof ResourcePicker.Dialog | typeof ResourcePicker.Popover }) {
  const attachments = useResourceAttachments({ budget: 8000 });
  return (
    <div style={{ display: "grid", gap: "0.5rem", maxWidth: "40rem" }}>
      <ResourceAttachments.Root attachments={attachments} />
      <textarea
        aria-label="Message"
        rows={3}
        style={{ padding: "0.5rem", background: "none", color: "inherit", font: "inherit", borderRadius: "0.5rem" }}
      />
      <div>
        <Picker budget={8000} onAttach={(refs) => attachments.add(refs, { reason: "attach" })}>
          <ResourcePicker.Trigger />
        </Picker>
      </div>
    </div>
  );
}

/** Above a composer, in a dialog: a sheet on a phone. */
export const InADialog = meta.story({ render: () => <Composer picker={ResourcePicker.Dialog} /> });

/** The same in a popover, so that the message stays in sight. */
export const InAPopover = meta.story({ render: () => <Composer picker={ResourcePicker.Popover} /> });
