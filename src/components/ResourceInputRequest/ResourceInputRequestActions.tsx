"use client";

import { Slot } from "radix-ui";
import type { ReactNode } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { visibleText } from "../../model/visibleText.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceInputRequest } from "./ResourceInputRequestContext.js";

export interface ResourceInputRequestActionsProps extends PartProps<"div"> {}

/** The buttons: on to the review, send, open the address, decline, cancel. Renders a `<div>`. */
export const ResourceInputRequestActions = withRef(function ResourceInputRequestActions({
  asChild,
  children,
  ...props
}: ResourceInputRequestActionsProps) {
  const { t } = useResourceContext();
  const { address, decline, cancel } = useResourceInputRequest("ResourceInputRequest.Actions");
  const Element = asChild ? Slot.Root : "div";
  return (
    <Element data-slot="resource-input-request-actions" {...props}>
      {fillChild(
        asChild,
        children,
        <>
          {address ? <UrlButtons /> : <FormButtons />}
          <Button kind="quiet" onClick={decline}>
            {t("input.decline")}
          </Button>
          <Button kind="quiet" onClick={cancel}>
            {t("action.cancel")}
          </Button>
        </>,
      )}
    </Element>
  );
});

function FormButtons() {
  const { t } = useResourceContext();
  const { step, fields, tryReview, edit, accept, server } = useResourceInputRequest("ResourceInputRequest.Actions");
  if (step === "edit") {
    return (
      <Button kind="primary" onClick={tryReview}>
        {t("input.review")}
      </Button>
    );
  }
  return (
    <>
      <Button kind="primary" onClick={accept}>
        {t("input.send", { server })}
      </Button>
      {fields.length > 0 && <Button onClick={edit}>{t("input.edit")}</Button>}
    </>
  );
}

function UrlButtons() {
  const { t } = useResourceContext();
  const { address, isOpened, open, accept } = useResourceInputRequest("ResourceInputRequest.Actions");
  return (
    <>
      {address?.canOpen && (
        <Button kind={isOpened ? "plain" : "primary"} onClick={open}>
          {t("input.open", { host: visibleText(address.hostname) })}
        </Button>
      )}
      <Button kind={isOpened ? "primary" : "plain"} onClick={accept}>
        {t("input.done")}
      </Button>
    </>
  );
}

interface ButtonProps {
  kind?: "primary" | "plain" | "quiet";
  onClick: () => void;
  children: ReactNode;
}

function Button({ kind = "plain", ...props }: ButtonProps) {
  return <button type="button" data-slot="resource-input-request-button" data-button={kind} {...props} />;
}
