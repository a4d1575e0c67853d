/** A template that is not RFC 6570, or a value it cannot take. `position` is an index into the template. */
export class UriTemplateError extends Error {
  override readonly name = "UriTemplateError";
  readonly position: number;

  constructor(message: string, position: number) {
    super(message);
    this.position = position;
  }
}
