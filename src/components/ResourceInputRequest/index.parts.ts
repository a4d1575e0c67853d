export { ResourceInputRequestRoot as Root } from "./ResourceInputRequestRoot.js";
export { ResourceInputRequestMessage as Message } from "./ResourceInputRequestMessage.js";
export { ResourceInputRequestFields as Fields } from "./ResourceInputRequestFields.js";
export { ResourceInputRequestField as Field } from "./ResourceInputRequestField.js";
export { ResourceInputRequestUrl as Url } from "./ResourceInputRequestUrl.js";
export { ResourceInputRequestActions as Actions } from "./ResourceInputRequestActions.js";
