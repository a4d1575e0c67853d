import { ResourceSearch, type ResourceRef } from "mcp-resource-kit";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../.storybook/preview.js";
import { brokenList, emptyServer, longNames, warehouse } from "./servers/states.js";
import { withoutStyles } from "./WithoutStyles.js";

const meta = preview.meta({
  title: "Components/ResourceSearch/Features",
  component: ResourceSearch.Root,
  parameters: { mcp: { servers: ["handbook"] } },
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
  parameters: { mcp: { servers: [emptyServer] } },
});

export const Error = meta.story({ parameters: { mcp: { servers: [brokenList] } } });

export const PartialFailure = meta.story({ parameters: { mcp: { servers: ["handbook", brokenList] } } });

export const NoMatch = meta.story({ args: { defaultInputValue: "zzqxjv" } });

export const LongNames = meta.story({
  parameters: { mcp: { servers: [longNames] } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320, maxInlineSize: "100%" }}>
        <Story />
      </div>
    ),
  ],
});

export const ManyItems = meta.story({ parameters: { mcp: { servers: [warehouse(10_000)] } } });

/** Searched in slices: typing never waits for the results. */
export const HundredThousandItems = meta.story({ parameters: { mcp: { servers: [warehouse(100_000)] } } });

export const RightToLeft = meta.story({ globals: { direction: "rtl", language: "fa" } });

export const Thai = meta.story({ globals: { language: "th" } });

export const Themed = meta.story({
  decorators: [
    (Story) => (
      <div
        style={
          {
            "--mcpr-primary": "light-dark(#0f766e, #5eead4)",
            "--mcpr-primary-fg": "light-dark(#ffffff, #042f2e)",
            "--mcpr-radius": "0",
          } as React.CSSProperties
        }
      >
        <Story />
      </div>
    ),
  ],
});

/** Without the kit's style sheet the parts are plain elements that work all the same. */
export const Unstyled = meta.story({ decorators: [withoutStyles] });

/** The highlighted row, the marks and the chips keep their meaning where the system chooses the colours. */
export const ForcedColors = meta.story({
  args: { defaultInputValue: "flood", defaultFilters: [{ kind: "type", value: "document" }] },
  globals: { theme: "high contrast" },
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
