import type { Translate } from "../../locales/createTranslator.js";
import { visibleText } from "../../model/visibleText.js";
import type { ResourceTreeState } from "../../state/useResourceTree.js";

/** What a row says that stands in place of children, and what opening it does. */
export function statusText({ model, opensTemplates }: ResourceTreeState, node: number, t: Translate): string {
  const entry = model.entryOf(node);
  if (entry.kind !== "status") return "";
  const { kind } = model.entryOf(model.rows.parentOf(node));
  const isOfTemplate = kind === "template" || kind === "value";
  const form = isOfTemplate && opensTemplates ? ` ${t("tree.openForm")}` : "";
  switch (entry.status) {
    case "loading":
      return t("tree.loading");
    case "error":
      return `${entry.message ? visibleText(entry.message) : t("tree.failed")} ${t("action.retry")}`;
    case "more":
      return (entry.count === undefined ? t("tree.moreUnknown") : t("tree.moreValues", { count: entry.count })) + form;
    case "empty":
      return isOfTemplate ? t("tree.noValues") + form : t("tree.emptyFolder");
  }
}
