import Markdown from "markdown-to-jsx";
import { markdownText } from "../../data/texts.js";
import { runViewer } from "./runViewer.js";

export default (size: number) => {
  const text = markdownText(size);
  return runViewer(
    <Markdown options={{ disableParsingRawHTML: true }}>{text}</Markdown>,
    () => document.querySelector("h2") !== null,
  );
};
