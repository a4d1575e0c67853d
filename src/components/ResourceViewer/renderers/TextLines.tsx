"use client";
import { WrapText } from "lucide-react";
import { useEffect, useMemo, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from "react";
import { useResourceContext } from "../../../client/useResourceContext.js";
import type { LineIndex } from "../../../model/contents/indexLines.js";
import { markTokens } from "../../../model/contents/markTokens.js";
import type { Token } from "../../../model/contents/Token.js";
import { dataAttribute } from "../../../utils/dataAttribute.js";
import { FindBar } from "./FindBar.js";
import { longestRow } from "./longestRow.js";
import { PrintedPart } from "./PrintedPart.js";
import { TextLine } from "./TextLine.js";
import { useCopyAll } from "./useCopyAll.js";
import { onFindKey } from "./onFindKey.js";
import { useFind, type Find } from "./useFind.js";
import { useLineRows } from "./useLineRows.js";
import { ViewerButton } from "../ViewerButton.js";

interface TextLinesProps {
  /** The name of the content. */
  name: string;
  lines: LineIndex;
  /** A row as it is to look; plain by default. Must be a stable function. */
  tokensOf?: ((row: number) => readonly Token[]) | undefined;
  /** What stands before a row, in `gutterColumns` columns; line numbers by default. */
  gutterOf?: ((row: number) => readonly (number | string | undefined)[]) | undefined;
  attributesOf?: ((row: number) => Readonly<Record<string, string | undefined>>) | undefined;
  elementOf?: ((row: number) => "span" | "ins" | "del") | undefined;
  /** Text for people, in whatever direction: each line has its own. Code always runs from left to right. */
  prose?: boolean | undefined;
  /** What stands at the end of the line above. */
  children?: ReactNode;
}

// A text that fits in sight needs no find box above it; Ctrl+F brings it.
const SHORT = 15;

/** The rows of a text of any size, with find and wrap. What the text, code, log and diff renderers have in common. */
export function TextLines({
  name,
  lines,
  tokensOf = (row) => [{ text: lines.row(row) }],
  gutterOf = (row) => [lines.lineNumber(row)],
  attributesOf,
  elementOf,
  prose = false,
  children,
}: TextLinesProps) {
  const { t } = useResourceContext();
  const [wraps, setWraps] = useState(prose);
  const [asked, setAsked] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const find = useFind(lines.text);
  const { probeRef, scrollRef, blockRef, first, end, top, height, scrollToRow } = useLineRows(lines, wraps);
  const copyAll = useCopyAll(scrollRef, lines.text);
  const longest = useMemo(() => longestRow(lines), [lines]);

  useMatchInSight(find, lines, scrollToRow, scrollRef);
  const showFind = () => {
    setAsked(true);
    // The box may have to be mounted first.
    requestAnimationFrame(() => inputRef.current?.select());
  };

  const showsBar = asked || lines.rowCount > SHORT || children !== undefined;
  const mounted = Array.from({ length: end - first }, (_, at) => first + at);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a shortcut for what the find box offers
    <div data-slot="resource-viewer-text" onKeyDown={(event) => onFindKey(event, showFind)}>
      {showsBar && (
        <FindBar find={find} inputRef={inputRef} onLeave={() => scrollRef.current?.focus()}>
          {children}
          <ViewerButton pressed={wraps} label={t("viewer.wrap")} onClick={() => setWraps(!wraps)}>
            <WrapText aria-hidden="true" />
          </ViewerButton>
        </FindBar>
      )}
      <div
        ref={scrollRef}
        data-slot="resource-viewer-lines"
        data-wraps={dataAttribute(wraps)}
        data-prose={dataAttribute(prose)}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for forms
        role="group"
        aria-label={t("viewer.textOf", { name })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
        tabIndex={0}
        dir={prose ? undefined : "ltr"}
        {...copyAll}
        style={
          {
            "--_mcpr-gutter": `${String(lines.lineCount).length}ch`,
            "--_mcpr-longest": `${longest}ch`,
          } as CSSProperties
        }
      >
        <span ref={probeRef} aria-hidden="true" data-slot="resource-viewer-probe" />
        <div data-slot="resource-viewer-sizer" style={{ blockSize: height }}>
          <div ref={blockRef} style={{ transform: `translateY(${top}px)` }}>
            {mounted.map((row) => (
              <TextLine
                key={row}
                tokens={markTokens(tokensOf(row), lines.start(row), find.matches, prose)}
                gutter={gutterOf(row)}
                attributes={attributesOf?.(row)}
                element={elementOf?.(row)}
                prose={prose}
              />
            ))}
          </div>
        </div>
      </div>
      <PrintedPart total={lines.rowCount} />
    </div>
  );
}

/** Brings the match that was stepped to into sight. */
function useMatchInSight(
  { matches: { current, starts } }: Find,
  lines: LineIndex,
  scrollToRow: (row: number) => void,
  scrollRef: RefObject<HTMLElement | null>,
): void {
  const row = current === -1 ? -1 : lines.rowAt(starts[current]!);
  useEffect(() => {
    if (row === -1) return;
    scrollToRow(row);
    scrollRef.current?.querySelector("mark[data-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [row, current, scrollToRow, scrollRef]);
}
