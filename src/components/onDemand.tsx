"use client";

import { useEffect, useState, type ComponentType } from "react";
import { useResourceContext } from "../client/useResourceContext.js";

/**
 * A component of the kit that is fetched when it is first shown: a host does not carry what its users may never see.
 * Until it is there, and where it cannot be fetched, it says so in its place, with "Try again".
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return function OnDemand(props: Props) {
    const { t } = useResourceContext();
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    const [hasFailed, setFailed] = useState(false);
    useEffect(() => {
      if (hasFailed) return;
      let isWanted = true;
      load().then(
        (part) => isWanted && setPart(() => part),
        () => isWanted && setFailed(true),
      );
      return () => {
        isWanted = false;
      };
    }, [hasFailed]);

    if (Part) return <Part {...props} />;
    if (!hasFailed) return <p data-slot="on-demand">{t("viewer.preparing")}</p>;
    return (
      <div role="alert" data-slot="on-demand" data-invalid="">
        <p>{t("action.notLoaded")}</p>
        <button type="button" data-button="plain" onClick={() => setFailed(false)}>
          {t("action.retry")}
        </button>
      </div>
    );
  };
}
