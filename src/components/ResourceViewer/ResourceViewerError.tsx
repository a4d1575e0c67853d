"use client";
import { CircleAlert } from "lucide-react";
import { Slot } from "radix-ui";
import { describeError } from "../../client/describeError.js";
import { useResourceContext } from "../../client/useResourceContext.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceViewer } from "./ResourceViewerContext.js";
import { ViewerTextButton } from "./ViewerTextButton.js";

export interface ResourceViewerErrorProps extends PartProps<"div"> {}

/** Why there is nothing to show, with "Try again" or "Sign in". Renders a `<div role="alert">`, or nothing without an error. */
export const ResourceViewerError = withRef(function ResourceViewerError({
  asChild,
  children,
  ...props
}: ResourceViewerErrorProps) {
  const { t, getServer, onAuthRequired } = useResourceContext();
  const { status, error, name, refresh } = useResourceViewer("ResourceViewer.Error");
  if (status !== "error" || error === null) return null;
  const server = getServer(error.server);
  const canSignIn = (error.kind === "auth" || error.kind === "forbidden") && onAuthRequired && server;
  const Element = asChild ? Slot.Root : "div";
  return (
    <Element role="alert" data-slot="resource-viewer-error" data-kind={error.kind} {...props}>
      {fillChild(
        asChild,
        children,
        <>
          <CircleAlert aria-hidden="true" />
          <p>{describeError(error, { t, server: server?.label ?? error.server, name })}</p>
          <div>
            {canSignIn && (
              <ViewerTextButton onClick={() => onAuthRequired(server)}>{t("action.signIn")}</ViewerTextButton>
            )}
            <ViewerTextButton onClick={refresh}>{t("action.retry")}</ViewerTextButton>
          </div>
        </>,
      )}
    </Element>
  );
});
