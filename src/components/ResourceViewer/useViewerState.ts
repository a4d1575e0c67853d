"use client";
import { useId, useMemo, useState } from "react";
import { offersDirectoryRead } from "../../client/capabilities.js";
import { readContentsEntry } from "../../client/readEntry.js";
import { useResourceContext } from "../../client/useResourceContext.js";
import { displayName } from "../../model/displayName.js";
import { lastSegment } from "../../model/lastSegment.js";
import { isDirectory } from "../../model/isDirectory.js";
import type { ListedResource, ResourceContents, ResourceRef } from "../../model/Resource.js";
import { visibleText } from "../../model/visibleText.js";
import { useKnownResource } from "../../queries/useKnownResource.js";
import { useResourceContents, type UseResourceContentsResult } from "../../queries/useResourceContents.js";
import { useResourceDirectory, type UseResourceDirectoryResult } from "../../queries/useResourceDirectory.js";
import { useDecodedContents } from "../../state/useDecodedContents.js";
import { isRecord } from "../../utils/isRecord.js";
import type { ViewerItem, ViewerStatus } from "./ResourceViewerContext.js";

interface ViewerStateOptions {
  resource: ResourceRef | ListedResource | null;
  contents: readonly ResourceContents[] | undefined;
  name: string | undefined;
  maxSize: number;
}

/** Everything one viewer knows of the resource it shows. Mounted anew for each resource. */
export function useViewerState({ resource, contents: given, name, maxSize }: ViewerStateOptions) {
  const { getServer } = useResourceContext();
  const known = useKnownResource(resource);
  const [sizeConfirmed, setSizeConfirmed] = useState(false);
  const [sources, setSources] = useState<ReadonlySet<number>>(new Set());
  const headingId = useId();

  const server = resource ? getServer(resource.server) : undefined;
  const canList = server !== undefined && offersDirectoryRead(server);
  const declaredDirectory = canList && known !== undefined && isDirectory(known);
  const tooLarge = !sizeConfirmed && (known?.size ?? 0) > maxSize;
  const reads = given === undefined && resource !== null && !declaredDirectory;
  const read = useResourceContents(reads ? resource : null, { enabled: !tooLarge });
  // Servers with directories answer a plain read of one with "not found" and leave it to the client to list it.
  const asksDirectory = declaredDirectory || (canList && read.error?.kind === "not-found");
  const directory = useResourceDirectory(asksDirectory ? resource : null);

  const own = useMemo(() => given && readGiven(given, resource?.uri ?? ""), [given, resource?.uri]);
  const contents = own ?? read.contents;
  const decoded = useDecodedContents(contents);
  const items = useMemo(
    () =>
      (contents ?? []).map((item, index): ViewerItem => ({
        index,
        contents: item,
        decoded: decoded[index],
        name: visibleText(lastSegment(item.uri)),
        showsSource: sources.has(index),
        setShowsSource: (shows) => setSources((set) => withMember(set, index, shows)),
      })),
    [contents, decoded, sources],
  );

  return {
    resource,
    known,
    name: visibleText(name ?? nameOf(known, resource, own)),
    headingId,
    status: statusOf({ given: own, read, directory, declaredDirectory, tooLarge: reads && tooLarge }),
    items,
    error: directory.status === "error" && declaredDirectory ? directory.error : read.error,
    read,
    entries: directory.resources,
    entriesArePartial: directory.status === "partial",
    entriesError: directory.resources.length > 0 ? directory.error : null,
    retryEntries: directory.refetch,
    confirmSize: () => setSizeConfirmed(true),
    refresh: declaredDirectory ? directory.refetch : read.refetch,
  };
}

/** What a host took from its own wire may be as odd as what comes by ours. What is whole stays the same object. */
function readGiven(given: unknown, uri: string): readonly ResourceContents[] {
  const entries: readonly unknown[] = Array.isArray(given) ? given : [given];
  return entries.map((entry) => (isContents(entry) ? entry : (readContentsEntry(entry, uri) ?? { uri })));
}

function isContents(entry: unknown): entry is ResourceContents {
  if (!isRecord(entry) || typeof entry.uri !== "string") return false;
  return [entry.mimeType, entry.text, entry.blob].every((field) => field === undefined || typeof field === "string");
}

function withMember(set: ReadonlySet<number>, member: number, present: boolean): ReadonlySet<number> {
  const next = new Set(set);
  if (present) next.add(member);
  else next.delete(member);
  return next;
}

function nameOf(
  known: ListedResource | undefined,
  resource: ResourceRef | null,
  given: readonly ResourceContents[] | undefined,
): string {
  if (known) return displayName(known);
  return lastSegment(resource?.uri ?? given?.[0]?.uri ?? "");
}

interface StatusFacts {
  given: readonly ResourceContents[] | undefined;
  read: UseResourceContentsResult;
  directory: UseResourceDirectoryResult;
  declaredDirectory: boolean;
  tooLarge: boolean;
}

function statusOf({ given, read, directory, declaredDirectory, tooLarge }: StatusFacts): ViewerStatus {
  if (given) return given.length === 0 ? "empty" : "success";
  if (/^(partial|complete|stopped)$/.test(directory.status)) return "directory";
  if (directory.status === "error" && directory.resources.length > 0) return "directory";
  if (declaredDirectory) return directory.status === "error" ? "error" : "loading";
  if (tooLarge) return "too-large";
  if (read.status === "success") return read.contents?.length === 0 ? "empty" : "success";
  return directory.status === "loading" && read.status === "error" ? "loading" : read.status;
}
