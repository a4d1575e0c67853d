/** What was wrong with contents as a server sent them, or surprising enough to say. */
export interface ContentsProblem {
  code: ContentsProblemCode;
  /** What the server said: its MIME type, charset label or the like. Hostile text. */
  given?: string | undefined;
  /** What was used in its place. */
  used?: string | undefined;
}

/** What can be wrong with one item of a server's answer. */
export type ContentsProblemCode =
  /** Neither `text` nor `blob`. */
  | "no-data"
  /** Both `text` and `blob`; the text is used. */
  | "text-and-blob"
  /** `blob` is not base64; there are no bytes, and `source` holds what came. */
  | "invalid-base64"
  /** `blob` ends in the middle of a byte; the bytes before it are there. */
  | "truncated-base64"
  /** Base64 in a variant: URL-safe letters, no padding, line breaks, a `data:` prefix. The bytes are whole. */
  | "base64-variant"
  /** `text` holds the base64 of a binary type. */
  | "base64-in-text"
  /** The type is binary, the content is text that is no base64. */
  | "binary-type-for-text"
  /** The bytes prove another type than the one given. */
  | "wrong-mime-type"
  /** The type given is no MIME type. */
  | "invalid-mime-type"
  /** The charset named is unknown; `used` was taken. */
  | "unknown-charset"
  /** No charset named, and the bytes are no UTF-8; `used` is a guess. */
  | "guessed-charset"
  /** Bytes that the charset does not have stand as U+FFFD in the text. */
  | "malformed-text";

/** One item of a `resources/read` answer, ready to show. */
export interface DecodedContents {
  uri: string;
  /** The type to show it as: the server's, corrected where the bytes prove it wrong. Parsable, lower case, with parameters. */
  mimeType: string;
  /** The characters, without a byte order mark, for content made of characters. */
  text?: string | undefined;
  /** The bytes, for content that came as bytes. */
  bytes?: Uint8Array | undefined;
  /** The characters exactly as the server sent them, where they differ from `text`: base64 that could not be or should be seen. */
  source?: string | undefined;
  /** Size of the raw content in bytes. */
  size: number;
  problems: readonly ContentsProblem[];
}
