/**
 * The URI of the folder that a URI stands in, with its trailing slash, or null where it stands directly under its
 * server. Text only: nothing is decoded or normalized, an empty segment is a folder of its own, and what has no
 * hierarchy (`urn:a:b`, `memo:7`) has no folder.
 */
export function parentUri(uri: string): string | null {
  const root = rootLength(uri);
  if (root === -1) return null;
  const query = uri.search(/[?#]/);
  const end = query === -1 ? uri.length : query;
  const slash = uri.lastIndexOf("/", uri[end - 1] === "/" ? end - 2 : end - 1);
  return slash < root ? null : uri.slice(0, slash + 1);
}

/** The last segment of a folder's URI as it stands there, without the slash. */
export function folderSegment(folderUri: string): string {
  const end = folderUri.length - 1;
  return folderUri.slice(folderUri.lastIndexOf("/", end - 1) + 1, end);
}

/** The URI as that of a folder: with its trailing slash. */
export function asFolder(uri: string): string {
  return uri.endsWith("/") ? uri : `${uri}/`;
}

// A path is cut into folders one below the other, so a hostile one could go deeper than any stack or screen.
const DEEPEST = 256;

/** Whether a URI has more folders than are shown. */
export function isTooDeep(uri: string): boolean {
  let slashes = 0;
  for (let at = uri.indexOf("/"); at !== -1 && slashes <= DEEPEST; at = uri.indexOf("/", at + 1)) slashes++;
  return slashes > DEEPEST;
}

// What belongs to no folder: `file:///`, `repo://`, `scheme:/`. A single letter before one slash is a drive and not a scheme.
function rootLength(uri: string): number {
  const scheme = /^(?:[a-z](?=:\/\/)|[a-z][a-z0-9+.-]+):(\/{0,2})/i.exec(uri);
  if (!scheme) return uri.includes("/") && !/^[a-z]:[^/]/i.test(uri) ? (uri.startsWith("/") ? 1 : 0) : -1;
  if (scheme[1] === "") return -1;
  const length = scheme[0].length;
  return scheme[1] === "//" && uri[length] === "/" ? length + 1 : length;
}
