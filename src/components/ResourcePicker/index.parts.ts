export { ResourcePickerRoot as Root } from "./ResourcePickerRoot.js";
export { ResourcePickerDialog as Dialog } from "./ResourcePickerDialog.js";
export { ResourcePickerPopover as Popover } from "./ResourcePickerPopover.js";
export { ResourcePickerTrigger as Trigger } from "./ResourcePickerTrigger.js";
