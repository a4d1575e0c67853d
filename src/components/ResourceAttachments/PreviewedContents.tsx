"use client";

import { useEffect, useState } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import type { Attachment } from "../../state/useResourceAttachments.js";
import type { ResourceViewerRoot } from "../ResourceViewer/ResourceViewerRoot.js";

type Viewer = typeof ResourceViewerRoot;

/** The viewer, fetched when the first preview is opened: a composer or a row of chips does not carry it along. */
export function PreviewedContents({ item: { ref, resource, contents } }: { item: Attachment }) {
  const { t } = useResourceContext();
  const [Viewer, setViewer] = useState<Viewer | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    import("../ResourceViewer/ResourceViewerRoot.js").then(
      (module) => isWanted && setViewer(() => module.ResourceViewerRoot),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  if (hasFailed) return <p role="alert">{t("attachments.previewFailed")}</p>;
  if (!Viewer) return <p>{t("viewer.preparing")}</p>;
  return <Viewer resource={ref} contents={contents} name={resource.title ?? resource.name} />;
}
