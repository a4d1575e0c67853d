import { isTextType } from "./isTextType.js";
import { isVagueType } from "./isVagueType.js";
import { mimeTypeOfName } from "./mimeTypeOfName.js";
import { parseMimeType } from "./parseMimeType.js";

/** What a person would call the content: what an icon shows and a filter selects. */
export type ResourceKind = "document" | "code" | "data" | "image" | "audio" | "video" | "other";

/** The kind of a resource by its MIME type, or by the ending of its URI where the type is missing or says nothing. */
export function kindOf(mimeType: string | undefined, uri?: string): ResourceKind {
  const declared = mimeType === undefined ? null : parseMimeType(mimeType);
  const vague = declared === null || isVagueType(declared) || declared.essence === "text/plain";
  const named = vague && uri !== undefined ? mimeTypeOfName(uri) : undefined;
  const type = named === undefined ? declared : parseMimeType(named);
  if (type === null) return "other";
  if (type.type === "image" || type.type === "audio" || type.type === "video") return type.type;
  if (DATA.test(type.essence) || (type.type !== "text" && /^(json|yaml|toml|xml)$/.test(type.suffix ?? "")))
    return "data";
  if (DOCUMENT.test(type.essence)) return "document";
  return isTextType(type.essence) ? "code" : "other";
}

const DATA =
  /^(text\/(csv|tab-separated-values|xml|yaml|x-yaml|json|calendar|vcard)|application\/(json5?|x-ndjson|ndjson|jsonl|xml|yaml|x-yaml|toml|vnd\.sqlite3|vnd\.ms-excel|vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet))$/;

const DOCUMENT =
  /^(text\/(plain|markdown|x-markdown|html|rtf|x-rst|x-log|x-latex)|application\/(pdf|rtf|msword|xhtml\+xml|epub\+zip|vnd\.oasis\.opendocument\..+|vnd\.ms-powerpoint|vnd\.openxmlformats-officedocument\.(word|presentation)ml\..+))$/;
