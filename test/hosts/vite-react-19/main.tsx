import "mcp-resource-kit/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Host } from "./Host";

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <Host />
  </StrictMode>,
);
