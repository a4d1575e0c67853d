import { useState, type ComponentType, type ReactNode } from "react";
import { createPortal } from "react-dom";

// In a shadow root, where the page's style sheets do not reach.
function WithoutStyles({ children }: { children: ReactNode }) {
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

/** Shows a story as a host sees the parts that leaves the kit's style sheet out. */
export function withoutStyles(Story: ComponentType) {
  return (
    <WithoutStyles>
      <Story />
    </WithoutStyles>
  );
}
