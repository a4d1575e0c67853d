import { useRef } from "react";
import { useControllableState } from "../../utils/useControllableState.js";
import { usePicker, type PickerState, type UsePickerOptions } from "./usePicker.js";

export interface PickerOpenDetails {
  reason: "trigger-press" | "close-press" | "escape-key" | "outside-press" | "focus-out" | "attach-press";
  event?: unknown;
}

export interface PickerOpeningOptions extends UsePickerOptions {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean, details: PickerOpenDetails) => void) | undefined;
}

interface PickerOpening {
  picker: PickerState;
  open: boolean;
  setOpen: (open: boolean) => void;
  /** For what opens and closes: tells why it closes. */
  dismissal: Record<"onEscapeKeyDown" | "onPointerDownOutside" | "onFocusOutside", (event: Event) => void>;
}

/** The picker in something that opens and closes: attaching closes it. `closes` is what closes it if nothing else does. */
export function usePickerOpening(
  { open: given, defaultOpen = false, onOpenChange, onAttach, ...options }: PickerOpeningOptions,
  closes: "trigger-press" | "close-press",
): PickerOpening {
  const [open, change] = useControllableState({ value: given, defaultValue: defaultOpen, onChange: onOpenChange });
  const why = useRef<PickerOpenDetails | null>(null);
  // Radix closes in the same task in which it tells of the event, if it closes at all.
  const because = (reason: PickerOpenDetails["reason"]) => (event: Event) => {
    why.current = { reason, event };
    queueMicrotask(() => {
      why.current = null;
    });
  };
  const picker = usePicker({
    ...options,
    onAttach: (refs, details) => {
      onAttach?.(refs, details);
      change(false, { reason: "attach-press", event: details.event });
    },
  });
  return {
    picker,
    open,
    setOpen: (next) => change(next, why.current ?? { reason: next ? "trigger-press" : closes }),
    dismissal: {
      onEscapeKeyDown: because("escape-key"),
      onPointerDownOutside: because("outside-press"),
      onFocusOutside: because("focus-out"),
    },
  };
}
