"use client";
import { useMemo } from "react";
import { formatXmlInSteps } from "../../../model/contents/formatXml.js";
import type { RendererProps } from "../ResourceRenderer.js";
import TextRenderer from "./TextRenderer.js";
import { useInSlices } from "./useInSlices.js";

/** XML laid out by its elements, as it came until that is done and where it is not well formed. */
export default function XmlRenderer(props: RendererProps) {
  const { content } = props;
  const text = useInSlices(content.text ?? "", formatXmlInSteps) ?? content.text;
  const formatted = useMemo(() => ({ ...content, text }), [content, text]);
  return <TextRenderer {...props} content={formatted} />;
}
