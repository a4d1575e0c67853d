// The public surface of mcp-resource-kit, by name, in the order in which data passes through it.

// 1 client: the boundary to MCP
export type {
  CompleteParams,
  RequestOptions,
  ResourceClient,
  ServerCapabilities,
  ServerVersion,
} from "./client/ResourceClient.js";
export type { ResourceServer } from "./client/ResourceServer.js";
export type { ResourceChange, ResourceChanges } from "./client/ResourceChanges.js";
export { sdkChanges, type SdkChangesOptions } from "./client/sdkChanges.js";
export type { AnswerElicitation, ElicitationAnswer, ResourceElicitation } from "./client/ResourceElicitation.js";
export { sdkElicitation, type SdkElicitationOptions } from "./client/sdkElicitation.js";
export { fromAiSdk } from "./client/adapters/fromAiSdk.js";
export { fromMcpUse } from "./client/adapters/fromMcpUse.js";
export { fromUseMcp } from "./client/adapters/fromUseMcp.js";
export type { ContentPolicy } from "./client/ContentPolicy.js";
export { ResourceError, type ResourceErrorKind } from "./client/ResourceError.js";
export { describeError } from "./client/describeError.js";
export { ResourceProvider, type ResourceProviderProps } from "./client/ResourceProvider.js";
export { useResourceContext } from "./client/useResourceContext.js";
export type { ResourceContextValue } from "./client/ResourceContext.js";

// 2 queries: protocol data in TanStack Query
export { resourceQueryKeys } from "./queries/queryKeys.js";
export { resourcesQueryOptions } from "./queries/resourcesQueryOptions.js";
export { resourceTemplatesQueryOptions } from "./queries/resourceTemplatesQueryOptions.js";
export { resourceContentsQueryOptions } from "./queries/resourceContentsQueryOptions.js";
export { resourceDirectoryQueryOptions } from "./queries/resourceDirectoryQueryOptions.js";
export { templateCompletionQueryOptions } from "./queries/templateCompletionQueryOptions.js";
export { fetchTemplateCompletion } from "./queries/fetchTemplateCompletion.js";
export { shouldDehydrateResourceQuery } from "./queries/shouldDehydrateResourceQuery.js";
export type { ListingStatus, ResourceListing } from "./queries/ResourceListing.js";
export type { ListProblem } from "./queries/fetchListPage.js";
export { useResources, type UseResourcesOptions, type UseResourcesResult } from "./queries/useResources.js";
export { useResourceTemplates } from "./queries/useResourceTemplates.js";
export { useResourceContents, type UseResourceContentsResult } from "./queries/useResourceContents.js";
export { useResourceDirectory } from "./queries/useResourceDirectory.js";
export { useTemplateCompletion, type UseTemplateCompletionResult } from "./queries/useTemplateCompletion.js";
export { useResourceUpdates } from "./queries/useResourceUpdates.js";

// 3 model: plain functions on plain data
export type {
  Annotations,
  Audience,
  Icon,
  ListedResource,
  ListedResourceTemplate,
  Resource,
  ResourceContents,
  ResourceRef,
  ResourceTemplate,
} from "./model/Resource.js";
export type { InputQuestion, InputRequest, InputResponse, InputResponses } from "./model/InputRequest.js";
export { parseResourceKey, resourceKey } from "./model/resourceKey.js";
export { displayName } from "./model/displayName.js";
export { visibleText } from "./model/visibleText.js";
export type {
  UriTemplate,
  UriTemplateOperator,
  UriTemplateValue,
  UriTemplateValues,
  UriTemplateVariable,
} from "./model/uriTemplate/UriTemplate.js";
export { UriTemplateError } from "./model/uriTemplate/UriTemplateError.js";
export { parseUriTemplate } from "./model/uriTemplate/parseUriTemplate.js";
export { expandUriTemplate } from "./model/uriTemplate/expandUriTemplate.js";
export { previewUriTemplate } from "./model/uriTemplate/previewUriTemplate.js";
export { matchUriTemplate } from "./model/uriTemplate/matchUriTemplate.js";
export { toContentBlocks, type ContextItem, type ToContentBlocksOptions } from "./model/context/toContentBlocks.js";
export type { ContentBlock } from "./model/context/ContentBlock.js";
export {
  planContext,
  type ContextCandidate,
  type ContextPlan,
  type PlanContextOptions,
  type PlannedResource,
} from "./model/context/planContext.js";
export type { PlanReason } from "./model/context/explainPlan.js";
export { estimateTokens } from "./model/context/estimateTokens.js";
export { parseMimeType, type MimeType } from "./model/mime/parseMimeType.js";
export { matchMimeType } from "./model/mime/matchMimeType.js";
export { sniffMimeType } from "./model/mime/sniffMimeType.js";
export { kindOf, type ResourceKind } from "./model/mime/kindOf.js";
export type { ContentsProblem, ContentsProblemCode, DecodedContents } from "./model/contents/DecodedContents.js";
export { decodeContents, decodeContentsSlowly } from "./model/contents/decodeContents.js";
export { detectMention, type DetectMentionOptions, type MentionQuery } from "./model/mention/detectMention.js";
export { formatMention } from "./model/mention/formatMention.js";
export { parseMentions, type Mention } from "./model/mention/parseMentions.js";
export { buildResourceTree, type ResourceTreeNode } from "./model/tree/buildResourceTree.js";
export type { TreeSort } from "./model/tree/TreeEntry.js";
export { searchResources, type SearchResult } from "./model/search/searchResources.js";
export type { MatchRange } from "./model/search/matchRanges.js";
export { localStorageRecents, memoryRecents, type RecentEntry, type RecentsStorage } from "./model/search/recents.js";

// 4 state: headless widgets
export {
  useResourceSelection,
  type ResourceSelection,
  type SelectedResource,
  type SelectionChangeDetails,
  type SelectionChangeReason,
  type UseResourceSelectionOptions,
} from "./state/useResourceSelection.js";
export {
  useResourceAttachments,
  type Attachment,
  type AttachmentTotals,
  type ResourceAttachmentsState,
  type UseResourceAttachmentsOptions,
} from "./state/useResourceAttachments.js";
export type { AttachmentRead, AttachmentStatus } from "./state/attachments/AttachmentReader.js";
export {
  useResourceTree,
  type ResourceTreeState,
  type TreeChangeDetails,
  type TreeTemplateDetails,
  type UseResourceTreeOptions,
} from "./state/useResourceTree.js";
export {
  useResourceSearch,
  type ResourceSearchState,
  type SearchChangeDetails,
  type UseResourceSearchOptions,
} from "./state/useResourceSearch.js";
export type { FoundOption, SearchGroup, SearchOption } from "./state/search/SearchOption.js";
export type { MentionSelectDetails } from "./state/mention/useMentionChoice.js";
export {
  useResourceMention,
  type UseResourceMentionOptions,
  type UseResourceMentionResult,
} from "./state/mention/useResourceMention.js";
export type { MentionEditor, MentionEditorChange, MentionText } from "./state/mention/MentionEditor.js";
export type { MentionGroup, MentionOption } from "./state/mention/MentionOption.js";
export { textareaEditor } from "./state/mention/textareaEditor.js";
export { contentEditableEditor } from "./state/mention/contentEditableEditor.js";
export {
  useTemplateForm,
  type TemplateForm,
  type TemplateFormChangeDetails,
  type TemplateFormField,
  type TemplateFormSubmitDetails,
  type UseTemplateFormOptions,
} from "./state/templateForm/useTemplateForm.js";
export type { TemplateFormValue, TemplateFormValues } from "./state/templateForm/templateFormValues.js";
export { useTemplateCombobox, type TemplateCombobox } from "./state/templateForm/useTemplateCombobox.js";

// 5 components: compound parts, a namespace each
export * as ResourceTree from "./components/ResourceTree/index.parts.js";
export type { ResourceTreeActions } from "./components/ResourceTree/ResourceTreeRoot.js";
export * as ResourceSearch from "./components/ResourceSearch/index.parts.js";
export * as ResourceMention from "./components/ResourceMention/index.parts.js";
export * as ResourceTemplateForm from "./components/ResourceTemplateForm/index.parts.js";
export type { ResourceTemplateFormRootProps } from "./components/ResourceTemplateForm/ResourceTemplateFormRoot.js";
export * as ResourceViewer from "./components/ResourceViewer/index.parts.js";
export type { RendererProps, ResourceRenderer } from "./components/ResourceViewer/ResourceRenderer.js";
export { defaultRenderers } from "./components/ResourceViewer/renderers/defaultRenderers.js";

export * as ResourceAttachments from "./components/ResourceAttachments/index.parts.js";
export * as ResourcePicker from "./components/ResourcePicker/index.parts.js";
export * as ResourceInputRequest from "./components/ResourceInputRequest/index.parts.js";

// texts
export type { Message, MessageKey, Messages } from "./locales/Messages.js";
export { en } from "./locales/en.js";
