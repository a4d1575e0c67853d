export { LazyResourcePicker, type LazyResourcePickerProps } from "./LazyResourcePicker.js";
