"use client";

import { useMemo, useRef } from "react";
import type { ListedResource, ResourceRef } from "../model/Resource.js";
import { resourceKey } from "../model/resourceKey.js";
import { useControllableState } from "../utils/useControllableState.js";
import { useEventCallback } from "../utils/useEventCallback.js";
import { useIsomorphicLayoutEffect } from "../utils/useIsomorphicLayoutEffect.js";

/** Why a selection changed. */
export type SelectionChangeReason = "item-press" | "keyboard" | "drag" | "remove-press" | "clear-press" | "attach";

/** How a change of the selection came about. */
export interface SelectionChangeDetails {
  reason: SelectionChangeReason;
  event?: { preventDefault(): void } | undefined;
}

/** A chosen resource. One that brings its listing along needs no look-up for its name and size. */
export type SelectedResource = ResourceRef | ListedResource;

/** What is chosen, and whether it may be several. */
export interface UseResourceSelectionOptions {
  /** The chosen resources, as the host keeps them. */
  value?: readonly SelectedResource[] | undefined;
  /** The chosen ones at first, where the host does not keep them. */
  defaultValue?: readonly SelectedResource[] | undefined;
  /** A resource was added, taken out or moved. */
  onValueChange?: ((value: readonly SelectedResource[], details: SelectionChangeDetails) => void) | undefined;
  /** `single`: choosing one lets the other go. */
  selectionMode?: "single" | "multiple" | undefined;
}

/** Chosen resources in their order, and what can be done with them. */
export interface ResourceSelection {
  value: readonly SelectedResource[];
  /** Whether it is chosen, by `{ server, uri }`. */
  isSelected: (ref: ResourceRef) => boolean;
  /** Adds at the end; one that is there already, by `{ server, uri }`, stays where it is. */
  add: (refs: readonly SelectedResource[], details: SelectionChangeDetails) => void;
  /** Takes it out; one that is not chosen changes nothing. */
  remove: (ref: ResourceRef, details: SelectionChangeDetails) => void;
  /** Adds it, or takes it out where it is chosen. */
  toggle: (ref: SelectedResource, details: SelectionChangeDetails) => void;
  /** To another place, counted from 0; past an end is that end. */
  move: (ref: ResourceRef, to: number, details: SelectionChangeDetails) => void;
  /** Takes all out. */
  clear: (details: SelectionChangeDetails) => void;
  /** Puts these in place of all. */
  replace: (refs: readonly SelectedResource[], details: SelectionChangeDetails) => void;
}

const NOTHING: readonly SelectedResource[] = [];

/**
 * An ordered choice of resources in which each stands once.
 *
 * @example
 * const { value, toggle, isSelected } = useResourceSelection({ defaultValue: [] });
 */
export function useResourceSelection({
  value: given,
  defaultValue = NOTHING,
  onValueChange,
  selectionMode = "multiple",
}: UseResourceSelectionOptions = {}): ResourceSelection {
  const [stored, setValue] = useControllableState<readonly SelectedResource[], SelectionChangeDetails>({
    value: given,
    defaultValue,
    onChange: onValueChange,
  });
  const value = useMemo(() => unique(stored), [stored]);
  const isSelected = (ref: ResourceRef) => value.some((one) => isSame(one, ref));
  const change = useLatestChange(value, setValue, given !== undefined);
  const withAdded = (before: readonly SelectedResource[], refs: readonly SelectedResource[]) => {
    const present = new Set(before.map(resourceKey));
    const added = unique(refs).filter((ref) => !present.has(resourceKey(ref)));
    if (added.length === 0) return before;
    return selectionMode === "single" ? added.slice(-1) : [...before, ...added];
  };
  return {
    value,
    isSelected,
    add: (refs, details) => change((before) => withAdded(before, refs), details),
    remove: (ref, details) => change((before) => without(before, ref), details),
    toggle: (ref, details) =>
      change((before) => {
        const rest = without(before, ref);
        return rest.length < before.length ? rest : withAdded(before, [ref]);
      }, details),
    move: (ref, to, details) =>
      change((before) => {
        const moved = before.find((one) => isSame(one, ref));
        if (!moved) return before;
        const rest = without(before, ref);
        return [...rest.slice(0, Math.max(0, to)), moved, ...rest.slice(Math.max(0, to))];
      }, details),
    clear: (details) => change(() => [], details),
    replace: (refs, details) => change(() => (selectionMode === "single" ? refs.slice(-1) : unique(refs)), details),
  };
}

/** Changes what was chosen last: two changes in one handler come before the rendering that shows the first. */
function useLatestChange(
  value: readonly SelectedResource[],
  setValue: (value: readonly SelectedResource[], details: SelectionChangeDetails) => void,
  isControlled: boolean,
) {
  const latest = useRef(value);
  const rendered = useRef(value);
  useIsomorphicLayoutEffect(() => {
    latest.current = rendered.current = value;
  });
  return useEventCallback(
    (
      next: (before: readonly SelectedResource[]) => readonly SelectedResource[],
      details: SelectionChangeDetails,
    ): void => {
      const before = latest.current;
      const after = next(before);
      if (after.length === before.length && after.every((one, at) => one === before[at])) return;
      latest.current = after;
      setValue(after, details);
      // A host that did not want it has rendered nothing by then.
      if (isControlled) queueMicrotask(() => (latest.current = rendered.current));
    },
  );
}

function isSame(a: ResourceRef, b: ResourceRef): boolean {
  return a.server === b.server && a.uri === b.uri;
}

function without(refs: readonly SelectedResource[], ref: ResourceRef): SelectedResource[] {
  return refs.filter((one) => !isSame(one, ref));
}

function unique(refs: readonly SelectedResource[]): readonly SelectedResource[] {
  const byKey = new Map<string, SelectedResource>();
  for (const ref of refs) if (!byKey.has(resourceKey(ref))) byKey.set(resourceKey(ref), ref);
  return byKey.size === refs.length ? refs : [...byKey.values()];
}
