"use client";

import { X } from "lucide-react";
import { useId } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { resourceKey } from "../../model/resourceKey.js";
import { formatBytes } from "../../utils/formatBytes.js";
import { useDebounced } from "../../utils/useDebounced.js";
import { useFirstOf } from "../../utils/useFirstOf.js";
import { isOneOfMany, PlaceOfNamed } from "../PlaceOfNamed.js";
import { useToldApart } from "../useToldApart.js";
import { useResourcePicker } from "./ResourcePickerContext.js";

// A folder that is chosen may hold any number.
const STEP = 100;
const SETTLED_AFTER_MS = 700;

/** What is chosen so far, how much it is, and the button that attaches it. Nothing is read for it. */
export function PickerTray() {
  const { t, locale } = useResourceContext();
  const { value, remove, totals, isGrowing, budget, attach } = useResourcePicker("ResourcePicker.Root");
  const { count, size, tokens, unknown } = totals;
  const text =
    count === 0
      ? t("picker.nothingChosen")
      : [
          t("attachments.count", { count }),
          size > 0 ? formatBytes(size, locale) : "",
          budget === undefined
            ? tokens > 0 && t("attachments.tokens", { count: tokens })
            : t("attachments.tokensOf", { tokens, budget }),
          unknown > 0 && t("picker.unknownSize", { count: unknown }),
        ]
          .filter(Boolean)
          .join(" · ");
  const excess = budget !== undefined && tokens > budget ? t("attachments.overBudget", { count: tokens - budget }) : "";
  const whole = `${text} ${excess}`;
  const settled = useDebounced(isGrowing ? "" : whole, SETTLED_AFTER_MS);
  const { shown, left, showMore } = useFirstOf(value, STEP);
  const id = useId();
  const named = useToldApart(shown);
  return (
    <div data-slot="resource-picker-tray">
      <ul aria-label={t("picker.chosen")} data-slot="resource-picker-chosen">
        {shown.map((ref, at) => {
          const key = resourceKey(ref);
          const called = named.get(key)!;
          const placeId = isOneOfMany(called) ? `${id}-${at}` : undefined;
          return (
            <li key={key}>
              <bdi>{called.name}</bdi>
              {placeId && <PlaceOfNamed id={placeId} server={ref.server} named={called} />}
              <button
                type="button"
                aria-label={t("attachments.remove", { name: called.name })}
                aria-describedby={placeId}
                onClick={(event) => remove(ref, { reason: "remove-press", event })}
              >
                <X aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ul>
      {left > 0 && (
        <button type="button" data-button="quiet" onClick={showMore}>
          {t("viewer.showMore", { count: left })}
        </button>
      )}
      <p role="status" aria-live={settled === whole ? "polite" : "off"} data-slot="resource-picker-totals">
        {/* A new element when it stands still, which is then said: not every change of it. */}
        <span key={settled}>
          {text}
          {excess !== "" && <strong> {excess}</strong>}
        </span>
      </p>
      <button
        type="button"
        data-slot="resource-picker-attach"
        data-button="primary"
        disabled={count === 0}
        onClick={(event) => attach("attach-press", event)}
      >
        {count === 0 ? t("picker.attach") : t("picker.attachCount", { count })}
      </button>
    </div>
  );
}
