import { $createTextNode, $getRoot, $getSelection, $isRangeSelection, $isTextNode, type LexicalEditor } from "lexical";
import type { MentionEditor } from "mcp-resource-kit";

/** A Lexical editor for `ResourceMention`: the caret's text node is the text, a mention becomes a node of its own. */
export function lexicalEditor(editor: LexicalEditor): MentionEditor {
  const domNode = () => {
    const key = editor.read(() => $caret()?.node.getKey());
    return key === undefined ? null : (editor.getElementByKey(key)?.firstChild ?? null);
  };
  return {
    element: () => editor.getRootElement(),
    read: () =>
      editor.read(() => {
        const caret = $caret();
        return caret && { text: caret.node.getTextContent(), caret: caret.offset };
      }),
    replace(start, end, text, ref) {
      // One update is one step of Lexical's own history.
      editor.update(
        () => {
          const caret = $caret();
          if (!caret) return;
          if (!ref) {
            caret.node.spliceText(start, end - start, text, true);
            return;
          }
          caret.node.select(start, end);
          const chip = $createTextNode(text.trimEnd()).setMode("token").setStyle(CHIP);
          const after = $createTextNode(" ");
          $getSelection()?.insertNodes([chip, after]);
          after.selectEnd();
        },
        { discrete: true },
      );
    },
    rect(offset) {
      const node = domNode();
      if (!node) return null;
      const range = document.createRange();
      range.setStart(node, Math.min(offset, node.textContent?.length ?? 0));
      return range.getBoundingClientRect();
    },
    subscribe: (listener) => {
      const onBlur = () => listener("blur");
      const ends = [
        editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, tags }) => {
          const isEdit = dirtyElements.size > 0 || dirtyLeaves.size > 0;
          if (!isEdit || tags.has("historic")) listener("selection");
          else listener(tags.has("paste") ? "insertion" : "typing");
        }),
        editor.registerRootListener((root, before) => {
          before?.removeEventListener("blur", onBlur);
          root?.addEventListener("blur", onBlur);
        }),
      ];
      return () => ends.forEach((end) => end());
    },
  };
}

const CHIP = "background: color-mix(in oklab, royalblue 18%, transparent); border-radius: 0.25rem; padding: 0 0.2rem";

function $caret() {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed() || $getRoot().isEmpty()) return null;
  const node = selection.anchor.getNode();
  return $isTextNode(node) ? { node, offset: selection.anchor.offset } : null;
}
