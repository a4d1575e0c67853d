import Markdown from "markdown-to-jsx";
import { markdownText } from "../../data/texts.js";
import { runViewer } from "./runViewer.js";

export default (size: number) =>
  runViewer(
    size,
    (kilobytes) => <Markdown options={{ disableParsingRawHTML: true }}>{markdownText(kilobytes)}</Markdown>,
    () => document.querySelector("h2") !== null,
  );
