import { useMemo } from "react";
import type { ListedResource, ResourceRef } from "../model/Resource.js";
import { resourceKey } from "../model/resourceKey.js";
import { useControllableState } from "../utils/useControllableState.js";
import { useEventCallback } from "../utils/useEventCallback.js";

/** Why a selection changed. */
export type SelectionChangeReason = "item-press" | "keyboard" | "drag" | "remove-press" | "clear-press" | "attach";

export interface SelectionChangeDetails {
  reason: SelectionChangeReason;
  event?: { preventDefault(): void } | undefined;
}

/** A chosen resource. One that brings its listing along needs no look-up for its name and size. */
export type SelectedResource = ResourceRef | ListedResource;

export interface UseResourceSelectionOptions {
  value?: readonly SelectedResource[] | undefined;
  defaultValue?: readonly SelectedResource[] | undefined;
  onValueChange?: ((value: readonly SelectedResource[], details: SelectionChangeDetails) => void) | undefined;
  /** `single`: choosing one lets the other go. */
  selectionMode?: "single" | "multiple" | undefined;
}

export interface ResourceSelection {
  value: readonly SelectedResource[];
  isSelected: (ref: ResourceRef) => boolean;
  /** Adds at the end; one that is there already, by `{ server, uri }`, stays where it is. */
  add: (refs: readonly SelectedResource[], details: SelectionChangeDetails) => void;
  remove: (ref: ResourceRef, details: SelectionChangeDetails) => void;
  toggle: (ref: SelectedResource, details: SelectionChangeDetails) => void;
  /** To another place, counted from 0; past an end is that end. */
  move: (ref: ResourceRef, to: number, details: SelectionChangeDetails) => void;
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
  const change = useEventCallback((next: readonly SelectedResource[], details: SelectionChangeDetails) => {
    const isEqual = next.length === value.length && next.every((one, at) => one === value[at]);
    if (!isEqual) setValue(next, details);
  });
  const add: ResourceSelection["add"] = (refs, details) =>
    change(selectionMode === "single" ? refs.slice(-1) : unique([...value, ...refs]), details);
  const remove: ResourceSelection["remove"] = (ref, details) =>
    change(
      value.filter((one) => !isSame(one, ref)),
      details,
    );
  return {
    value,
    isSelected,
    add,
    remove,
    toggle: (ref, details) => (isSelected(ref) ? remove(ref, details) : add([ref], details)),
    move: (ref, to, details) => {
      const moved = value.find((one) => isSame(one, ref));
      if (!moved) return;
      const rest = value.filter((one) => one !== moved);
      change([...rest.slice(0, Math.max(0, to)), moved, ...rest.slice(Math.max(0, to))], details);
    },
    clear: (details) => change(NOTHING, details),
    replace: (refs, details) => change(unique(refs), details),
  };
}

function isSame(a: ResourceRef, b: ResourceRef): boolean {
  return a.server === b.server && a.uri === b.uri;
}

function unique(refs: readonly SelectedResource[]): readonly SelectedResource[] {
  const byKey = new Map<string, SelectedResource>();
  for (const ref of refs) if (!byKey.has(resourceKey(ref))) byKey.set(resourceKey(ref), ref);
  return byKey.size === refs.length ? refs : [...byKey.values()];
}
