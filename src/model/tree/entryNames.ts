import { decodePercent } from "../decodePercent.js";
import { displayName } from "../displayName.js";
import { folderSegment, parentUri } from "./parentUri.js";
import type { TreeEntry, TreeSort } from "./TreeEntry.js";

/** The name of an entry as the server gave it. A folder shown together with those above it (`src/main`) names them all. */
export function nameOfEntry(entry: TreeEntry, parent: TreeEntry | undefined): string {
  switch (entry.kind) {
    case "server":
      return entry.label;
    case "template":
      return displayName(entry.template);
    case "value":
      return entry.name;
    case "status":
      return entry.status;
    case "folder":
      return entry.resource ? displayName(entry.resource) : pathBelow(entry.uri, parent);
    case "resource":
      return displayName(entry.resource);
  }
}

/** Which of two entries comes first by what the host sorts by; 0 leaves it to their names. */
export function compareBy(sort: TreeSort, a: TreeEntry, b: TreeEntry): number {
  return sort === "name" ? 0 : rankOf(sort, b) - rankOf(sort, a);
}

function pathBelow(uri: string, parent: TreeEntry | undefined): string {
  const end = parent?.kind === "folder" ? parent.uri : null;
  const names: string[] = [];
  for (let at: string | null = uri; at !== null && at !== end; at = parentUri(at))
    names.unshift(decodePercent(folderSegment(at)) || "/");
  return names.join("/");
}

// What has no priority, or no date that can be read, comes last.
function rankOf(sort: TreeSort, entry: TreeEntry): number {
  const annotations = "resource" in entry ? entry.resource?.annotations : undefined;
  if (sort === "priority") return annotations?.priority ?? -1;
  const changed = Date.parse(annotations?.lastModified ?? "");
  return Number.isNaN(changed) ? -1 : changed;
}
