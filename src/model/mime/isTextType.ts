import { parseMimeType } from "./parseMimeType.js";

/** Whether content of this type is made of characters: a text field is where it belongs, a blob of it is to be decoded. */
export function isTextType(mimeType: string): boolean {
  const parsed = parseMimeType(mimeType);
  if (parsed === null) return false;
  return (
    parsed.type === "text" ||
    SUFFIXES.includes(parsed.suffix ?? "") ||
    OTHERS.includes(parsed.essence) ||
    (parsed.type === "application" && SUBTYPES.has(parsed.subtype.replace(/^(x-|vnd\.)/, "")))
  );
}

const SUFFIXES = ["json", "json-seq", "xml", "yaml", "toml"];

const OTHERS = ["message/rfc822", "message/http", "image/svg"];

// Of `application/`, with and without `x-` or `vnd.`.
const SUBTYPES: ReadonlySet<string> = new Set(
  (
    "json json5 jsonl json-lines jsonlines ndjson ld-json xml xml-dtd yaml yml toml sql graphql javascript ecmascript " +
    "typescript python ruby php httpd-php perl sh shellscript csh powershell tex latex x509-ca-cert pem-file subrip diff " +
    "patch ini properties dockerfile makefile mbox www-form-urlencoded rtf n-triples n-quads trig sparql-query node wiki " +
    "markdown log"
  ).split(" "),
);

/** The same as patterns for `matchMimeType`. */
export const textMimeTypes: readonly string[] = [
  "text/*",
  ...SUFFIXES.map((suffix) => `*/*+${suffix}`),
  ...OTHERS,
  ...Array.from(SUBTYPES, (subtype) => ["", "x-", "vnd."].map((prefix) => `application/${prefix}${subtype}`)).flat(),
];
