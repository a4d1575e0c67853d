/** JSON values one after another, mostly one a line. */
export const jsonSequenceMimeTypes: readonly string[] = [
  "ndjson",
  "x-ndjson",
  "jsonl",
  "x-jsonl",
  "json-lines",
  "jsonlines",
  "x-jsonlines",
].map((subtype) => `application/${subtype}`);
