import { detectMention, type MentionQuery } from "../../model/mention/detectMention.js";
import type { MentionEditor, MentionEditorChange, MentionText } from "./MentionEditor.js";

interface MentionSessionOptions {
  triggers: readonly string[];
  /** The finished mention in which, or at whose end, the caret stands. */
  mentionAt: (text: string, caret: number) => MentionInText | null;
}

/** A finished mention in the text; `key` is that of its resource. */
export interface MentionInText {
  start: number;
  key: string;
}

/**
 * Follows an editor and knows whether a mention is being typed in it. Only typing begins one, and never on a finished
 * mention. Remembers the triggers that were dismissed or came by pasting: they stay shut until they are deleted. Knows
 * too which finished mention is being changed by hand (the draft): letter by letter it names resources nobody means.
 */
export class MentionSession {
  /** Counts how often a mention was begun. */
  opening = 0;
  private query: MentionQuery | null = null;
  private draft: number | null = null;
  private text = "";
  private shut: number[] = [];
  private isShown = false;
  private isReplacing = false;
  private disconnect: (() => void) | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(
    readonly editor: MentionEditor,
    private readonly options: MentionSessionOptions,
  ) {
    this.text = editor.read()?.text ?? "";
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.listeners.size === 0) this.disconnect = this.editor.subscribe(this.onChange);
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.disconnect?.();
    };
  };

  readonly getSnapshot = (): MentionQuery | null => this.query;

  /** Where the draft begins; null where nobody changes a mention. */
  readonly getDraft = (): number | null => this.draft;

  /** Told whether there is something to show for what is typed: where there is not, only typing goes on. */
  show(isShown: boolean): void {
    this.isShown = isShown;
  }

  /** Shuts the popup for this trigger. */
  dismiss(): void {
    if (!this.query) return;
    this.shut.push(this.query.start);
    this.set(null);
  }

  /** Makes an edit that finishes the mention being typed. */
  finish(edit: () => void): void {
    this.isReplacing = true;
    edit();
    this.isReplacing = false;
    this.follow(this.editor.read()?.text ?? this.text);
    this.set(null, null);
  }

  /** Follows what the host has done to the text, of which an editor need not tell. */
  check(): void {
    if (this.query || this.draft !== null) this.onChange("selection");
  }

  private readonly onChange = (change: MentionEditorChange): void => {
    if (this.isReplacing) return;
    const now = change === "blur" ? null : this.editor.read();
    if (!now) return this.set(null, null);
    const draft = this.draftAt(now, change === "typing");
    this.follow(now.text);
    const found = detectMention(now.text, now.caret, { trigger: this.options.triggers });
    if (!found || this.shut.includes(found.start)) return this.set(null, draft);
    if (this.query?.start === found.start && (change !== "selection" || this.isShown || isSame(this.query, found)))
      return this.set(found, draft);
    if (change === "insertion") this.shut.push(found.start);
    const begins = change === "typing" && this.options.mentionAt(now.text, found.start + 1)?.start !== found.start;
    this.set(begins ? found : null, draft);
  };

  // Asked before the edit is followed: `text` is still the one before it.
  private draftAt({ text, caret }: MentionText, isTyping: boolean): number | null {
    const at = this.options.mentionAt(text, caret);
    if (!at || at.start === this.draft) return at?.start ?? null;
    const isNew = isTyping && this.options.mentionAt(this.text, at.start + 1)?.key !== at.key;
    return isNew ? at.start : null;
  }

  // Shut triggers before an edit stay, those after it move along, those in it are gone.
  private follow(text: string): void {
    const { text: before } = this;
    if (text === before) return;
    this.text = text;
    const shared = Math.min(before.length, text.length);
    let head = 0;
    while (head < shared && before[head] === text[head]) head++;
    let tail = 0;
    while (tail < shared - head && before[before.length - 1 - tail] === text[text.length - 1 - tail]) tail++;
    const growth = text.length - before.length;
    this.shut = this.shut
      .filter((start) => start < head || start >= before.length - tail)
      .map((start) => (start < head ? start : start + growth));
  }

  private set(query: MentionQuery | null, draft = this.draft): void {
    const isSameQuery = query === this.query || (query !== null && this.query !== null && isSame(query, this.query));
    if (isSameQuery && draft === this.draft) return;
    this.draft = draft;
    if (!isSameQuery) {
      if (!this.query) this.opening += 1;
      this.query = query;
    }
    this.listeners.forEach((listener) => listener());
  }
}

function isSame(a: MentionQuery, b: MentionQuery): boolean {
  return a.start === b.start && a.end === b.end && a.query === b.query;
}
