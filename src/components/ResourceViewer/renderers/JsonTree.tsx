"use client";
import { ChevronsDownUp, ChevronsUpDown } from "lucide-react";
import { useEffect, useId, useMemo, useRef } from "react";
import { useResourceContext } from "../../../client/useResourceContext.js";
import type { JsonDocument } from "../../../model/contents/JsonDocument.js";
import { nodesAt } from "../../../model/contents/jsonRows.js";
import { useVirtualRows } from "../../../utils/useVirtualRows.js";
import { FindBar } from "./FindBar.js";
import { JsonTreePath } from "./JsonTreePath.js";
import { JsonTreeRow } from "./JsonTreeRow.js";
import { PrintedPart } from "./PrintedPart.js";
import { onFindKey } from "./onFindKey.js";
import { useFind, type Find } from "./useFind.js";
import { useJsonTree } from "./useJsonTree.js";
import { useLineMetrics } from "./useLineMetrics.js";
import { ViewerButton } from "../ViewerButton.js";

/** A document of any size as a tree: only rows in sight exist, and nothing is made of a value before it is seen. */
export function JsonTree({ json, name }: { json: JsonDocument; name: string }) {
  const { t } = useResourceContext();
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const tree = useJsonTree(json);
  const { rows, rowOf, highlighted, reveal } = tree;
  const find = useFind(json.text);
  const scrollRef = useRef<HTMLDivElement>(null);
  const { probeRef, metrics } = useLineMetrics();
  const highlightedRow = highlighted === null ? -1 : rowOf(highlighted);
  const { items, totalHeight, pageSize, scrollToIndex } = useVirtualRows({
    count: rows.length,
    rowHeight: metrics.lineHeight,
    scrollRef,
    pinned: highlightedRow === -1 ? undefined : [highlightedRow],
  });

  const { found, current } = useFoundNodes(json, find, reveal);
  useEffect(() => {
    if (highlightedRow !== -1) scrollToIndex(highlightedRow);
  }, [highlightedRow, scrollToIndex]);

  const rowId = (node: number) => `${id}-${node}`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a shortcut for what the find box offers
    <div data-slot="resource-viewer-json" onKeyDown={(event) => onFindKey(event, () => inputRef.current?.select())}>
      <FindBar find={find} inputRef={inputRef} onLeave={() => scrollRef.current?.focus()}>
        <ViewerButton label={t("viewer.json.expandAll")} onClick={() => tree.setAll(true)}>
          <ChevronsUpDown aria-hidden="true" />
        </ViewerButton>
        <ViewerButton label={t("viewer.json.collapseAll")} onClick={() => tree.setAll(false)}>
          <ChevronsDownUp aria-hidden="true" />
        </ViewerButton>
      </FindBar>
      <div
        ref={scrollRef}
        data-slot="resource-viewer-tree"
        role="tree"
        aria-label={t("viewer.json.label", { name })}
        aria-activedescendant={highlighted === null ? undefined : rowId(highlighted)}
        tabIndex={0}
        dir="ltr"
        onKeyDown={(event) => tree.onKeyDown(event, pageSize)}
      >
        <span ref={probeRef} aria-hidden="true" data-slot="resource-viewer-probe" />
        <div role="none" data-slot="resource-viewer-sizer" style={{ blockSize: totalHeight }}>
          {items.map(({ index, offset }) => {
            const node = rows[index]!;
            return (
              <JsonTreeRow
                key={node}
                id={rowId(node)}
                json={json}
                node={node}
                style={{ blockSize: metrics.lineHeight, transform: `translateY(${offset}px)` }}
                expanded={tree.isExpanded(node)}
                highlighted={node === highlighted}
                match={node === current ? "current" : found.has(node) ? "match" : undefined}
                onToggle={tree.toggle}
                onHighlight={tree.setHighlighted}
              />
            );
          })}
        </div>
      </div>
      <PrintedPart total={rows.length} />
      {highlighted !== null && <JsonTreePath json={json} node={highlighted} />}
    </div>
  );
}

/** The nodes in which something was found; the one that was stepped to is brought to light once. */
function useFoundNodes(json: JsonDocument, { matches: { current: at, starts } }: Find, reveal: (node: number) => void) {
  const found = useMemo(() => new Set(nodesAt(json, starts)), [json, starts]);
  const current = at === -1 ? -1 : nodesAt(json, [starts[at]!])[0]!;
  const revealed = useRef(-1);
  useEffect(() => {
    if (current !== revealed.current && current !== -1) reveal(current);
    revealed.current = current;
  }, [current, reveal]);
  return { found, current };
}
