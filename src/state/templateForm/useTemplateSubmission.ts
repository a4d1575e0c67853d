import { useEffect, useRef, useState } from "react";
import { ResourceError } from "../../client/ResourceError.js";
import { useResourceContext } from "../../client/useResourceContext.js";
import type { ResourceRef } from "../../model/Resource.js";
import { fetchUntil } from "../../queries/fetchUntil.js";
import { resourceContentsQueryOptions } from "../../queries/resourceContentsQueryOptions.js";

export type TemplateSubmission =
  | { status: "idle" }
  | { status: "reading" | "done"; ref: ResourceRef }
  | { status: "failed"; ref: ResourceRef; error: ResourceError };

/** When the resource is read, to see whether it is there. The answer is cached, so a viewer shows it at once. */
export type TemplateFormRead = "after-submit" | "before-submit" | "never";

/** Submits a URI and reads it. A newer submission, an edit or leaving the page ends a read under way. */
export function useTemplateSubmission(read: TemplateFormRead) {
  const { getServer, queryClient } = useResourceContext();
  const [submission, setSubmission] = useState<TemplateSubmission>({ status: "idle" });
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function start(ref: ResourceRef, onSubmit: () => void): Promise<void> {
    controller.current?.abort();
    const { signal } = (controller.current = new AbortController());
    const server = read === "never" ? undefined : getServer(ref.server);
    if (server === undefined || read === "after-submit") onSubmit();
    if (server === undefined) return setSubmission({ status: "done", ref });
    setSubmission({ status: "reading", ref });
    try {
      const options = resourceContentsQueryOptions(server, ref.uri);
      await fetchUntil(queryClient, options.queryKey, signal, () => queryClient.fetchQuery(options));
      setSubmission({ status: "done", ref });
      if (read === "before-submit") onSubmit();
    } catch (error) {
      if (signal.aborted) return;
      const known = error instanceof ResourceError && error.kind !== "cancelled";
      setSubmission(known ? { status: "failed", ref, error } : { status: "idle" });
    }
  }

  function forget(): void {
    controller.current?.abort();
    setSubmission((current) => (current.status === "idle" ? current : { status: "idle" }));
  }

  return { submission, start, forget };
}
