import { ResourceAttachments, toContentBlocks, useResourceAttachments } from "mcp-resource-kit";
import { useState } from "react";
import preview from "../.storybook/preview.js";
import { handbook } from "./servers/handbook.js";

const meta = preview.meta({
  title: "Components/ResourceAttachments/Examples",
  component: ResourceAttachments.Root,
  parameters: { mcp: { servers: ["handbook"] } },
});

const MODES = ["auto", "embed", "link"] as const;

function Blocks() {
  const [mode, setMode] = useState<(typeof MODES)[number]>("auto");
  const attachments = useResourceAttachments({
    defaultValue: handbook.resources!.slice(0, 2).map((resource) => ({ ...resource, server: "handbook" })),
  });
  return (
    <>
      <ResourceAttachments.Root attachments={attachments} />
      <p>
        {MODES.map((one) => (
          <label key={one}>
            <input type="radio" name="mode" checked={one === mode} onChange={() => setMode(one)} /> {one}{" "}
          </label>
        ))}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must get there */}
      <pre tabIndex={0} style={{ overflow: "auto", maxHeight: "20rem" }}>
        {JSON.stringify(toContentBlocks(attachments.items, { mode }), null, 2)}
      </pre>
    </>
  );
}

/** The content blocks that go to the model, as they are. */
export const ContentBlocks = meta.story({ render: () => <Blocks /> });
