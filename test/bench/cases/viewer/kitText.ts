import { plainText } from "../../data/texts.js";
import { runKit } from "./runKit.js";

export default (size: number) =>
  runKit(size, "text/plain", (kilobytes) => ({ text: plainText(kilobytes) }), "[data-slot=resource-viewer-line]");
