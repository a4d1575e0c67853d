import { attachments } from "./th/attachments.js";
import { inputRequest } from "./th/inputRequest.js";
import { keys } from "./th/keys.js";
import { mention } from "./th/mention.js";
import { picker } from "./th/picker.js";
import { provider } from "./th/provider.js";
import { search } from "./th/search.js";
import { templateForm } from "./th/templateForm.js";
import { tree } from "./th/tree.js";
import { viewer } from "./th/viewer.js";
import type { Messages } from "./Messages.js";

/** Thai. */
export const th: Messages = {
  ...provider,
  ...tree,
  ...viewer,
  ...inputRequest,
  ...mention,
  ...templateForm,
  ...attachments,
  ...picker,
  ...search,
  ...keys,
};
