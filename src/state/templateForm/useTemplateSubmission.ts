import { useEffect, useRef, useState } from "react";
import { ResourceError } from "../../client/ResourceError.js";
import { useResourceContext } from "../../client/useResourceContext.js";
import type { ResourceRef } from "../../model/Resource.js";
import { resourceContentsQueryOptions } from "../../queries/resourceContentsQueryOptions.js";

export type TemplateSubmission =
  | { status: "idle" }
  | { status: "reading" | "done"; ref: ResourceRef }
  | { status: "failed"; ref: ResourceRef; error: ResourceError };

/** When the resource is read, to see whether it is there. The answer is cached, so a viewer shows it at once. */
export type TemplateFormRead = "after-submit" | "before-submit" | "never";

/** Submits a URI and reads it. A newer submission, an edit or leaving the page makes a late answer void. */
export function useTemplateSubmission(read: TemplateFormRead) {
  const { getServer, queryClient } = useResourceContext();
  const [submission, setSubmission] = useState<TemplateSubmission>({ status: "idle" });
  const turn = useRef(0);
  useEffect(() => () => void (turn.current += 1), []);

  async function start(ref: ResourceRef, onSubmit: () => void): Promise<void> {
    const own = ++turn.current;
    const server = read === "never" ? undefined : getServer(ref.server);
    if (server === undefined || read === "after-submit") onSubmit();
    if (server === undefined) return setSubmission({ status: "done", ref });
    setSubmission({ status: "reading", ref });
    try {
      await queryClient.fetchQuery(resourceContentsQueryOptions(server, ref.uri));
      if (turn.current !== own) return;
      setSubmission({ status: "done", ref });
      if (read === "before-submit") onSubmit();
    } catch (error) {
      if (turn.current !== own) return;
      const known = error instanceof ResourceError && error.kind !== "cancelled";
      setSubmission(known ? { status: "failed", ref, error } : { status: "idle" });
    }
  }

  function forget(): void {
    turn.current += 1;
    setSubmission((current) => (current.status === "idle" ? current : { status: "idle" }));
  }

  return { submission, start, forget };
}
