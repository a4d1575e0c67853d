import { attachments } from "./en/attachments.js";
import { inputRequest } from "./en/inputRequest.js";
import { keys } from "./en/keys.js";
import { mention } from "./en/mention.js";
import { picker } from "./en/picker.js";
import { provider } from "./en/provider.js";
import { search } from "./en/search.js";
import { templateForm } from "./en/templateForm.js";
import { tree } from "./en/tree.js";
import { viewer } from "./en/viewer.js";

/** English, the catalogue every other one is checked against. One line a text, a file for each component. */
export const en = {
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
} as const;
