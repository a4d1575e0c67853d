"use client";
import { useMemo, useRef, useState, type FormEvent } from "react";
import type { ResourceRef, ResourceTemplate } from "../../model/Resource.js";
import { matchUriTemplate } from "../../model/uriTemplate/matchUriTemplate.js";
import type { UriTemplateSegment } from "../../model/uriTemplate/expandExpression.js";
import type { UriTemplateVariable } from "../../model/uriTemplate/UriTemplate.js";
import type { UriTemplateError } from "../../model/uriTemplate/UriTemplateError.js";
import { useControllableState } from "../../utils/useControllableState.js";
import { useEventCallback } from "../../utils/useEventCallback.js";
import { readPreview, readTemplate } from "./readTemplate.js";
import {
  completionContext,
  isBlank,
  takesList,
  type TemplateFormValue,
  type TemplateFormValues,
} from "./templateFormValues.js";
import { useDependentValues } from "./useDependentValues.js";
import { useTemplateSubmission, type TemplateFormRead, type TemplateSubmission } from "./useTemplateSubmission.js";

/** How a change of the values came about. */
export interface TemplateFormChangeDetails {
  reason: "input-change" | "suggestion-press" | "item-add" | "item-remove" | "empty-press" | "reset-press";
  /** The variable that changed; none for a reset. */
  variable?: string;
  /** Variables whose values went with it, because they had been chosen for the earlier one. */
  cleared: readonly string[];
}

/** What the submitted URI was made of. */
export interface TemplateFormSubmitDetails {
  reason: "submit";
  values: TemplateFormValues;
  template: ResourceTemplate;
}

/** Which template, and what the host keeps of its form. */
export interface UseTemplateFormOptions {
  /** Id of the server that listed the template. */
  server: string;
  /** The listed template, or the text of one. Give the component another `key` to start anew for another. */
  template: ResourceTemplate | string;
  /** An existing URI of the template: its values are filled in at the start. */
  uri?: string | undefined;
  /** What is filled in, by the variables' names, as the host keeps it. */
  values?: TemplateFormValues | undefined;
  /** What is filled in at first, where the host does not keep it. */
  defaultValues?: TemplateFormValues | undefined;
  /** The user filled in a variable, or emptied one. */
  onValuesChange?: ((values: TemplateFormValues, details: TemplateFormChangeDetails) => void) | undefined;
  /** Called with the expanded URI once every required variable has a value. */
  onSubmit?: ((ref: ResourceRef, details: TemplateFormSubmitDetails) => void) | undefined;
  /**
   * Read the resource `after-submit` (default), so that the form can say when it is not there; `before-submit`, so
   * that `onSubmit` is called only when it is; or `never`.
   */
  read?: TemplateFormRead | undefined;
}

/** One variable as the form shows it. */
export interface TemplateFormField extends UriTemplateVariable {
  /** Undefined: left out of the URI. */
  value: TemplateFormValue | undefined;
  /** It takes several values: it is exploded (`{x*}`), or was given as a list. */
  isList: boolean;
  /** Required, without a value, and the user has tried to submit. */
  isMissing: boolean;
}

/** The form as state. */
export interface TemplateForm {
  server: string;
  template: ResourceTemplate;
  /** What is wrong with the template; then there are no fields. */
  problem: UriTemplateError | null;
  /** One for each variable, in the template's order. */
  fields: readonly TemplateFormField[];
  /** By the variables' names; those that are left out are not there. */
  values: TemplateFormValues;
  /** The expansion so far in pieces, each with the variable it belongs to. */
  segments: readonly UriTemplateSegment[];
  /** The expansion so far. */
  uri: string;
  /** Required variables without a value, once the user has tried to submit. */
  missing: readonly string[];
  /** Variables that the last change cleared. */
  cleared: readonly string[];
  /** How often it was reset: what was being typed before is gone. */
  resets: number;
  /** The variable whose field has the keyboard. */
  focused: string | null;
  setFocused: (variable: string | null) => void;
  submission: TemplateSubmission;
  /** Ends the read of a submission under way. */
  cancel: () => void;
  /** The values of the other variables, as a completion request for this one has them. */
  contextOf: (variable: string) => Record<string, string>;
  setValue: (
    variable: string,
    value: TemplateFormValue | undefined,
    reason: TemplateFormChangeDetails["reason"],
  ) => void;
  /** Keeps the control of a variable, so that submitting can focus it. */
  registerControl: (variable: string, control: HTMLElement | null) => void;
  controlOf: (variable: string) => HTMLElement | null;
  focusControl: (variable: string) => void;
  /** Submits, or focuses the first field that is missing. */
  submit: () => void;
  reset: () => void;
  getFormProps: () => {
    noValidate: true;
    onSubmitCapture: (event: FormEvent) => void;
    onResetCapture: (event: FormEvent) => void;
  };
}

interface Changed {
  attempted: boolean;
  cleared: readonly string[];
  /** The variable that was changed last. */
  by?: string;
  resets: number;
}

const UNCHANGED: Changed = { attempted: false, cleared: [], resets: 0 };

/**
 * The state of a form that fills in a URI template: fields, preview, submission. `useTemplateCombobox` adds the
 * suggestions of one field.
 *
 * @example
 * const form = useTemplateForm({ server: "docs", template, onSubmit: (ref) => open(ref) });
 * return <form {...form.getFormProps()}>…</form>;
 */
export function useTemplateForm(options: UseTemplateFormOptions): TemplateForm {
  const { server, uri: existing, onSubmit, read = "after-submit" } = options;
  const [first] = useState(() =>
    typeof options.template === "string" ? { uriTemplate: options.template, name: "" } : options.template,
  );
  // The list may say anew what it is called and what it is for.
  const isSame = typeof options.template === "object" && options.template.uriTemplate === first.uriTemplate;
  const template = isSame ? (options.template as ResourceTemplate) : first;
  const { parsed, problem } = useMemo(() => readTemplate(first.uriTemplate), [first]);
  const [initial] = useState<TemplateFormValues>(() => ({
    ...(existing === undefined ? null : matchUriTemplate(parsed, existing)),
    ...options.defaultValues,
  }));
  const [changed, setChanged] = useState<Changed>(UNCHANGED);
  const [focused, setFocused] = useState<string | null>(null);
  const controls = useRef(new Map<string, HTMLElement>());
  const [values, setValues] = useControllableState<TemplateFormValues, TemplateFormChangeDetails>({
    value: options.values,
    defaultValue: initial,
    onChange: options.onValuesChange,
  });
  const dependents = useDependentValues({ server, template: template.uriTemplate, parsed, initial: values });
  const { submission, start, forget } = useTemplateSubmission(read);

  const valueOf = (name: string) => (Object.hasOwn(values, name) ? values[name] : undefined);
  const missing = parsed.variables.filter(({ name, required }) => required && isBlank(valueOf(name)));
  const preview = readPreview(parsed, values);
  const uri = preview.segments.map((segment) => segment.text).join("");

  const setValue: TemplateForm["setValue"] = useEventCallback((variable, value, reason) => {
    const { [variable]: _, ...others } = values;
    const next = value === undefined ? others : { ...values, [variable]: value };
    const settled = dependents.settle(next, variable);
    forget();
    setChanged(({ attempted, cleared, by, resets }) => ({
      attempted,
      resets,
      // The first key in a field clears what belonged to its earlier value: that stays said while the field is typed on.
      cleared: by === variable && settled.cleared.length === 0 ? cleared : settled.cleared,
      by: variable,
    }));
    setValues(settled.values, { reason, variable, cleared: settled.cleared });
  });
  const registerControl = useEventCallback((variable: string, control: HTMLElement | null) => {
    if (control) controls.current.set(variable, control);
    else controls.current.delete(variable);
  });

  function submit() {
    if (problem ?? preview.problem) return;
    setChanged(({ resets }) => ({ ...UNCHANGED, resets, attempted: true }));
    const first = missing[0];
    if (first) return controls.current.get(first.name)?.focus();
    const ref = { server, uri };
    void start(ref, () => onSubmit?.(ref, { reason: "submit", values, template }));
  }
  function reset() {
    forget();
    dependents.restart(initial);
    setChanged(({ resets }) => ({ ...UNCHANGED, resets: resets + 1 }));
    setValues(initial, { reason: "reset-press", cleared: [] });
  }

  return {
    server,
    template,
    problem: problem ?? preview.problem,
    fields: parsed.variables.map((variable) => ({
      ...variable,
      value: valueOf(variable.name),
      isList: takesList(variable, valueOf(variable.name)),
      isMissing: changed.attempted && missing.includes(variable),
    })),
    values,
    segments: preview.segments,
    uri,
    missing: changed.attempted ? missing.map(({ name }) => name) : [],
    cleared: changed.cleared,
    resets: changed.resets,
    focused,
    setFocused,
    submission,
    cancel: forget,
    contextOf: (variable) => completionContext(values, variable),
    setValue,
    registerControl,
    controlOf: (variable) => controls.current.get(variable) ?? null,
    focusControl: (variable) => controls.current.get(variable)?.focus(),
    submit,
    reset,
    getFormProps: () => ({
      noValidate: true,
      onSubmitCapture: (event) => take(event, submit),
      onResetCapture: (event) => take(event, reset),
    }),
  };
}

// Taken on its way down: on its way up browsers end it at a form around this one, so that React never hears of it, or
// that form (in React's tree, of a dialog) takes it for its own and sends a message.
function take(event: FormEvent, act: () => void): void {
  if (event.target !== event.currentTarget) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}
