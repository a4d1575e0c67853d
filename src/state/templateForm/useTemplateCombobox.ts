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
import { isAssociative, isNewMember, listItems, valueOfItems } from "./templateFormValues.js";
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
  const [draft, setDraft] = useState<Draft>(NO_DRAFT);

  const all = isList ? listItems(value) : [];
  // The host may have put another value in its place meanwhile.
  const isHeld = draft.isHeld && isAssociative(value) && draft.resets === form.resets;
  const hasDraft = isHeld || (!draft.isHeld && draft.text !== "" && all.at(-1) === draft.text);
  const items = hasDraft && !isHeld ? all.slice(0, -1) : all;
  const text = isList ? (hasDraft ? draft.text : "") : ((value as string | undefined) ?? "");

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
  const isPopupShown = isOpen && (isShown || completion.status === "loading" || completion.status === "error");
  const active = isShown && highlighted !== null ? suggestions.indexOf(highlighted) : -1;

  function write(nextItems: readonly string[], nextDraft: string, reason: TemplateFormChangeDetails["reason"]) {
    const held = nextDraft !== "" && isAssociative(value) && !isNewMember(nextDraft, nextItems);
    setDraft({ text: nextDraft, isHeld: held, resets: form.resets });
    if (held && nextItems.length === all.length) return;
    form.setValue(name, valueOfItems(nextDraft === "" || held ? nextItems : [...nextItems, nextDraft], value), reason);
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
    if (text === "") return;
    // A member without a value has an empty one; one with a key that is there takes its place.
    const member = isHeld && !text.includes("=") ? `${text}=` : text;
    write([...items, member], "", "item-add");
  }
  function removeItem(index: number) {
    write(items.toSpliced(index, 1), text, "item-remove");
  }

  const close = useEventCallback(() => {
    setOpen(false);
    setHighlighted(null);
  });
  // Captured before any layer around the form: Escape closes what hangs from the field only, be it suggestions, their
  // loading or why there are none, and never the dialog around it.
  const input = useRef<Element | null>(null);
  useEffect(() => {
    const view = input.current?.ownerDocument.defaultView;
    const fieldOf = () => input.current?.closest('[data-slot="resource-template-form-field"]') ?? input.current;
    if (isPopupShown && view) return hearEscape(view, fieldOf, close);
  }, [isPopupShown, close]);

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
    /** There is something to be seen below the field: the list, that it is on its way, or why there is none. */
    isPopupShown,
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

interface Draft {
  text: string;
  /** Not in the value yet: a member of an associative value without "=", or with a key that is there already. */
  isHeld: boolean;
  resets: number;
}

const NO_DRAFT: Draft = { text: "", isHeld: false, resets: 0 };

function nextOf(suggestions: readonly string[], active: number, step: 1 | -1): string {
  if (active === -1) return suggestions.at(step === 1 ? 0 : -1)!;
  return suggestions[(active + step + suggestions.length) % suggestions.length]!;
}
