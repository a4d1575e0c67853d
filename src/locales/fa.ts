import { attachments } from "./fa/attachments.js";
import { inputRequest } from "./fa/inputRequest.js";
import { keys } from "./fa/keys.js";
import { mention } from "./fa/mention.js";
import { picker } from "./fa/picker.js";
import { provider } from "./fa/provider.js";
import { search } from "./fa/search.js";
import { templateForm } from "./fa/templateForm.js";
import { tree } from "./fa/tree.js";
import { viewer } from "./fa/viewer.js";
import type { Messages } from "./Messages.js";

/** Persian. */
export const fa: Messages = {
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
