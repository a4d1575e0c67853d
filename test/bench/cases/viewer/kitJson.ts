import { jsonText } from "../../data/texts.js";
import { runKit } from "./runKit.js";

export default (size: number) =>
  runKit(
    size,
    "application/json",
    (kilobytes) => ({ text: jsonText(kilobytes) }),
    "[data-slot=resource-viewer-tree-row]",
  );
