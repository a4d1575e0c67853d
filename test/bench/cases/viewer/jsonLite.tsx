import { JsonView } from "react-json-view-lite";
import { jsonText } from "../../data/texts.js";
import { runViewer } from "./runViewer.js";

export default (size: number) =>
  runViewer(
    size,
    (kilobytes) => <JsonView data={JSON.parse(jsonText(kilobytes)) as object[]} />,
    () => document.querySelector("[role=treeitem]") !== null,
  );
