import type { ReactElement } from "react";
import {
  ResourceAttachments,
  ResourceInputRequest,
  ResourceMention,
  ResourcePicker,
  ResourceSearch,
  ResourceTemplateForm,
  ResourceTree,
  ResourceViewer,
} from "mcp-resource-kit";
import {
  catalogue,
  ref,
  request,
  address,
  tree,
  treeItem,
  search,
  searchOption,
  form,
  formField,
  viewer,
  attachments,
  asking,
  mention,
  composer,
  popup,
  list,
  group,
  listField,
  optionalField,
  viewerOf,
  chips,
  chip,
  bare,
  press,
  focusOn,
  typeAt,
  type Wrap,
} from "./partSurroundings.js";

/** Every part with what stands around it, its own props, and what is done before it shows. */
export const PARTS: [name: string, part: unknown, wrap: Wrap, props?: object, act?: () => Promise<void>][] = [
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
  [
    "ResourceTree.Item",
    ResourceTree.Item,
    (part) => tree(<ResourceTree.List>{part as ReactElement}</ResourceTree.List>),
  ],
  ["ResourceSearch.FilterToggle", ResourceSearch.FilterToggle, search],
  [
    "ResourceSearch.FilterPanel",
    ResourceSearch.FilterPanel,
    (part) =>
      search(
        <>
          <ResourceSearch.FilterToggle />
          {part}
        </>,
      ),
    {},
    () => press("Filter"),
  ],
  [
    "ResourceSearch.Filters",
    ResourceSearch.Filters,
    (part) => <ResourceSearch.Root mutedServers={["docs"]}>{part}</ResourceSearch.Root>,
  ],
  [
    "ResourceSearch.Tray",
    ResourceSearch.Tray,
    (part) => (
      <ResourceSearch.Root selectionMode="multiple" value={[ref]}>
        {part}
      </ResourceSearch.Root>
    ),
  ],
  ["ResourceMention.Popup", ResourceMention.Popup, composer, {}, typeAt],
  ["ResourceMention.List", ResourceMention.List, popup, {}, typeAt],
  ["ResourceMention.Group", ResourceMention.Group, (part) => popup(list(part)), {}, typeAt],
  ["ResourceMention.Item", ResourceMention.Item, (part) => popup(list(group(part))), {}, typeAt],
  ["ResourceMention.Empty", ResourceMention.Empty, popup, {}, typeAt],
  ["ResourceMention.Servers", ResourceMention.Servers, popup, {}, typeAt],
  [
    "ResourceMention.Attachments",
    ResourceMention.Attachments,
    (part) => <ResourceMention.Root defaultValue="@docs:docs:///guide/a.md ">{part}</ResourceMention.Root>,
  ],
  ["ResourceTemplateForm.Description", ResourceTemplateForm.Description, formField],
  ["ResourceTemplateForm.Add", ResourceTemplateForm.Add, listField],
  ["ResourceTemplateForm.Items", ResourceTemplateForm.Items, listField],
  ["ResourceTemplateForm.SetEmpty", ResourceTemplateForm.SetEmpty, optionalField],
  [
    "ResourceTemplateForm.Suggestions",
    ResourceTemplateForm.Suggestions,
    (part) =>
      formField(
        <>
          <ResourceTemplateForm.Label />
          <ResourceTemplateForm.Control />
          {part}
        </>,
      ),
    {},
    () => focusOn("combobox"),
  ],
  [
    "ResourceTemplateForm.FieldError",
    ResourceTemplateForm.FieldError,
    (part) =>
      form(
        <>
          <ResourceTemplateForm.Field name="who">{part}</ResourceTemplateForm.Field>
          <ResourceTemplateForm.Submit />
        </>,
      ),
    {},
    () => press("Open"),
  ],
  [
    "ResourceTemplateForm.Error",
    ResourceTemplateForm.Error,
    (part) =>
      form(
        <>
          {part}
          <ResourceTemplateForm.Submit />
        </>,
      ),
    {},
    () => press("Open"),
  ],
  ["ResourceTemplateForm.Status", ResourceTemplateForm.Status, form],
  ["ResourceViewer.Actions", ResourceViewer.Actions, viewer],
  ["ResourceViewer.Loading", ResourceViewer.Loading, viewerOf("docs:///late.md")],
  ["ResourceViewer.Error", ResourceViewer.Error, viewerOf("docs:///gone.md")],
  ["ResourceViewer.InputRequest", ResourceViewer.InputRequest, viewerOf("docs:///ask.md")],
  [
    "ResourceViewer.Empty",
    ResourceViewer.Empty,
    (part) => <ResourceViewer.Root resource={null}>{part}</ResourceViewer.Root>,
  ],
  [
    "ResourceViewer.SizePrompt",
    ResourceViewer.SizePrompt,
    (part) => (
      <ResourceViewer.Root resource={{ ...ref, name: "a.md", size: 3 }} maxSize={1}>
        {part}
      </ResourceViewer.Root>
    ),
  ],
  ["ResourceAttachments.Item", ResourceAttachments.Item, (part) => attachments(chips(part))],
  ["ResourceAttachments.ItemOpen", ResourceAttachments.ItemOpen, chip],
  ["ResourceAttachments.ItemState", ResourceAttachments.ItemState, chip],
  ["ResourceAttachments.ItemRemove", ResourceAttachments.ItemRemove, chip],
  [
    "ResourceAttachments.InputRequest",
    ResourceAttachments.InputRequest,
    (part) => (
      <ResourceAttachments.Root defaultValue={[{ server: "docs", uri: "docs:///ask.md" }]}>
        {part}
      </ResourceAttachments.Root>
    ),
  ],
  [
    "ResourcePicker.Trigger",
    ResourcePicker.Trigger,
    (part) => <ResourcePicker.Dialog>{part as ReactElement}</ResourcePicker.Dialog>,
  ],
];

/** Parts that are a whole of others and have no element of their own. */
export const WITHOUT_ELEMENT = new Set(["ResourcePicker.Dialog", "ResourcePicker.Popover"]);
