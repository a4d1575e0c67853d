"use client";
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from "react";
import { useTemplateCompletion } from "../../queries/useTemplateCompletion.js";
import { dataAttribute } from "../../utils/dataAttribute.js";
import { hearEscape } from "../../utils/useEscapeFirst.js";
import { useEventCallback } from "../../utils/useEventCallback.js";
import { listItems, valueOfItems } from "./templateFormValues.js";
import type { TemplateForm, TemplateFormChangeDetails, TemplateFormField } from "./useTemplateForm.js";

// A server may ignore the protocol's limit of 100; thousands of mounted rows would make typing slow.
const MOST_SHOWN = 200;

/**
 * One field of a template form as an editable combobox with list autocomplete (WAI-ARIA): suggestions appear on focus
 * and while typing, nothing is picked unless the user picks it, any text may be typed. A list is filled one item at a
 * time: the text being typed is its last item already.
 */
export function useTemplateCombobox(form: TemplateForm, field: TemplateFormField) {
  const { name, isList, value } = field;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const [draft, setDraft] = useState("");

  const all = isList ? listItems(value) : [];
  // The host may have put another value in its place meanwhile.
  const hasDraft = draft !== "" && all.at(-1) === draft;
  const items = hasDraft ? all.slice(0, -1) : all;
  const text = isList ? (hasDraft ? draft : "") : ((value as string | undefined) ?? "");

  const completion = useTemplateCompletion({
    server: form.server,
    template: form.template.uriTemplate,
    variable: name,
    value: text,
    context: form.contextOf(name),
    enabled: isOpen,
  });
  const offered = completion.values.filter((suggestion) => !items.includes(suggestion));
  const isChosen = offered.length === 1 && offered[0] === text;
  const suggestions = isChosen ? [] : offered.slice(0, MOST_SHOWN);
  const isSupported = completion.status !== "unsupported";
  const isShown = isOpen && isSupported && suggestions.length > 0;
  const active = isShown && highlighted !== null ? suggestions.indexOf(highlighted) : -1;

  function write(nextItems: readonly string[], nextDraft: string, reason: TemplateFormChangeDetails["reason"]) {
    setDraft(nextDraft);
    form.setValue(name, valueOfItems(nextDraft === "" ? nextItems : [...nextItems, nextDraft], value), reason);
  }
  function type(next: string) {
    setHighlighted(null);
    setOpen(true);
    if (isList) write(items, next, "input-change");
    else form.setValue(name, next === "" ? undefined : next, "input-change");
  }
  function pick(suggestion: string) {
    setOpen(isList);
    setHighlighted(null);
    if (isList) write([...items, suggestion], "", "suggestion-press");
    else form.setValue(name, suggestion, "suggestion-press");
  }
  function addItem() {
    setHighlighted(null);
    if (text !== "") write(all, "", "item-add");
  }
  function removeItem(index: number) {
    write(items.toSpliced(index, 1), text, "item-remove");
  }

  const close = useEventCallback(() => {
    setOpen(false);
    setHighlighted(null);
  });
  // Captured before any layer around the form: Escape closes the suggestions only, never the dialog they are in.
  const input = useRef<Element | null>(null);
  useEffect(() => {
    const view = input.current?.ownerDocument.defaultView;
    if (isShown && view) return hearEscape(view, () => input.current, close);
  }, [isShown, close]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      setOpen(true);
      if (isShown && !event.altKey) setHighlighted(nextOf(suggestions, active, step));
    } else if (event.key === "Enter" && active !== -1) {
      event.preventDefault();
      pick(suggestions[active]!);
    } else if (event.key === "Enter" && isList && text !== "") {
      event.preventDefault();
      addItem();
    } else if (event.key === "Backspace" && isList && text === "" && items.length > 0) {
      removeItem(items.length - 1);
    } else if (event.key === "Enter" || event.key === "Tab") {
      close();
    }
  }

  return {
    id,
    /** In the text field. */
    text,
    /** Of a list, without the one being typed. */
    items,
    suggestions,
    highlighted: active === -1 ? null : suggestions[active]!,
    completion,
    /** The list is there to be seen. */
    isShown,
    /** The field is being filled in, so that loading and errors matter. */
    isOpen: isOpen && isSupported,
    close,
    addItem,
    removeItem,
    getInputProps: () => ({
      role: "combobox" as const,
      value: text,
      autoComplete: "off",
      autoCapitalize: "none",
      spellCheck: false,
      dir: "auto" as const,
      "aria-autocomplete": "list" as const,
      "aria-expanded": isShown,
      "aria-controls": isShown ? `${id}-list` : undefined,
      "aria-activedescendant": active === -1 ? undefined : `${id}-${active}`,
      "aria-required": field.required || undefined,
      "aria-invalid": field.isMissing || undefined,
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.target.value),
      onFocus: (event: FocusEvent) => {
        input.current = event.currentTarget;
        form.setFocused(name);
        setOpen(true);
      },
      onClick: () => setOpen(true),
      onKeyDown,
    }),
    getListProps: () => ({ role: "listbox" as const, id: `${id}-list` }),
    getOptionProps: (suggestion: string) => ({
      role: "option" as const,
      id: `${id}-${suggestions.indexOf(suggestion)}`,
      "aria-selected": suggestion === suggestions[active],
      "data-highlighted": dataAttribute(suggestion === suggestions[active]),
      // Keeps the focus in the text field.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onMouseMove: () => setHighlighted(suggestion),
      onClick: () => pick(suggestion),
    }),
  };
}

export type TemplateCombobox = ReturnType<typeof useTemplateCombobox>;

function nextOf(suggestions: readonly string[], active: number, step: 1 | -1): string {
  if (active === -1) return suggestions.at(step === 1 ? 0 : -1)!;
  return suggestions[(active + step + suggestions.length) % suggestions.length]!;
}
