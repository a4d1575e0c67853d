import { plainText } from "../../data/texts.js";
import { runViewer } from "./runViewer.js";

export default (size: number) =>
  runViewer(
    size,
    (kilobytes) => (
      <div style={{ height: 600, overflow: "auto" }}>
        <pre>{plainText(kilobytes)}</pre>
      </div>
    ),
    () => document.querySelector("pre") !== null,
  );
