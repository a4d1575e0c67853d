import type { UsePickerOptions } from "./usePicker.js";

/** The picker's own options apart from the props of the element around it. */
export function splitPickerProps<P extends UsePickerOptions>(
  props: P,
): [UsePickerOptions, Omit<P, keyof UsePickerOptions>] {
  const { value, defaultValue, onValueChange, selectionMode, onAttach, accept, filter, budget, ...rest } = props;
  return [{ value, defaultValue, onValueChange, selectionMode, onAttach, accept, filter, budget }, rest];
}
