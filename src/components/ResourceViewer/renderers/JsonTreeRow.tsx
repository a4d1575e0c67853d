"use client";
import { ChevronRight } from "lucide-react";
import type { CSSProperties } from "react";
import { useResourceContext } from "../../../client/useResourceContext.js";
import type { JsonDocument } from "../../../model/contents/JsonDocument.js";
import { visibleText } from "../../../model/visibleText.js";
import { dataAttribute } from "../../../utils/dataAttribute.js";

interface JsonTreeRowProps {
  id: string;
  json: JsonDocument;
  node: number;
  /** Where the row stands. */
  style: CSSProperties;
  expanded: boolean;
  highlighted: boolean;
  match: "match" | "current" | undefined;
  onToggle: (node: number) => void;
  onHighlight: (node: number) => void;
}

// The whole of a long value is a matter for "Copy value".
const MAX_SHOWN = 400;
// Deeper levels are not indented further: what is 10,000 deep would stand far out of sight.
const MAX_INDENT = 24;

/** One value with its key, on one line. */
export function JsonTreeRow({
  id,
  json,
  node,
  style,
  expanded,
  highlighted,
  match,
  onToggle,
  onHighlight,
}: JsonTreeRowProps) {
  const parent = json.parent(node);
  const key = json.key(node);
  const isParent = json.childCount(node) > 0;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree has the keyboard
    <div
      id={id}
      data-slot="resource-viewer-tree-row"
      role="treeitem"
      aria-level={json.depth(node) + 1}
      aria-setsize={parent === -1 ? 1 : json.childCount(parent)}
      aria-posinset={json.position(node) + 1}
      aria-expanded={isParent ? expanded : undefined}
      aria-selected={highlighted}
      data-highlighted={dataAttribute(highlighted)}
      data-match={match}
      tabIndex={-1}
      style={{ ...style, "--_mcpr-level": Math.min(json.depth(node), MAX_INDENT) } as CSSProperties}
      onClick={() => {
        onHighlight(node);
        if (isParent) onToggle(node);
      }}
    >
      <span data-slot="resource-viewer-tree-toggle" data-expanded={dataAttribute(isParent && expanded)}>
        {isParent && <ChevronRight aria-hidden="true" />}
      </span>
      {key !== undefined && <span data-token="attr">{visibleText(JSON.stringify(key.slice(0, MAX_SHOWN)))}: </span>}
      {key === undefined && parent !== -1 && (
        <span data-slot="resource-viewer-tree-index">{json.position(node)}: </span>
      )}
      <JsonValue json={json} node={node} />
    </div>
  );
}

function JsonValue({ json, node }: Pick<JsonTreeRowProps, "json" | "node">) {
  const { t } = useResourceContext();
  const kind = json.kind(node);
  if (kind === "object" || kind === "array") {
    const count = json.childCount(node);
    return (
      <>
        {kind === "object" ? "{ " : "[ "}
        <span data-slot="resource-viewer-tree-count">
          {t(kind === "object" ? "viewer.json.keys" : "viewer.json.items", { count })}
        </span>
        {kind === "object" ? " }" : " ]"}
      </>
    );
  }
  const length = json.end(node) - json.start(node);
  const shown = json.text.slice(json.start(node), json.start(node) + Math.min(length, MAX_SHOWN));
  const token = kind === "string" ? "string" : kind === "number" ? "number" : "keyword";
  return <span data-token={token}>{visibleText(shown) + (length > MAX_SHOWN ? " …" : "")}</span>;
}
