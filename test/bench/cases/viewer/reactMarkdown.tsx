import Markdown from "react-markdown";
import remarkGfm from "remark-gfm";
import { markdownText } from "../../data/texts.js";
import { runViewer } from "./runViewer.js";

const PLUGINS = [remarkGfm];

export default (size: number) =>
  runViewer(
    size,
    (kilobytes) => <Markdown remarkPlugins={PLUGINS}>{markdownText(kilobytes)}</Markdown>,
    () => document.querySelector("h2") !== null,
  );
