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
import { useFieldText } from "./useFieldText.js";
import type { TemplateForm, TemplateFormField } from "./useTemplateForm.js";

// A server may ignore the protocol's limit of 100; thousands of mounted rows would make typing slow.
const MOST_SHOWN = 200;

/**
 * One field of a template form as an editable combobox with list autocomplete (WAI-ARIA): suggestions appear on focus
 * and while typing, nothing is picked unless the user picks it, any text may be typed.
 */
export function useTemplateCombobox(form: TemplateForm, field: TemplateFormField) {
  const { name, isList } = field;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const written = useFieldText(form, field);
  const { text, items } = written;
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
  const isOffering = isSupported && suggestions.length > 0;
  const isShown = isOpen && isOffering;
  const isPopupShown = isOpen && (isShown || completion.status === "loading" || completion.status === "error");
  const active = isShown && highlighted !== null ? suggestions.indexOf(highlighted) : -1;

  function type(next: string) {
    setHighlighted(null);
    setOpen(true);
    written.type(next);
  }
  function pick(suggestion: string) {
    setOpen(isList);
    setHighlighted(null);
    written.pick(suggestion);
  }
  function addItem() {
    setHighlighted(null);
    written.add();
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
      if (isOffering && !event.altKey) setHighlighted(nextOf(suggestions, active, step));
    } else if (event.key === "Enter" && active !== -1) {
      event.preventDefault();
      pick(suggestions[active]!);
    } else if (event.key === "Enter" && isList && text !== "") {
      event.preventDefault();
      addItem();
    } else if (event.key === "Backspace" && isList && text === "" && items.length > 0) {
      written.remove(items.length - 1);
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
    removeItem: written.remove,
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

/** What `useTemplateCombobox` gives. */
export type TemplateCombobox = ReturnType<typeof useTemplateCombobox>;

function nextOf(suggestions: readonly string[], active: number, step: 1 | -1): string {
  if (active === -1) return suggestions.at(step === 1 ? 0 : -1)!;
  return suggestions[(active + step + suggestions.length) % suggestions.length]!;
}
