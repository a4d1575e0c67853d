"use client";
import { Check, Copy, Route } from "lucide-react";
import { useState } from "react";
import { useResourceContext } from "../../../client/useResourceContext.js";
import type { JsonDocument } from "../../../model/contents/JsonDocument.js";
import { jsonPath } from "../../../model/contents/jsonRows.js";
import { visibleText } from "../../../model/visibleText.js";
import { useResourceViewer } from "../ResourceViewerContext.js";
import { ViewerButton } from "../ViewerButton.js";

/** Where the highlighted value is, with buttons that copy its path and itself. */
export function JsonTreePath({ json, node }: { json: JsonDocument; node: number }) {
  const { t } = useResourceContext();
  const { announce } = useResourceViewer("ResourceViewer.Content");
  const [copied, setCopied] = useState<{ node: number; what: "path" | "value" } | null>(null);
  const path = jsonPath(json, node);
  const copy = async (what: "path" | "value") => {
    // A container is copied as it is written; a string without its quotes.
    await navigator.clipboard.writeText(what === "path" ? path : json.value(node));
    setCopied({ node, what });
    announce(t("viewer.json.copied"));
  };
  const done = copied?.node === node ? copied.what : undefined;
  return (
    <div data-slot="resource-viewer-path">
      <bdi dir="ltr" data-slot="resource-viewer-path-text">
        {visibleText(path.length > 300 ? `${path.slice(0, 80)} … ${path.slice(-200)}` : path)}
      </bdi>
      {(["path", "value"] as const).map((what) => {
        const label = t(what === "path" ? "viewer.json.copyPath" : "viewer.json.copyValue");
        const Icon = done === what ? Check : what === "path" ? Route : Copy;
        return (
          <ViewerButton
            key={what}
            label={label}
            onClick={() => void copy(what).catch(() => announce(t("viewer.copyFailed")))}
          >
            <Icon aria-hidden="true" />
          </ViewerButton>
        );
      })}
    </div>
  );
}
