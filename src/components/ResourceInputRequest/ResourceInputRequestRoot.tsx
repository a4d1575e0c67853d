"use client";

import { Slot } from "radix-ui";
import { useEffect, useId, useRef } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import type { InputRequest, InputResponses } from "../../model/InputRequest.js";
import { visibleText } from "../../model/visibleText.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { useMergedRef } from "../../utils/useMergedRef.js";
import { withRef } from "../../utils/withRef.js";
import { ResourceInputRequestActions } from "./ResourceInputRequestActions.js";
import { ResourceInputRequestProvider } from "./ResourceInputRequestContext.js";
import { ResourceInputRequestFields } from "./ResourceInputRequestFields.js";
import { ResourceInputRequestMessage } from "./ResourceInputRequestMessage.js";
import { ResourceInputRequestUrl } from "./ResourceInputRequestUrl.js";
import { useInputRequest } from "./useInputRequest.js";

export interface ResourceInputRequestRootProps extends PartProps<"div"> {
  /** What is asked, as `useResourceContents` gives it. */
  request: InputRequest;
  /** Id of the server that asks. */
  server: string;
  /** Called once, with an answer to every question of the request. */
  onRespond: (responses: InputResponses) => void;
}

/**
 * What a server asks before it answers a read: a form with a review before anything is sent, or an address to visit.
 * Says which server asks; can always be declined or cancelled. Renders a `<div role="form">` (not a `<form>`: it may
 * stand inside the host's own), or nothing once all is answered.
 *
 * @selector [data-mode] `form` or `url`
 * @selector [data-step] `edit` or `review`
 * @example
 * {read.inputRequest && (
 *   <ResourceInputRequest.Root request={read.inputRequest} server={ref.server} onRespond={read.respond} />
 * )}
 */
export const ResourceInputRequestRoot = withRef(function ResourceInputRequestRoot({
  request,
  server,
  onRespond,
  asChild,
  children,
  ref,
  ...props
}: ResourceInputRequestRootProps) {
  const { getServer, dir, t } = useResourceContext();
  const state = useInputRequest(request, onRespond);
  const id = useId();
  const own = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(own, ref);
  useFocusOnStep(own, state === null ? "" : `${state.position} ${state.step}`);
  if (state === null) return null;

  const { fields, review } = state;
  const controlId = (index: number) => `${id}-field-${index}`;
  const tryReview = () => {
    if (review()) return;
    // What is wrong comes with the next render.
    requestAnimationFrame(() =>
      own.current?.querySelector<HTMLElement>("[data-invalid] :is(input, select, textarea)")?.focus(),
    );
  };
  const Element = asChild ? Slot.Root : "div";
  return (
    <ResourceInputRequestProvider
      value={{
        ...state,
        server: visibleText(getServer(server)?.label ?? server),
        headingId: `${id}-heading`,
        messageId: `${id}-message`,
        controlId,
        tryReview,
      }}
    >
      <Element
        role="form"
        data-slot="resource-input-request"
        data-mcpr-root=""
        dir={dir}
        data-mode={state.address ? "url" : "form"}
        data-step={state.step}
        aria-labelledby={`${id}-heading`}
        aria-describedby={`${id}-message`}
        tabIndex={-1}
        {...props}
        ref={mergedRef}
      >
        {fillChild(
          asChild,
          children,
          <>
            <ResourceInputRequestMessage />
            <ResourceInputRequestFields />
            <ResourceInputRequestUrl />
            <ResourceInputRequestActions />
            <span role="status" data-visually-hidden="">
              {state.step === "review" && fields.length > 0 && t("input.reviewHint")}
            </span>
          </>,
        )}
      </Element>
    </ResourceInputRequestProvider>
  );
});

/** What had the focus is gone after a step: it goes to the form, whose name and message are then read. */
function useFocusOnStep(form: { current: HTMLElement | null }, step: string): void {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    form.current?.focus();
  }, [form, step]);
}
