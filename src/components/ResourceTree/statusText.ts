import type { Translate } from "../../locales/createTranslator.js";
import type { TreeEntry } from "../../model/tree/TreeEntry.js";
import { visibleText } from "../../model/visibleText.js";

/** What a row says that stands in place of children. */
export function statusText(entry: TreeEntry & { kind: "status" }, t: Translate): string {
  if (entry.more !== undefined) return t("tree.moreValues", { count: entry.more });
  if (entry.status === "error")
    return `${entry.message ? visibleText(entry.message) : t("tree.failed")} ${t("action.retry")}`;
  return t(entry.status === "loading" ? "tree.loading" : "tree.emptyFolder");
}
