import { ResourceInputRequest, type InputResponses } from "mcp-resource-kit";
import { useState } from "react";
import preview from "../.storybook/preview.js";

const meta = preview.meta({
  title: "Components/ResourceInputRequest/Examples",
  component: ResourceInputRequest.Root,
  parameters: { mcp: { servers: ["handbook"] } },
});

const request = {
  requests: {
    pin: {
      message: "The rota is not public.",
      requestedSchema: { properties: { pin: { type: "string", title: "PIN", minLength: 4 } }, required: ["pin"] },
    },
  },
};

function Answered() {
  const [responses, setResponses] = useState<InputResponses>();
  if (responses) return <pre>{JSON.stringify(responses, null, 2)}</pre>;
  return <ResourceInputRequest.Root request={request} server="handbook" onRespond={setResponses} />;
}

/** What the server would get. */
export const WhatIsSent = meta.story({ render: () => <Answered /> });

/** The parts, in an order of the host's own. */
export const Composed = meta.story({
  render: () => (
    <ResourceInputRequest.Root request={request} server="handbook" onRespond={() => {}}>
      <ResourceInputRequest.Fields />
      <ResourceInputRequest.Message />
      <ResourceInputRequest.Actions />
    </ResourceInputRequest.Root>
  ),
});
