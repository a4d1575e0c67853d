// What comes in a chunk of its own once the picker is wanted.
export { ResourceProvider } from "../client/ResourceProvider.js";
export { ResourcePickerDialog } from "../components/ResourcePicker/ResourcePickerDialog.js";
