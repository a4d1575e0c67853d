import type { ResourceContextValue } from "../../client/ResourceContext.js";
import { visibleText } from "../../model/visibleText.js";
import { formatBytes } from "../../utils/formatBytes.js";
import type { ResourceViewerContextValue } from "./ResourceViewerContext.js";

type Facts = Pick<ResourceViewerContextValue, "status" | "name" | "known" | "resource" | "items" | "entries">;

/** Where the viewer stands, for those who do not see it. Nothing for a failure, which is an alert. */
export function statusText(facts: Facts, { t, locale, getServer }: ResourceContextValue): string {
  const { status, name, known, resource, items, entries } = facts;
  switch (status) {
    case "loading":
      return t("viewer.loading", { name });
    case "input-required": {
      const server = resource?.server ?? "";
      return t("input.asks", { server: visibleText(getServer(server)?.label ?? server) });
    }
    case "too-large":
      return t("viewer.tooLarge", { name, size: formatBytes(known?.size ?? 0, locale) });
    case "empty":
      return t("viewer.noContents", { name });
    case "directory":
      return `${t("viewer.shown", { name, count: 1 })} ${t("viewer.entries", { count: entries.length })}`;
    case "success":
      return t("viewer.shown", { name, count: items.length });
    default:
      return "";
  }
}
