import { ResourceTree, type ResourceRef, type ResourceTreeActions } from "mcp-resource-kit";
import { useRef, useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../.storybook/preview.js";
import { brokenList, emptyServer, longNames, warehouse } from "./servers/states.js";
import { withoutStyles } from "./WithoutStyles.js";

const meta = preview.meta({
  title: "Components/ResourceTree/Features",
  component: ResourceTree.Root,
  args: { style: { blockSize: "32rem" } },
  parameters: { mcp: { servers: ["handbook"] } },
});

const repository = {
  name: "repository",
  title: "Repository",
  resources: ["src/main/java/App.java", "src/main/java/Tool.java", "docs/guide/start.md", "readme.md"].map((path) => ({
    uri: `file:///${path}`,
    name: path.slice(path.lastIndexOf("/") + 1),
  })),
};

function Host() {
  const [value, setValue] = useState<readonly ResourceRef[]>([]);
  const [expandedItems, setExpandedItems] = useState<readonly string[]>(["server|repository"]);
  return (
    <>
      <ResourceTree.Root
        style={{ blockSize: "24rem" }}
        selectionMode="multiple"
        value={value}
        onValueChange={setValue}
        expandedItems={expandedItems}
        onExpandedItemsChange={setExpandedItems}
      />
      <output>{value.map(({ uri }) => uri).join(", ")}</output>
    </>
  );
}

export const Controlled = meta.story({
  parameters: { mcp: { servers: [repository] } },
  render: () => <Host />,
});

export const Loading = meta.story({ parameters: { mcp: { servers: ["handbook"], latency: 60_000 } } });

export const Empty = meta.story({ parameters: { mcp: { servers: [emptyServer] } } });

export const Error = meta.story({ parameters: { mcp: { servers: [brokenList] } } });

/** One server is down; the others are not held up. */
export const PartialFailure = meta.story({ parameters: { mcp: { servers: ["handbook", brokenList] } } });

/** Cut in the middle, so that the ending stays; the whole name and address in the tooltip. */
export const LongNames = meta.story({
  args: { style: { blockSize: "20rem", inlineSize: "20rem", maxInlineSize: "100%" } },
  parameters: { mcp: { servers: [longNames] } },
});

export const ManyItems = meta.story({ parameters: { mcp: { servers: [warehouse(10_000)] } } });

/** Rows can be used from the first page on. */
export const HundredThousandItems = meta.story({ parameters: { mcp: { servers: [warehouse(100_000)] } } });

export const RightToLeft = meta.story({ globals: { direction: "rtl", language: "fa" } });

export const Thai = meta.story({ globals: { language: "th" } });

export const Themed = meta.story({
  args: {
    style: {
      blockSize: "32rem",
      "--mcpr-primary": "light-dark(#0f766e, #5eead4)",
      "--mcpr-primary-fg": "light-dark(#ffffff, #042f2e)",
      "--mcpr-radius": "0",
    } as React.CSSProperties,
    selectionMode: "multiple",
  },
});

/** Without the kit's style sheet the parts are plain elements that work all the same. */
export const Unstyled = meta.story({ decorators: [withoutStyles] });

/** Where the system chooses the colours, what is chosen and where the keyboard is are still told apart. */
export const ForcedColors = meta.story({ args: { selectionMode: "multiple" }, globals: { theme: "high contrast" } });

/** Folders that hold nothing but one folder are one row with it. */
export const Compact = meta.story({
  args: { compact: true },
  parameters: { mcp: { servers: [repository] } },
  play: async ({ canvas }) => {
    await canvas.findByRole("treeitem", { name: "src/main/java" });
  },
});

/** A folder's checkbox takes all that is in it; a part of it shows as a part. */
export const FolderSelection = meta.story({
  args: { selectionMode: "multiple" },
  parameters: { mcp: { servers: [repository] } },
  play: async ({ canvas }) => {
    (await canvas.findByRole("treeitem", { name: "src" })).focus();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(canvas.getByRole("treeitem", { name: "src" })).toHaveAttribute("aria-selected", "true"));
  },
});

/** Only images, and folders that may hold some. */
export const Accept = meta.story({ args: { accept: ["image/*"] }, parameters: { mcp: { servers: ["media"] } } });

/** Seen but not chosen. */
export const Disabled = meta.story({
  args: { isDisabled: ({ uri }) => uri.endsWith(".java"), selectionMode: "multiple" },
  parameters: { mcp: { servers: [repository] } },
});

export const SortedByLastChange = meta.story({ args: { sort: "lastModified" } });

function Revealing() {
  const actions = useRef<ResourceTreeActions>(null);
  return (
    <>
      <button
        type="button"
        onClick={() => actions.current?.reveal({ server: "repository", uri: "file:///docs/guide/start.md" })}
      >
        Show start.md
      </button>
      <ResourceTree.Root style={{ blockSize: "24rem" }} actionsRef={actions} />
    </>
  );
}

/** The host points at a resource: its folders open and the keyboard goes there. */
export const Reveal = meta.story({
  parameters: { mcp: { servers: [repository] } },
  render: () => <Revealing />,
  play: async ({ canvas }) => {
    await canvas.findByRole("treeitem", { name: "docs" });
    await userEvent.click(canvas.getByRole("button", { name: "Show start.md" }));
    await waitFor(() => expect(canvas.getByRole("treeitem", { name: "start.md" })).toHaveFocus());
  },
});
