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

function pathBelow(uri: string, parent: TreeEntry | undefined): string {
  const end = parent?.kind === "folder" ? parent.uri : null;
  const names: string[] = [];
  for (let at: string | null = uri; at !== null && at !== end; at = parentUri(at))
    names.unshift(decodePercent(folderSegment(at)) || "/");
  return names.join("/");
}

/** How far up an entry stands by what the host sorts by; equal ones are left to their names. */
export function rankBy(sort: TreeSort, entry: TreeEntry): number {
  // What is said of a folder stands below what is in it.
  if (entry.kind === "status") return -Infinity;
  if (sort === "name") return 0;
  const annotations = "resource" in entry ? entry.resource?.annotations : undefined;
  // What has no priority, or no date that can be read, comes last.
  if (sort === "priority") return annotations?.priority ?? -1;
  const changed = Date.parse(annotations?.lastModified ?? "");
  return Number.isNaN(changed) ? -1 : changed;
}
