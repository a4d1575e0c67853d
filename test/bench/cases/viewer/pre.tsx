import { plainText } from "../../data/texts.js";
import { runViewer } from "./runViewer.js";

export default (size: number) => {
  const text = plainText(size);
  return runViewer(
    <div style={{ height: 600, overflow: "auto" }}>
      <pre>{text}</pre>
    </div>,
    () => document.querySelector("pre") !== null,
  );
};
