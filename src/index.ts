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

// 4 state: headless widgets

// 5 components: compound parts, a namespace each
export * as ResourceViewer from "./components/ResourceViewer/index.parts.js";
export type { RendererProps, ResourceRenderer } from "./components/ResourceViewer/ResourceRenderer.js";
export { defaultRenderers } from "./components/ResourceViewer/renderers/defaultRenderers.js";

export * as ResourceInputRequest from "./components/ResourceInputRequest/index.parts.js";

// texts
export type { Message, MessageKey, Messages } from "./locales/Messages.js";
export { en } from "./locales/en.js";
