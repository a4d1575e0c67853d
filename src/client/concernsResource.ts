import { asFolder } from "../model/tree/parentUri.js";
import type { ResourceChange } from "./ResourceChanges.js";

/** Whether a change may be one of this resource. Specification: `updated` may name a sub-resource of it. */
export function concernsResource(change: ResourceChange, uri: string): boolean {
  if (change.type === "missed") return true;
  if (change.type !== "updated") return false;
  return change.uri === uri || change.uri.startsWith(asFolder(uri)) || change.uri.startsWith(`${uri}#`);
}

/** Whether a change may be one of what is in this directory: a list that changed says nothing of where. */
export function concernsDirectory(change: ResourceChange, uri: string): boolean {
  return change.type === "list-changed" || concernsResource(change, uri);
}
