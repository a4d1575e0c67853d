import { createRef, type ComponentType, type ReactElement, type ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import * as kit from "mcp-resource-kit";
import type { Catalogue } from "../../src/testing/index.js";
import { takeConsoleErrors } from "../support/browserSetup.js";
import { renderKit } from "../support/renderKit.js";
import { cleanup } from "vitest-browser-react";

const {
  ResourceAttachments,
  ResourceInputRequest,
  ResourceMention,
  ResourcePicker,
  ResourceSearch,
  ResourceTemplateForm,
  ResourceTree,
  ResourceViewer,
} = kit;

const catalogue: Catalogue = {
  name: "docs",
  title: "Docs",
  resources: [
    {
      uri: "docs:///guide/a.md",
      name: "a.md",
      mimeType: "text/markdown",
      text: "# A",
      size: 3,
      annotations: { priority: 1 },
    },
  ],
  templates: [{ uriTemplate: "docs:///{who}{?tags*}", name: "By" }],
};
const ref = { server: "docs", uri: "docs:///guide/a.md" };
const request = {
  requests: { who: { message: "Who?", requestedSchema: { type: "object", properties: { name: { type: "string" } } } } },
};
const address = { requests: { go: { mode: "url" as const, message: "Visit", url: "https://example.test/" } } };

// A part with whatever must stand around it. `Part` gets the props under test.
type Wrap = (part: ReactNode) => ReactNode;
const tree: Wrap = (part) => <ResourceTree.Root selectionMode="multiple">{part}</ResourceTree.Root>;
const treeItem: Wrap = (part) =>
  tree(<ResourceTree.List>{(node) => <ResourceTree.Item node={node}>{part}</ResourceTree.Item>}</ResourceTree.List>);
const search: Wrap = (part) => <ResourceSearch.Root>{part}</ResourceSearch.Root>;
const searchOption = { kind: "more" as const, id: "more", count: 3 };
const form: Wrap = (part) => (
  <ResourceTemplateForm.Root server="docs" template={catalogue.templates![0]!}>
    {part}
  </ResourceTemplateForm.Root>
);
const formField: Wrap = (part) => form(<ResourceTemplateForm.Field name="who">{part}</ResourceTemplateForm.Field>);
const viewer: Wrap = (part) => <ResourceViewer.Root resource={ref}>{part}</ResourceViewer.Root>;
const attachments: Wrap = (part) => (
  <ResourceAttachments.Root defaultValue={[ref]} budget={100}>
    {part}
  </ResourceAttachments.Root>
);
const asking: Wrap = (part) => (
  <ResourceInputRequest.Root request={request} server="docs" onRespond={() => {}}>
    {part}
  </ResourceInputRequest.Root>
);
const mention: Wrap = (part) => <ResourceMention.Root>{part}</ResourceMention.Root>;
const bare: Wrap = (part) => part;

const PARTS: [string, unknown, Wrap, object?][] = [
  ["ResourceTree.Root", ResourceTree.Root, bare],
  ["ResourceTree.Search", ResourceTree.Search, tree],
  ["ResourceTree.List", ResourceTree.List, tree],
  ["ResourceTree.ItemToggle", ResourceTree.ItemToggle, treeItem],
  ["ResourceTree.ItemCheckbox", ResourceTree.ItemCheckbox, treeItem],
  ["ResourceTree.ItemIcon", ResourceTree.ItemIcon, treeItem],
  ["ResourceTree.ItemLabel", ResourceTree.ItemLabel, treeItem],
  ["ResourceTree.ItemMeta", ResourceTree.ItemMeta, treeItem],
  ["ResourceTree.Loading", ResourceTree.Loading, tree],
  ["ResourceTree.Empty", ResourceTree.Empty, tree],
  ["ResourceTree.Error", ResourceTree.Error, tree],
  ["ResourceTree.Status", ResourceTree.Status, tree],
  ["ResourceSearch.Root", ResourceSearch.Root, bare],
  ["ResourceSearch.Input", ResourceSearch.Input, search],
  ["ResourceSearch.List", ResourceSearch.List, search],
  [
    "ResourceSearch.Group",
    ResourceSearch.Group,
    (part) => search(<ResourceSearch.List>{part}</ResourceSearch.List>),
    { group: { id: "g", kind: "server", server: "docs", options: [] } },
  ],
  [
    "ResourceSearch.Item",
    ResourceSearch.Item,
    (part) => search(<ResourceSearch.List>{part}</ResourceSearch.List>),
    { option: searchOption },
  ],
  ["ResourceSearch.Loading", ResourceSearch.Loading, search],
  ["ResourceSearch.Empty", ResourceSearch.Empty, search],
  ["ResourceSearch.Error", ResourceSearch.Error, search],
  ["ResourceSearch.Status", ResourceSearch.Status, search],
  ["ResourceMention.Root", ResourceMention.Root, bare],
  ["ResourceMention.Field", ResourceMention.Field, mention],
  ["ResourceMention.Input", ResourceMention.Input, mention],
  ["ResourceMention.Submit", ResourceMention.Submit, mention],
  ["ResourceMention.Status", ResourceMention.Status, mention],
  ["ResourceTemplateForm.Root", ResourceTemplateForm.Root, bare, { server: "docs", template: catalogue.templates![0] }],
  ["ResourceTemplateForm.Header", ResourceTemplateForm.Header, form],
  ["ResourceTemplateForm.Fields", ResourceTemplateForm.Fields, form],
  ["ResourceTemplateForm.Field", ResourceTemplateForm.Field, form, { name: "who" }],
  ["ResourceTemplateForm.Label", ResourceTemplateForm.Label, formField],
  ["ResourceTemplateForm.Control", ResourceTemplateForm.Control, formField],
  ["ResourceTemplateForm.Preview", ResourceTemplateForm.Preview, form],
  ["ResourceTemplateForm.Submit", ResourceTemplateForm.Submit, form],
  ["ResourceTemplateForm.Reset", ResourceTemplateForm.Reset, form],
  ["ResourceViewer.Root", ResourceViewer.Root, bare, { resource: ref }],
  ["ResourceViewer.Header", ResourceViewer.Header, viewer],
  ["ResourceViewer.Content", ResourceViewer.Content, viewer],
  ["ResourceAttachments.Root", ResourceAttachments.Root, bare, { defaultValue: [ref] }],
  ["ResourceAttachments.List", ResourceAttachments.List, attachments],
  ["ResourceAttachments.Totals", ResourceAttachments.Totals, attachments],
  ["ResourceInputRequest.Root", ResourceInputRequest.Root, bare, { request, server: "docs", onRespond: () => {} }],
  ["ResourceInputRequest.Message", ResourceInputRequest.Message, asking],
  ["ResourceInputRequest.Fields", ResourceInputRequest.Fields, asking],
  ["ResourceInputRequest.Field", ResourceInputRequest.Field, asking, { name: "name" }],
  ["ResourceInputRequest.Actions", ResourceInputRequest.Actions, asking],
  [
    "ResourceInputRequest.Url",
    ResourceInputRequest.Url,
    (part) => (
      <ResourceInputRequest.Root request={address} server="docs" onRespond={() => {}}>
        {part}
      </ResourceInputRequest.Root>
    ),
  ],
  ["ResourcePicker.Root", ResourcePicker.Root, bare],
];

// Parts that draw one picture, in whose place the given element stands.
const PICTURES = new Set(["ResourceTree.ItemToggle", "ResourceTree.ItemCheckbox", "ResourceTree.ItemIcon"]);

// Elements that hold no children of their own.
const VOID = new Set([
  "ResourceTree.Search",
  "ResourceSearch.Input",
  "ResourceMention.Input",
  "ResourceTemplateForm.Control",
]);

describe.each(PARTS)("<%s>", (name, part, wrap, extra = {}) => {
  const Part = part as ComponentType<Record<string, unknown>>;

  async function mount(element: ReactElement) {
    await renderKit(wrap(element), { catalogues: [catalogue] });
    return vi.waitFor(() => {
      const found = [...document.querySelectorAll<HTMLElement>("[data-own]")];
      expect(found.length).toBeGreaterThan(0);
      return found;
    });
  }

  it("passes ref, className, style and other props on to its element, and carries its data-slot", async () => {
    const ownRef = createRef<HTMLElement>();
    const found = await mount(
      <Part {...extra} ref={ownRef} className="own" style={{ scrollMarginTop: 3 }} data-own="yes" />,
    );
    expect(found).toContain(ownRef.current);
    expect(found[0]!.classList.contains("own")).toBe(true);
    expect(found[0]!.style.scrollMarginTop).toBe("3px");
    expect(found[0]!.dataset.slot).toBe(slotOf(name));
  });

  it("asChild renders the given element in its place", async () => {
    const Child = VOID.has(name) ? <input data-child="" /> : <section data-child="" />;
    const found = await mount(
      <Part {...extra} asChild data-own="yes">
        {Child}
      </Part>,
    );
    expect(found[0]!.hasAttribute("data-child")).toBe(true);
    expect(found[0]!.dataset.slot).toBe(slotOf(name));
  });

  // A void element holds nothing, and a picture is what it shows.
  if (VOID.has(name) || PICTURES.has(name)) return;
  it("asChild: an element without children holds what the part shows, one with children keeps them", async () => {
    const shape = () =>
      [...document.querySelectorAll("[data-own]")].map((own) =>
        [...own.querySelectorAll("[data-slot]")]
          .filter((inner) => inner.parentElement!.closest("[data-slot]") === own)
          .map((inner) => inner.getAttribute("data-slot")),
      );
    await mount(<Part {...extra} data-own="yes" />);
    await settled(shape);
    const plain = shape();
    await cleanup();
    await mount(
      <Part {...extra} asChild data-own="yes">
        <section />
      </Part>,
    );
    await vi.waitFor(() => expect(shape()).toEqual(plain));
    await cleanup();
    const [full] = await mount(
      <Part {...extra} asChild data-own="yes">
        <section>Mine</section>
      </Part>,
    );
    expect(full!.textContent).toContain("Mine");
  });
});

const NAMESPACES = Object.entries(kit).filter(
  ([name, value]) => /^Resource[A-Z]/.test(name) && typeof value === "object" && "Root" in value,
);

describe.each(NAMESPACES)("the parts of %s outside their Root", (namespace, parts) => {
  const inner = Object.entries(parts).filter(
    ([part]) => part !== "Root" && !(namespace === "ResourcePicker" && part !== "Trigger"),
  );

  it.each(inner)(`${namespace}.%s says which Root it needs`, async (_, part) => {
    const Part = part as ComponentType;
    await expect(renderKit(<Part />)).rejects.toThrow(new RegExp(`outside <${namespace}\\.`));
    takeConsoleErrors();
  });
});

/** Waits until what `look` gives stays the same for a while. */
async function settled(look: () => unknown): Promise<void> {
  let before = "";
  await vi.waitFor(
    () => {
      const now = JSON.stringify(look());
      const isSame = now === before;
      before = now;
      expect(isSame).toBe(true);
    },
    { interval: 100 },
  );
}

// ResourceTree.ItemLabel → resource-tree-item-label
function slotOf(name: string): string {
  return name
    .replace(/\.Root$/, "")
    .replace(".", "")
    .replace(/(?<=[a-z])(?=[A-Z])/g, "-")
    .toLowerCase();
}
