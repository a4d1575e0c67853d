import { useState, type ReactNode } from "react";
import { createPortal } from "react-dom";

/** Shows its children in a shadow root, where the page's style sheets do not reach. */
export function WithoutStyles({ children }: { children: ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  return (
    <div
      ref={(element) => {
        if (element) setRoot(element.shadowRoot ?? element.attachShadow({ mode: "open" }));
      }}
    >
      {root && createPortal(children, root)}
    </div>
  );
}
