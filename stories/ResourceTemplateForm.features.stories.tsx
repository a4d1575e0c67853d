import { ResourceTemplateForm, type TemplateFormValues } from "mcp-resource-kit";
import { useState, type CSSProperties } from "react";
import { expect, userEvent, within } from "storybook/test";
import preview from "../.storybook/preview.js";
import { protocolError, type Catalogue } from "../src/testing/index.js";
import { withoutStyles } from "./WithoutStyles.js";

const meta = preview.meta({
  title: "Components/ResourceTemplateForm/Features",
  component: ResourceTemplateForm.Root,
  parameters: { mcp: { servers: ["database"] } },
  args: { server: "database", template: "db://stations/{basin}/{station}" },
});

/** Submitting focuses the first field that is missing and says which ones are. */
export const Missing = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    await expect(canvas.getByRole("combobox", { name: "basin" })).toHaveFocus();
    await expect(canvas.getByRole("alert")).toHaveTextContent("Fill in basin and station first.");
  },
});

/** 500 stations a basin: the first hundred, and how many there are. */
export const ManyItems = meta.story({
  args: { defaultValues: { basin: "amber" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "station" }));
    await expect(await canvas.findByText(/^100 of/)).toBeVisible();
  },
});

/** The server knows no value: what is typed is taken as it is. */
export const Empty = meta.story({
  parameters: {
    mcp: {
      servers: [
        {
          name: "database",
          title: "Measurements",
          templates: [{ uriTemplate: "db://stations/{basin}", name: "Stations", complete: { basin: () => [] } }],
        },
      ],
    },
  },
  args: { template: "db://stations/{basin}" },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox", { name: "basin" }), "amber");
    await expect(canvas.getByRole("status", { name: "Resource URI" })).toHaveTextContent("db://stations/amber");
  },
});

/** What was chosen for one value is cleared when that value changes. */
export const Dependent = meta.story({
  args: { defaultValues: { basin: "amber", station: "amber-001" } },
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByRole("combobox", { name: "basin" }));
    await expect(canvas.getByRole("combobox", { name: "station" })).toHaveValue("");
  },
});

const logbook: Catalogue = {
  name: "database",
  title: "Measurements",
  templates: [
    {
      uriTemplate: "db://search{?kind*}",
      name: "By kind",
      complete: { kind: (value) => ["flow", "rain", "temperature", "wind"].filter((kind) => kind.startsWith(value)) },
    },
    { uriTemplate: "db://search{?q,sort}{#line}", name: "By words", complete: { sort: () => ["newest", "oldest"] } },
  ],
};

/** A variable that the template explodes takes a list. */
export const List = meta.story({
  parameters: { mcp: { servers: [logbook] } },
  args: { template: "db://search{?kind*}", defaultValues: { kind: ["level", "rain"] } },
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole("group", { name: "kind" }));
    await userEvent.type(group.getByRole("combobox"), "wind{Enter}");
    await expect(canvas.getByRole("status", { name: "Resource URI" })).toHaveTextContent(
      "kind=level&kind=rain&kind=wind",
    );
  },
});

/** Filled in from a URI the template made. */
export const Prefilled = meta.story({
  args: {
    template: "db://measurements/{basin}/{station}/{year}{?kind*,limit}",
    uri: "db://measurements/amber/amber-007/2024?kind=level&kind=rain&limit=10",
  },
});

/** Nothing has to be filled in; an optional variable can be in the URI though it is empty. */
export const OnlyOptional = meta.story({
  parameters: { mcp: { servers: [logbook] } },
  args: { template: "db://search{?q,sort}{#line}" },
});

/** The URI is complete already. */
export const NoVariables = meta.story({
  args: { template: "db://stations/count" },
});

/** Only the beginning of the value is used. */
export const Prefix = meta.story({
  args: { template: "db://by-letter/{name:1}/{name:3}", defaultValues: { name: "Nakhon" } },
});

/** The host holds the values. */
export const Controlled = meta.story({
  render: function Controlled(args) {
    const [values, setValues] = useState<TemplateFormValues>({ basin: "amber" });
    return <ResourceTemplateForm.Root {...args} values={values} onValuesChange={setValues} />;
  },
});

/** The resource is not there: said at the form, with its URI, and the values stay. */
export const NotFound = meta.story({
  args: { defaultValues: { basin: "amber", station: "nowhere" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "There is nothing at db://stations/amber/nowhere.",
    );
  },
});

/** A server sends what it likes; the place of the fault is said. */
export const MalformedTemplate = meta.story({
  args: { template: "db://stations/{basin}/{station" },
});

const pending: Catalogue = {
  name: "database",
  capabilities: { resources: {}, completions: {} },
  handlers: { "completion/complete": () => new Promise(() => {}) },
};

/** Suggestions are on their way; typing goes on. */
export const Loading = meta.story({
  parameters: { mcp: { servers: [pending] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "basin" }));
    await expect(await canvas.findByText("Looking for suggestions …")).toBeVisible();
  },
});

const failing: Catalogue = {
  name: "database",
  title: "Database",
  capabilities: { resources: {}, completions: {} },
  handlers: {
    "completion/complete": () => {
      throw protocolError(-32603, "the index is being rebuilt");
    },
  },
};

/** Suggestions fail; the field can still be filled in. */
export const Error = meta.story({
  parameters: { mcp: { servers: [failing] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "basin" }));
    await expect(await canvas.findByText(/the index is being rebuilt/)).toBeVisible();
    await userEvent.keyboard("amber");
    await expect(canvas.getByRole("status", { name: "Resource URI" })).toHaveTextContent("db://stations/amber/");
  },
});

const halfFailing: Catalogue = {
  name: "database",
  title: "Database",
  templates: [
    {
      uriTemplate: "db://stations/{basin}/{station}",
      name: "station",
      complete: {
        basin: () => ["amber", "birch"],
        station: () => {
          throw protocolError(-32603, "the list of stations is locked");
        },
      },
    },
  ],
};

/** One field has suggestions; those of the other fail, and it says so. */
export const PartialFailure = meta.story({
  parameters: { mcp: { servers: [halfFailing] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "basin" }));
    await userEvent.click(await canvas.findByRole("option", { name: "amber" }));
    await userEvent.click(canvas.getByRole("combobox", { name: "station" }));
    await expect(await canvas.findByText(/the list of stations is locked/)).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: "basin" })).toHaveValue("amber");
  },
});

/** A server that declares no completions is not asked. */
export const WithoutCompletions = meta.story({
  parameters: { mcp: { servers: [{ name: "database", capabilities: { resources: {} } }] } },
});

/** Long names and values wrap; nothing is cut off. */
export const LongNames = meta.story({
  args: {
    template: "db://measurements/{a_variable_whose_name_nobody_ever_thought_of_shortening_before_shipping}/{id}",
    defaultValues: { id: "an-identifier-".repeat(12) },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
});

/** Persian. The URI stays left-to-right. */
export const RightToLeft = meta.story({
  args: { ...Prefilled.input.args, defaultValues: { basin: "شمال" } },
  globals: { language: "fa" },
});

export const Thai = meta.story({
  args: { ...Prefilled.input.args, defaultValues: { basin: "ภาคเหนือ" } },
  globals: { language: "th" },
});

/** A product's own colours and shape, by tokens alone. */
export const Themed = meta.story({
  args: Prefilled.input.args,
  decorators: [
    (Story) => (
      <div
        style={
          {
            "--mcpr-primary": "light-dark(#7a1f5c, #f0a6d8)",
            "--mcpr-primary-fg": "light-dark(#ffffff, #3d0a2c)",
            "--mcpr-mark": "#ffd9ef",
            "--mcpr-radius": "1rem",
            "--mcpr-font": "Georgia, serif",
          } as CSSProperties
        }
      >
        <Story />
      </div>
    ),
  ],
});

/** Without the kit's style sheet the parts are plain elements that work all the same. */
export const Unstyled = meta.story({
  args: Prefilled.input.args,
  decorators: [withoutStyles],
});

/** Where the system chooses the colours, the part of the field in use keeps its mark. */
export const ForcedColors = meta.story({
  args: Prefilled.input.args,
  globals: { theme: "high contrast" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "station" }));
  },
});
