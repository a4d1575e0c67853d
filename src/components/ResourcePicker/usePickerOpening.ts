import { useControllableState } from "../../utils/useControllableState.js";
import { usePicker, type PickerState, type UsePickerOptions } from "./usePicker.js";

export interface PickerOpeningOptions extends UsePickerOptions {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

interface PickerOpening {
  picker: PickerState;
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** The picker in something that opens and closes: attaching closes it. */
export function usePickerOpening({
  open: given,
  defaultOpen = false,
  onOpenChange,
  onAttach,
  ...options
}: PickerOpeningOptions): PickerOpening {
  const [open, change] = useControllableState<boolean, undefined>({
    value: given,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const setOpen = (next: boolean) => change(next, undefined);
  const picker = usePicker({
    ...options,
    onAttach: (refs, details) => {
      onAttach?.(refs, details);
      setOpen(false);
    },
  });
  return { picker, open, setOpen };
}
