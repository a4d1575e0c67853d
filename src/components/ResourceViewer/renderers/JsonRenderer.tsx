"use client";
import { useMemo } from "react";
import { useResourceContext } from "../../../client/useResourceContext.js";
import { indexLines } from "../../../model/contents/indexLines.js";
import type { JsonDocument } from "../../../model/contents/JsonDocument.js";
import { JsonSyntaxError, parseJsonInSteps } from "../../../model/contents/parseJson.js";
import { jsonSequenceMimeTypes } from "../../../model/mime/jsonSequenceMimeTypes.js";
import { matchMimeType } from "../../../model/mime/matchMimeType.js";
import type { RendererProps } from "../ResourceRenderer.js";
import { ViewerNotice } from "../ViewerNotice.js";
import { JsonTree } from "./JsonTree.js";
import TextRenderer from "./TextRenderer.js";
import { TextLines } from "./TextLines.js";
import { useInSlices } from "./useInSlices.js";

/** JSON as a tree of its values, a long one as text until it is read. What is no JSON stays text, and is said where it goes wrong. */
export default function JsonRenderer(props: RendererProps) {
  const { text = "", mimeType } = props.content;
  const isSequence = matchMimeType(jsonSequenceMimeTypes, mimeType);
  const json = useInSlices(text, isSequence ? readSequence : readDocument);
  if (json === undefined) return <PlainText text={text} name={props.name} />;
  if (!(json instanceof JsonSyntaxError)) return <JsonTree json={json} name={props.name} />;
  return (
    <>
      <SyntaxNotice text={text} offset={json.offset} />
      <TextRenderer {...props} />
    </>
  );
}

function PlainText({ text, name }: { text: string; name: string }) {
  const { t } = useResourceContext();
  const lines = useMemo(() => indexLines(text), [text]);
  return (
    <TextLines name={name} lines={lines}>
      <span data-slot="resource-viewer-summary">{t("viewer.preparing")}</span>
    </TextLines>
  );
}

function SyntaxNotice({ text, offset }: { text: string; offset: number }) {
  const { t } = useResourceContext();
  const lines = useMemo(() => indexLines(text), [text]);
  const row = lines.rowAt(Math.max(0, Math.min(offset, text.length - 1)));
  return (
    <ViewerNotice tone="warning">
      {t("viewer.json.invalid", {
        line: text.slice(0, offset).split(/\r\n|\r|\n/).length,
        column: offset - lines.start(row) + 1,
      })}
    </ViewerNotice>
  );
}

type Reading = Generator<void, JsonDocument | JsonSyntaxError>;

function* read(text: string, sequence: boolean): Reading {
  try {
    return yield* parseJsonInSteps(text, { sequence });
  } catch (error) {
    if (error instanceof JsonSyntaxError) return error;
    throw error;
  }
}

const readDocument = (text: string): Reading => read(text, false);
const readSequence = (text: string): Reading => read(text, true);
