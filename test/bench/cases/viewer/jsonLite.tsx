import { JsonView } from "react-json-view-lite";
import { jsonText } from "../../data/texts.js";
import { runViewer } from "./runViewer.js";

export default (size: number) => {
  const text = jsonText(size);
  return runViewer(
    <JsonView data={JSON.parse(text) as object[]} />,
    () => document.querySelector("[role=treeitem]") !== null,
  );
};
