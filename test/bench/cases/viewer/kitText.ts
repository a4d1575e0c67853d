import { plainText } from "../../data/texts.js";
import { runKit } from "./runKit.js";

export default (size: number) => runKit("text/plain", { text: plainText(size) }, "[data-slot=resource-viewer-line]");
