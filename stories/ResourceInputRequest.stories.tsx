import { ResourceInputRequest } from "mcp-resource-kit";
import preview from "../.storybook/preview.js";

const meta = preview.meta({
  title: "Components/ResourceInputRequest",
  component: ResourceInputRequest.Root,
  parameters: { mcp: { servers: ["handbook"] } },
  args: { server: "handbook", onRespond: () => {} },
});

/** A form: the defaults are filled in, and nothing is sent before the review. */
export const Default = meta.story({
  args: {
    request: {
      requests: {
        environment: {
          message: "Which station’s readings do you want to read?",
          requestedSchema: {
            type: "object",
            properties: {
              station: {
                type: "string",
                title: "Station",
                oneOf: [
                  { const: "north", title: "North bridge" },
                  { const: "south", title: "South weir" },
                ],
                default: "north",
              },
              from: { type: "string", format: "date", title: "From" },
              days: { type: "integer", title: "Days", minimum: 1, maximum: 90, default: 7 },
              raw: { type: "boolean", title: "Raw values", description: "Before they are corrected for temperature" },
              email: { type: "string", format: "email", title: "Your e-mail address" },
            },
            required: ["station", "email"],
          },
        },
      },
    },
  },
});
