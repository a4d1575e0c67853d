import { ResourceTemplateForm } from "mcp-resource-kit";
import preview from "../.storybook/preview.js";

const meta = preview.meta({
  title: "Components/ResourceTemplateForm",
  component: ResourceTemplateForm.Root,
  parameters: { mcp: { servers: ["database"] } },
  args: { server: "database", template: "db://measurements/{basin}/{station}/{year}{?kind*,limit}" },
  argTypes: { template: { control: "text" }, read: { control: "radio" } },
});

/** A field for each variable, suggestions from the server, and the URI as it grows. */
export const Default = meta.story({
  args: {
    template: {
      uriTemplate: "db://measurements/{basin}/{station}/{year}{?kind*,limit}",
      name: "measurements",
      title: "Measurements of a year",
      description: "One row a day; choose the kinds to get, or all of them",
    },
  },
});

/** Any RFC 6570 template: edit it in the controls. */
export const AnyTemplate = meta.story({
  args: { template: "db://stations/{basin}/{station}" },
});
