import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  displayName,
  ResourceAttachments,
  ResourceInputRequest,
  ResourceMention,
  ResourceSearch,
  ResourceTemplateForm,
  ResourceTree,
} from "mcp-resource-kit";
import type { Catalogue } from "../../src/testing/index.js";
import { takeConsoleErrors } from "../support/browserSetup.js";
import { renderKit } from "../support/renderKit.js";

const docs: Catalogue = {
  name: "docs",
  title: "Docs",
  resources: ["a.md", "b.md"].map((name) => ({ uri: `docs:///${name}`, name, text: name })),
  templates: [{ uriTemplate: "docs:///{who}/{what}", name: "By" }],
};
const refs = docs.resources!.map(({ uri }) => ({ server: "docs", uri }));
const request = {
  requests: {
    who: {
      message: "Who?",
      requestedSchema: { type: "object", properties: { first: { type: "string" }, last: { type: "string" } } },
    },
  },
};

// Each list with its rows as one part for all, and as a function that draws them.
const LISTS: [
  string,
  { template: ReactNode; drawn: ReactNode; rows: readonly string[]; slot: string; before?: () => Promise<void> },
][] = [
  [
    "ResourceTree.List",
    {
      slot: "resource-tree-item",
      rows: ["Docs", "By", "a.md", "b.md"],
      template: (
        <ResourceTree.Root>
          <ResourceTree.List>
            <ResourceTree.Item className="own">
              <ResourceTree.ItemLabel />
            </ResourceTree.Item>
          </ResourceTree.List>
        </ResourceTree.Root>
      ),
      drawn: (
        <ResourceTree.Root>
          <ResourceTree.List>
            {(node) => (
              <ResourceTree.Item className="own" node={node}>
                <ResourceTree.ItemLabel />
              </ResourceTree.Item>
            )}
          </ResourceTree.List>
        </ResourceTree.Root>
      ),
    },
  ],
  [
    "ResourceSearch.List",
    {
      slot: "resource-search-item",
      rows: ["a.md", "b.md"],
      before: async () => userEvent.fill(page.getByRole("combobox"), "md"),
      template: (
        <ResourceSearch.Root recents={{ load: () => [], save: () => {} }}>
          <ResourceSearch.Input />
          <ResourceSearch.List>
            <ResourceSearch.Group>
              <ResourceSearch.Item className="own" />
            </ResourceSearch.Group>
          </ResourceSearch.List>
        </ResourceSearch.Root>
      ),
      drawn: (
        <ResourceSearch.Root>
          <ResourceSearch.Input />
          <ResourceSearch.List>
            {(group) => (
              <ResourceSearch.Group group={group}>
                {(option) => (
                  <ResourceSearch.Item className="own" option={option}>
                    {option.kind === "resource" && displayName(option.resource)}
                  </ResourceSearch.Item>
                )}
              </ResourceSearch.Group>
            )}
          </ResourceSearch.List>
        </ResourceSearch.Root>
      ),
    },
  ],
  [
    "ResourceMention.List",
    {
      slot: "resource-mention-item",
      rows: ["a.md", "b.md"],
      before: async () => {
        await page.getByRole("textbox").click();
        await userEvent.keyboard("@md");
      },
      template: (
        <ResourceMention.Root>
          <ResourceMention.Input />
          <ResourceMention.Popup>
            <ResourceMention.List>
              <ResourceMention.Item className="own" />
            </ResourceMention.List>
          </ResourceMention.Popup>
        </ResourceMention.Root>
      ),
      drawn: (
        <ResourceMention.Root>
          <ResourceMention.Input />
          <ResourceMention.Popup>
            <ResourceMention.List>
              {(group) => (
                <ResourceMention.Group group={group}>
                  {(option) => (
                    <ResourceMention.Item className="own" option={option}>
                      {option.kind === "resource" && displayName(option.resource)}
                    </ResourceMention.Item>
                  )}
                </ResourceMention.Group>
              )}
            </ResourceMention.List>
          </ResourceMention.Popup>
        </ResourceMention.Root>
      ),
    },
  ],
  [
    "ResourceAttachments.List",
    {
      slot: "resource-attachments-item",
      rows: ["a.md", "b.md"],
      template: (
        <ResourceAttachments.Root defaultValue={refs}>
          <ResourceAttachments.List>
            <ResourceAttachments.Item className="own" />
          </ResourceAttachments.List>
        </ResourceAttachments.Root>
      ),
      drawn: (
        <ResourceAttachments.Root defaultValue={refs}>
          <ResourceAttachments.List>
            {(item) => (
              <ResourceAttachments.Item className="own" item={item}>
                {item.ref.uri.slice("docs:///".length)}
              </ResourceAttachments.Item>
            )}
          </ResourceAttachments.List>
        </ResourceAttachments.Root>
      ),
    },
  ],
  [
    "ResourceTemplateForm.Fields",
    {
      slot: "resource-template-form-field",
      rows: ["who", "what"],
      template: (
        <ResourceTemplateForm.Root server="docs" template={docs.templates![0]!}>
          <ResourceTemplateForm.Fields>
            <ResourceTemplateForm.Field className="own">
              <ResourceTemplateForm.Label />
              <ResourceTemplateForm.Control />
            </ResourceTemplateForm.Field>
          </ResourceTemplateForm.Fields>
        </ResourceTemplateForm.Root>
      ),
      drawn: (
        <ResourceTemplateForm.Root server="docs" template={docs.templates![0]!}>
          <ResourceTemplateForm.Fields>
            {(name) => <ResourceTemplateForm.Field className="own" name={name} />}
          </ResourceTemplateForm.Fields>
        </ResourceTemplateForm.Root>
      ),
    },
  ],
  [
    "ResourceInputRequest.Fields",
    {
      slot: "resource-input-request-field",
      rows: ["first", "last"],
      template: (
        <ResourceInputRequest.Root request={request} server="docs" onRespond={() => {}}>
          <ResourceInputRequest.Fields>
            <ResourceInputRequest.Field className="own" />
          </ResourceInputRequest.Fields>
        </ResourceInputRequest.Root>
      ),
      drawn: (
        <ResourceInputRequest.Root request={request} server="docs" onRespond={() => {}}>
          <ResourceInputRequest.Fields>
            {(name) => <ResourceInputRequest.Field className="own" name={name} />}
          </ResourceInputRequest.Fields>
        </ResourceInputRequest.Root>
      ),
    },
  ],
];

describe.each(LISTS)("<%s>", (_, { template, drawn, rows, slot, before }) => {
  it.each([
    ["one part is drawn for each row", template],
    ["a function draws each row", drawn],
  ])("%s", async (_what, ui) => {
    await renderKit(ui, { catalogues: [docs] });
    await before?.();
    await vi.waitFor(() => {
      const found = [...document.querySelectorAll(`[data-slot="${slot}"].own`)];
      expect(found.map((row) => rows.find((name) => row.textContent.startsWith(name)))).toEqual(rows);
    });
  });
});

describe("a row part outside every row", () => {
  it.each(["ResourceSearch", "ResourceAttachments"] as const)("<%s.Item> says what it needs", async (namespace) => {
    const { Root, List, Item } = namespace === "ResourceSearch" ? ResourceSearch : ResourceAttachments;
    const ui = (
      <Root>
        <List>
          <div>
            <Item />
          </div>
        </List>
      </Root>
    );
    await expect(renderKit(ui)).rejects.toThrow(`<${namespace}.Item> is in no row of`);
    takeConsoleErrors();
  });
});
