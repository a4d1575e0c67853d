import { useCallback, useMemo, useState } from "react";
import type { ResourceRef } from "../../model/Resource.js";
import { resourceKey } from "../../model/resourceKey.js";
import { useControllableState } from "../../utils/useControllableState.js";
import type { SearchChangeDetails, UseResourceSearchOptions } from "../useResourceSearch.js";

const NO_REFS: readonly ResourceRef[] = [];

/** The chosen resources, with the names under which they were chosen. */
export function useSearchChoice({
  selectionMode = "single",
  value: given,
  defaultValue = NO_REFS,
  onValueChange,
}: Pick<UseResourceSearchOptions, "selectionMode" | "value" | "defaultValue" | "onValueChange">) {
  const [value, setValue] = useControllableState({ value: given, defaultValue, onChange: onValueChange });
  const [names] = useState(() => new Map<string, string>());
  const keys = useMemo(() => new Set(value.map(resourceKey)), [value]);
  // Every row asks, and mostly nothing is chosen.
  const isSelected = useCallback((ref: ResourceRef) => keys.size > 0 && keys.has(resourceKey(ref)), [keys]);
  return {
    value,
    setValue,
    selectionMode,
    isSelected,
    /** The name of a chosen resource, where it was chosen here; undefined for others. */
    nameOf: (ref: ResourceRef) => names.get(resourceKey(ref)),
    /** Chooses a resource; in multiple mode a chosen one no longer. */
    toggle: (ref: ResourceRef, name: string | undefined, details: SearchChangeDetails) => {
      const key = resourceKey(ref);
      if (name !== undefined) names.set(key, name);
      if (selectionMode === "single") setValue([ref], details);
      else setValue(keys.has(key) ? value.filter((one) => resourceKey(one) !== key) : [...value, ref], details);
    },
  };
}
