export { ResourceAttachmentsRoot as Root } from "./ResourceAttachmentsRoot.js";
export { ResourceAttachmentsList as List } from "./ResourceAttachmentsList.js";
export { ResourceAttachmentsItem as Item } from "./ResourceAttachmentsItem.js";
export { ResourceAttachmentsItemOpen as ItemOpen } from "./ResourceAttachmentsItemOpen.js";
export { ResourceAttachmentsItemState as ItemState } from "./ResourceAttachmentsItemState.js";
export { ResourceAttachmentsItemRemove as ItemRemove } from "./ResourceAttachmentsItemRemove.js";
export { ResourceAttachmentsInputRequest as InputRequest } from "./ResourceAttachmentsInputRequest.js";
export { ResourceAttachmentsTotals as Totals } from "./ResourceAttachmentsTotals.js";
