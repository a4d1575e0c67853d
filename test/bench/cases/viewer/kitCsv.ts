import { csvText } from "../../data/texts.js";
import { runKit } from "./runKit.js";

export default (size: number) =>
  runKit(
    "text/csv",
    { text: csvText(size) },
    "[data-slot=resource-viewer-table] td, [data-slot=resource-viewer-table] [role=cell]",
  );
