"use client";

import { Slot } from "radix-ui";
import { describeError } from "../../client/describeError.js";
import { useResourceContext } from "../../client/useResourceContext.js";
import { dataAttribute } from "../../utils/dataAttribute.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceSearchContext } from "./ResourceSearchContext.js";

export interface ResourceSearchErrorProps extends PartProps<"div"> {}

/**
 * Each server whose list failed, with "Try again"; the others' results stay. Renders a `<div role="alert">`.
 *
 * @selector [data-empty] no server failed
 */
export const ResourceSearchError = withRef(function ResourceSearchError({
  asChild,
  ...props
}: ResourceSearchErrorProps) {
  const { t, onAuthRequired } = useResourceContext();
  const { listings } = useResourceSearchContext("ResourceSearch.Error");
  const failed = listings.filter(({ error }) => error !== null && error.kind !== "cancelled");
  const Element = asChild ? Slot.Root : "div";
  return (
    <Element role="alert" data-slot="resource-search-error" data-empty={dataAttribute(failed.length === 0)} {...props}>
      {failed.map(({ server, error, retry }) => {
        const needsSignIn = error!.kind === "auth" || error!.kind === "forbidden";
        return (
          <div key={server.id} data-slot="resource-search-error-item">
            <span dir="auto">{describeError(error!, { t, server: server.label })}</span>
            {needsSignIn && onAuthRequired && (
              <button type="button" onClick={() => onAuthRequired(server)}>
                {t("action.signIn")}
              </button>
            )}
            <button type="button" onClick={retry}>
              {t("action.retry")}
            </button>
          </div>
        );
      })}
    </Element>
  );
});
