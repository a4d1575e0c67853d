/**
 * Hears the keys of on-screen keyboards that report none: Android's often say only that a line is about to break
 * ("Unidentified", 229). `onKey` gets the name of the key; true means that it is taken and changes no text. `isLast`
 * leaves it to whoever hears without it first. Returns how to stop.
 */
export function hearSoftKeys(
  element: HTMLElement,
  onKey: (key: string, event: InputEvent) => boolean,
  { isLast = false } = {},
): () => void {
  // A key that was reported has had its say: Shift+Enter breaks a line too.
  let isReported = false;
  const onKeyDown = ({ key, keyCode }: KeyboardEvent) => {
    isReported = keyCode !== UNKNOWN && key !== "Unidentified";
  };
  const onKeyUp = () => {
    isReported = false;
  };
  const onBeforeInput = (event: InputEvent) => {
    const key = KEYS[event.inputType];
    if (key === undefined || isReported || event.isComposing || event.defaultPrevented || !onKey(key, event)) return;
    event.preventDefault();
    // Editors with a document of their own change it themselves.
    event.stopImmediatePropagation();
  };
  element.addEventListener("keydown", onKeyDown, { capture: true });
  element.addEventListener("keyup", onKeyUp, { capture: true });
  element.addEventListener("beforeinput", onBeforeInput, { capture: !isLast });
  return () => {
    element.removeEventListener("keydown", onKeyDown, { capture: true });
    element.removeEventListener("keyup", onKeyUp, { capture: true });
    element.removeEventListener("beforeinput", onBeforeInput, { capture: !isLast });
  };
}

// What `keyCode` says while an input method has the key.
const UNKNOWN = 229;

const KEYS: Readonly<Record<string, string>> = {
  insertLineBreak: "Enter",
  insertParagraph: "Enter",
  deleteContentBackward: "Backspace",
};
