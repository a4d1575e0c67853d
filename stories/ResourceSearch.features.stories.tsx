import { ResourceSearch, type ResourceRef } from "mcp-resource-kit";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../.storybook/preview.js";

const meta = preview.meta({
  title: "Components/ResourceSearch/Features",
  component: ResourceSearch.Root,
  parameters: { mcp: { servers: ["handbook"] } },
});

const many = (count: number) => ({
  name: "warehouse",
  title: "Warehouse",
  pageSize: 1000,
  resources: Array.from({ length: count }, (_, index) => ({
    uri: `file:///aisle-${index % 40}/shelf-${index % 997}/box-${index}.csv`,
    name: `box-${index}.csv`,
    mimeType: "text/csv",
  })),
});

function Host() {
  const [inputValue, setInputValue] = useState("a");
  const [value, setValue] = useState<readonly ResourceRef[]>([]);
  return (
    <>
      <ResourceSearch.Root
        inputValue={inputValue}
        onInputValueChange={setInputValue}
        value={value}
        onValueChange={setValue}
        selectionMode="multiple"
      />
      <output>{value.map(({ uri }) => uri).join(", ")}</output>
    </>
  );
}

export const Controlled = meta.story({ render: () => <Host /> });

export const Loading = meta.story({ parameters: { mcp: { servers: ["handbook"], latency: 60_000 } } });

export const Empty = meta.story({
  parameters: { mcp: { servers: [{ name: "empty", title: "Archive", resources: [] }] } },
});

const broken = {
  name: "broken",
  title: "Broken",
  handlers: {
    "resources/list": () => {
      throw new globalThis.Error("The index is being rebuilt.");
    },
  },
};

export const Error = meta.story({ parameters: { mcp: { servers: [broken] } } });

export const PartialFailure = meta.story({ parameters: { mcp: { servers: ["handbook", broken] } } });

export const NoMatch = meta.story({ args: { defaultInputValue: "zzqxjv" } });

export const LongNames = meta.story({
  parameters: {
    mcp: {
      servers: [
        {
          name: "long",
          title: "Geschwindigkeitsbegrenzungsverordnungen und verwandte Unterlagen der Landesverwaltung",
          resources: ["north", "south", "west"].map((side) => ({
            uri: `file:///archive/2026/department-of-very-long-names/correspondence/outgoing/drafts/${side}/Donaudampfschifffahrtsgesellschaftskapitaen.md`,
            name: "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung (Entwurf, zweite Fassung).md",
          })),
        },
      ],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320, maxInlineSize: "100%" }}>
        <Story />
      </div>
    ),
  ],
});

export const ManyItems = meta.story({ parameters: { mcp: { servers: [many(10_000)] } } });

/** Searched in slices: typing never waits for the results. */
export const HundredThousandItems = meta.story({ parameters: { mcp: { servers: [many(100_000)] } } });

export const RightToLeft = meta.story({ globals: { direction: "rtl", language: "fa" } });

export const Thai = meta.story({ globals: { language: "th" } });

export const Themed = meta.story({
  decorators: [
    (Story) => (
      <div
        style={{ "--mcpr-primary": "#0f766e", "--mcpr-radius": "0", "--mcpr-mark": "#ccfbf1" } as React.CSSProperties}
      >
        <Story />
      </div>
    ),
  ],
});

export const FiltersAsTokens = meta.story({
  play: async ({ canvas }) => {
    const box = canvas.getByRole("combobox", { name: "Search resources" });
    await waitFor(() => expect(canvas.getAllByRole("option").length).toBeGreaterThan(1));
    await userEvent.type(box, "type:document ");
    await canvas.findByRole("button", { name: "Remove filter Documents" });
    await userEvent.keyboard("{Backspace}");
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Remove filter Documents" })).toBeNull());
  },
});
