"use client";

import { useState } from "react";
import { isAssociative, isNewMember, listItems, valueOfItems } from "./templateFormValues.js";
import type { TemplateForm, TemplateFormChangeDetails, TemplateFormField } from "./useTemplateForm.js";

interface Draft {
  text: string;
  /** Not in the value yet: a member of an associative value without "=", or with a key that is there already. */
  isHeld: boolean;
  resets: number;
}

const NO_DRAFT: Draft = { text: "", isHeld: false, resets: 0 };

/**
 * What of a field's value is in its text field, and how typing, picking and adding change the value. A list is filled
 * one item at a time: the text being typed is its last item already.
 */
export function useFieldText(form: TemplateForm, { name, isList, value }: TemplateFormField) {
  const [draft, setDraft] = useState<Draft>(NO_DRAFT);
  const all = isList ? listItems(value) : [];
  // The host may have put another value in its place meanwhile.
  const isHeld = draft.isHeld && isAssociative(value) && draft.resets === form.resets;
  const hasDraft = isHeld || (!draft.isHeld && draft.text !== "" && all.at(-1) === draft.text);
  const items = hasDraft && !isHeld ? all.slice(0, -1) : all;
  const text = isList ? (hasDraft ? draft.text : "") : ((value as string | undefined) ?? "");

  function write(nextItems: readonly string[], nextDraft: string, reason: TemplateFormChangeDetails["reason"]) {
    const held = nextDraft !== "" && isAssociative(value) && !isNewMember(nextDraft, nextItems);
    setDraft({ text: nextDraft, isHeld: held, resets: form.resets });
    if (held && nextItems.length === all.length) return;
    form.setValue(name, valueOfItems(nextDraft === "" || held ? nextItems : [...nextItems, nextDraft], value), reason);
  }

  return {
    /** In the text field. */
    text,
    /** Of a list, without the one being typed. */
    items,
    type: (next: string) => {
      if (isList) write(items, next, "input-change");
      else form.setValue(name, next === "" ? undefined : next, "input-change");
    },
    pick: (suggestion: string) => {
      if (isList) write([...items, suggestion], "", "suggestion-press");
      else form.setValue(name, suggestion, "suggestion-press");
    },
    /** Makes an item of the text. */
    add: () => {
      if (text === "") return;
      // A member without a value has an empty one; one with a key that is there takes its place.
      const member = isHeld && !text.includes("=") ? `${text}=` : text;
      write([...items, member], "", "item-add");
    },
    remove: (index: number) => write(items.toSpliced(index, 1), text, "item-remove"),
  };
}
