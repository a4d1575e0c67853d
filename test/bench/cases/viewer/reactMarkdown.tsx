import Markdown from "react-markdown";
import remarkGfm from "remark-gfm";
import { markdownText } from "../../data/texts.js";
import { runViewer } from "./runViewer.js";

const PLUGINS = [remarkGfm];

export default (size: number) => {
  const text = markdownText(size);
  return runViewer(<Markdown remarkPlugins={PLUGINS}>{text}</Markdown>, () => document.querySelector("h2") !== null);
};
