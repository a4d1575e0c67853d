"use client";
import { describeError } from "../../client/describeError.js";
import { useResourceContext } from "../../client/useResourceContext.js";
import { useResourceTemplateForm } from "./ResourceTemplateFormContext.js";
import { useResourceTemplateFormField } from "./ResourceTemplateFormFieldContext.js";

/**
 * The last line of the suggestions: that they are on their way, that there are more, or why there are none. It comes and
 * goes with them, so `ResourceTemplateForm.Suggestions` says it.
 */
export function ResourceTemplateFormSuggestionsNote() {
  const { t, getServer } = useResourceContext();
  const { server } = useResourceTemplateForm("ResourceTemplateForm.Suggestions");
  const { combobox, field } = useResourceTemplateFormField("ResourceTemplateForm.Suggestions");
  const { suggestions, completion } = combobox;
  if (completion.error && completion.status === "error") {
    const label = getServer(server)?.label ?? server;
    return (
      <p data-slot="resource-template-form-note" data-state="failed">
        <span>
          {t("templateForm.completionFailed")}{" "}
          {describeError(completion.error, { t, server: label, name: field.name, request: "values" })}
        </span>{" "}
        <button type="button" data-slot="resource-template-form-retry" data-button="plain" onClick={completion.retry}>
          {t("action.retry")}
        </button>
      </p>
    );
  }
  const text = moreText();
  return text === null ? null : <p data-slot="resource-template-form-note">{text}</p>;

  function moreText(): string | null {
    const shown = suggestions.length;
    if (completion.status === "loading") return shown > 0 ? null : t("templateForm.loading");
    // What is in the list already is not offered again, so it is no reason to go on.
    const chosen = completion.values.filter((value) => combobox.items.includes(value)).length;
    const total = (completion.total ?? completion.values.length) - chosen;
    if (total > shown && (completion.hasMore || shown < completion.values.length - chosen)) {
      return t("templateForm.more", { shown, total });
    }
    return completion.hasMore ? t("templateForm.moreUnknown", { count: shown }) : null;
  }
}
