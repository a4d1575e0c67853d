import { jsonText } from "../../data/texts.js";
import { runKit } from "./runKit.js";

export default (size: number) =>
  runKit("application/json", { text: jsonText(size) }, "[data-slot=resource-viewer-tree-row]");
