import { markdownText } from "../../data/texts.js";
import { runKit } from "./runKit.js";

// Past a size the viewer shows the source first; that counts as painted.
export default (size: number) =>
  runKit(
    size,
    "text/markdown",
    (kilobytes) => ({ text: markdownText(kilobytes) }),
    "[data-slot=resource-viewer-markdown] h2, [data-slot=resource-viewer-line]",
  );
