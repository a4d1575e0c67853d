import type { TreeEntry } from "../../model/tree/TreeEntry.js";
import { visibleText } from "../../model/visibleText.js";

/** The full address of what a row stands for, for its tooltip. */
export function uriOfEntry(entry: TreeEntry): string | undefined {
  switch (entry.kind) {
    case "resource":
      return visibleText(entry.resource.uri);
    case "folder":
      return visibleText(entry.resource?.uri ?? entry.uri);
    case "template":
      return visibleText(entry.template.uriTemplate);
    case "value":
      return visibleText(entry.uri ?? entry.template.uriTemplate);
    default:
      return undefined;
  }
}
