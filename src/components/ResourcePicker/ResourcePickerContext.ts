import { createPartContext } from "../../utils/createPartContext.js";
import type { PickerState } from "./usePicker.js";

export const [ResourcePickerProvider, useResourcePicker] = createPartContext<PickerState>("ResourcePicker.Root");

/** Which of the two a Trigger opens. */
export const [PickerSurfaceProvider, usePickerSurface] = createPartContext<"dialog" | "popover">(
  "ResourcePicker.Dialog> or <ResourcePicker.Popover",
);
