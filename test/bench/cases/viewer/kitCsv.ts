import { csvText } from "../../data/texts.js";
import { runKit } from "./runKit.js";

export default (size: number) =>
  runKit(
    size,
    "text/csv",
    (kilobytes) => ({ text: csvText(kilobytes) }),
    "[data-slot=resource-viewer-table] td, [data-slot=resource-viewer-table] [role=cell]",
  );
