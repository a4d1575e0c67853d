"use client";
import { useResourceContext } from "../../client/useResourceContext.js";
import type { ContentsProblem, DecodedContents } from "../../model/contents/DecodedContents.js";
import { visibleText } from "../../model/visibleText.js";
import { useResourceViewer } from "./ResourceViewerContext.js";
import { ViewerNotice } from "./ViewerNotice.js";

/** What was wrong or surprising about one of the contents, said before it is shown. */
export function ViewerNotices({ content }: { content: DecodedContents }) {
  const { t } = useResourceContext();
  const { resource, items } = useResourceViewer("ResourceViewer.Content");
  // Several contents are told apart by their URIs, so theirs differ as a rule.
  const differs = resource !== null && items.length === 1 && content.uri !== resource.uri;
  return (
    <>
      {differs && <ViewerNotice tone="info">{t("viewer.otherUri", { uri: visibleText(content.uri) })}</ViewerNotice>}
      {content.problems.map((problem) => (
        <ViewerNotice key={problem.code} tone={TONES[problem.code] ?? "warning"}>
          {t(`viewer.problem.${problem.code}`, {
            given: visibleText(problem.given ?? ""),
            used: visibleText(problem.used ?? ""),
          })}
        </ViewerNotice>
      ))}
    </>
  );
}

const TONES: Partial<Record<ContentsProblem["code"], "info" | "danger">> = {
  "base64-variant": "info",
  "guessed-charset": "info",
  "text-and-blob": "info",
  "invalid-mime-type": "info",
  "no-data": "danger",
  "invalid-base64": "danger",
};
