import type { Emitter } from "highlight.js";
import type { TextStyles } from "../../../model/contents/styledTokens.js";

/** Collects what highlight.js says of a text as runs of styles, in place of HTML. */
export class StyleEmitter implements Emitter {
  readonly #starts: number[] = [];
  readonly #styles: string[] = [];
  readonly #scopes: string[] = [];
  #length = 0;

  addText(text: string): void {
    if (text === "") return;
    this.#begin(this.#scopes.at(-1) ?? "");
    this.#length += text.length;
  }

  /** `title.function` becomes `title function`: words for `data-token`. */
  startScope(name: string): void {
    this.#scopes.push(name.replaceAll(".", " "));
  }

  endScope(): void {
    this.#scopes.pop();
  }

  openNode(name: string): void {
    this.startScope(name);
  }

  closeNode(): void {
    this.endScope();
  }

  __addSublanguage(emitter: Emitter): void {
    this.append(emitter);
  }

  finalize(): void {}

  toHTML(): string {
    return "";
  }

  /** Goes on with what another one collected. */
  append(other: Emitter): void {
    if (!(other instanceof StyleEmitter)) return;
    other.#starts.forEach((start, at) => {
      this.#starts.push(this.#length + start);
      this.#styles.push(other.#styles[at]!);
    });
    this.#length += other.#length;
    this.#begin("");
  }

  /** The styles up to here. What comes later changes none of it. */
  soFar(): TextStyles {
    return { starts: this.#starts, styles: this.#styles };
  }

  #begin(style: string): void {
    if (this.#starts.at(-1) === this.#length) {
      this.#styles[this.#styles.length - 1] = style;
      return;
    }
    if ((this.#styles.at(-1) ?? "") === style) return;
    this.#starts.push(this.#length);
    this.#styles.push(style);
  }
}
