import { parseMimeType } from "./parseMimeType.js";

/** Whether content of this type is made of characters: a text field is where it belongs, a blob of it is to be decoded. */
export function isTextType(mimeType: string): boolean {
  const parsed = parseMimeType(mimeType);
  if (parsed === null) return false;
  return parsed.type === "text" || TEXT_SUFFIX.test(parsed.suffix ?? "") || TEXT_SUBTYPE.test(parsed.essence);
}

const TEXT_SUFFIX = /^(json|json-seq|xml|yaml|toml)$/;

const TEXT_SUBTYPE =
  /^application\/(x-|vnd\.)?(json5?|jsonl|json-lines|jsonlines|ndjson|ld-json|xml|xml-dtd|yaml|yml|toml|sql|graphql|javascript|ecmascript|typescript|python|ruby|php|httpd-php|perl|sh|shellscript|csh|powershell|tex|latex|x509-ca-cert|pem-file|subrip|diff|patch|ini|properties|dockerfile|makefile|mbox|www-form-urlencoded|rtf|n-triples|n-quads|trig|sparql-query|node|wiki|markdown|log)$|^(message\/(rfc822|http)|model\/(obj|gltf\+json)|image\/svg)$/;
