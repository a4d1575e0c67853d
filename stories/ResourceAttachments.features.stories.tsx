import { ResourceAttachments, type SelectedResource } from "mcp-resource-kit";
import { useState, type CSSProperties } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import preview from "../.storybook/preview.js";
import { handbook } from "./servers/handbook.js";
import { sourceTree } from "./servers/sourceTree.js";
import { withoutStyles } from "./WithoutStyles.js";

const meta = preview.meta({
  title: "Components/ResourceAttachments/Features",
  component: ResourceAttachments.Root,
  parameters: { mcp: { servers: ["handbook"] } },
});

const all = handbook.resources!.map((resource) => ({ ...resource, server: "handbook" }));
const asks = {
  name: "vault",
  title: "Vault",
  resources: [1, 2].map((n) => ({
    uri: `vault:${n}`,
    name: `Secret ${n}`,
    read: ({ inputResponses }: { inputResponses?: object }) =>
      inputResponses
        ? [{ uri: `vault:${n}`, text: "The password is swordfish." }]
        : {
            resultType: "input_required",
            inputRequests: {
              pin: {
                method: "elicitation/create",
                params: {
                  mode: "form",
                  message: `What is the PIN of secret ${n}?`,
                  requestedSchema: { type: "object", properties: { pin: { type: "string", title: "PIN" } } },
                },
              },
            },
          },
  })),
};

function Host() {
  const [value, setValue] = useState<readonly SelectedResource[]>(all.slice(0, 2));
  return (
    <>
      <ResourceAttachments.Root value={value} onValueChange={setValue} />
      <p>{value.map(({ uri }) => uri).join(", ")}</p>
    </>
  );
}

export const Controlled = meta.story({ render: () => <Host /> });

export const Empty = meta.story({ args: { defaultValue: [] } });

/** Slow servers: three are read at a time, the others wait. */
export const Loading = meta.story({
  parameters: { mcp: { servers: ["handbook"], latency: 60_000 } },
  args: { defaultValue: all.slice(0, 5) },
});

export const Error = meta.story({
  args: { defaultValue: [{ server: "handbook", uri: "handbook:gone" }] },
  play: async ({ canvasElement }) => {
    const retry = await within(canvasElement).findByRole("button", { name: /Try again/ });
    await userEvent.click(retry);
    await within(canvasElement).findByRole("button", { name: /Try again/ });
  },
});

/** One that is gone beside one that is there, and one too large to be read. */
export const PartialFailure = meta.story({
  args: {
    defaultValue: [
      ...all.slice(0, 1),
      { server: "handbook", uri: "handbook:gone" },
      { server: "handbook", uri: "handbook:archive", name: "Everything.tar.gz", size: 5e8 },
    ],
  },
});

/** Two servers’ questions, one after the other. */
export const AsksForInput = meta.story({
  parameters: { mcp: { servers: [asks] } },
  args: { defaultValue: asks.resources.map(({ uri, name }) => ({ server: "vault", uri, name })) },
});

export const OverBudget = meta.story({ args: { defaultValue: all.slice(0, 4), budget: 100 } });

export const RemovedByKey = meta.story({
  args: { defaultValue: all.slice(0, 3) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getAllByRole("listitem")[0]!.querySelector("button")!.focus();
    await userEvent.keyboard("{Delete}");
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(2));
  },
});

export const LongNames = meta.story({
  args: { defaultValue: [{ ...all[0]!, name: "a-name-without-a-break-".repeat(8), title: undefined }] },
});

/** A hundred are read three at a time, and the sum grows as they come. */
export const ManyItems = meta.story({
  parameters: { mcp: { servers: ["source"] } },
  args: {
    defaultValue: sourceTree.resources!.slice(0, 100).map((resource) => ({ ...resource, server: "source" })),
    budget: 20_000,
  },
});

export const RightToLeft = meta.story({ globals: { language: "fa" }, args: { defaultValue: all.slice(3, 6) } });

export const Thai = meta.story({ globals: { language: "th" }, args: { defaultValue: all.slice(2, 5), budget: 300 } });

export const Themed = meta.story({
  args: {
    defaultValue: all.slice(0, 3),
    style: {
      "--mcpr-primary": "light-dark(#0f766e, #5eead4)",
      "--mcpr-primary-fg": "light-dark(#ffffff, #042f2e)",
      "--mcpr-radius": "1rem",
      "--mcpr-muted": "light-dark(#f0fdfa, #134e4a)",
    } as CSSProperties,
  },
});

/** Without the kit's style sheet the parts are plain elements that work all the same. */
export const Unstyled = meta.story({ decorators: [withoutStyles], args: { defaultValue: all.slice(0, 3) } });

/** A chip that failed and a budget that is spent are told by words and marks, not by colour. */
export const ForcedColors = meta.story({
  args: { defaultValue: [...all.slice(0, 2), { server: "handbook", uri: "handbook:gone" }], budget: 100 },
  globals: { theme: "high contrast" },
});
