"use client";
import { useMemo } from "react";
import { useResourceContext } from "../../../client/useResourceContext.js";
import { indexLines } from "../../../model/contents/indexLines.js";
import type { JsonDocument } from "../../../model/contents/JsonDocument.js";
import { JsonSyntaxError, parseJson } from "../../../model/contents/parseJson.js";
import { jsonSequenceMimeTypes } from "../../../model/mime/jsonSequenceMimeTypes.js";
import { matchMimeType } from "../../../model/mime/matchMimeType.js";
import type { RendererProps } from "../ResourceRenderer.js";
import { ViewerNotice } from "../ViewerNotice.js";
import { JsonTree } from "./JsonTree.js";
import TextRenderer from "./TextRenderer.js";

/** JSON as a tree of its values. What is no JSON is shown as text, and said where it goes wrong. */
export default function JsonRenderer(props: RendererProps) {
  const { t } = useResourceContext();
  const { text = "", mimeType } = props.content;
  const parsed = useMemo(() => parse(text, matchMimeType(jsonSequenceMimeTypes, mimeType)), [text, mimeType]);
  if (!(parsed instanceof JsonSyntaxError)) return <JsonTree json={parsed} name={props.name} />;
  const lines = indexLines(text);
  const row = lines.rowAt(Math.max(0, Math.min(parsed.offset, text.length - 1)));
  return (
    <>
      <ViewerNotice tone="warning">
        {t("viewer.json.invalid", {
          line: text.slice(0, parsed.offset).split(/\r\n|\r|\n/).length,
          column: parsed.offset - lines.start(row) + 1,
        })}
      </ViewerNotice>
      <TextRenderer {...props} />
    </>
  );
}

function parse(text: string, sequence: boolean): JsonDocument | JsonSyntaxError {
  try {
    return parseJson(text, { sequence });
  } catch (error) {
    if (error instanceof JsonSyntaxError) return error;
    throw error;
  }
}
