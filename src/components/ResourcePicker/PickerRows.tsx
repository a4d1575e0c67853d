"use client";

import { Braces, File, Folder } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { displayName } from "../../model/displayName.js";
import { DIRECTORY_MIME_TYPE, type ListedResource, type ListedResourceTemplate } from "../../model/Resource.js";
import { resourceKey } from "../../model/resourceKey.js";
import { visibleText } from "../../model/visibleText.js";
import { dataAttribute } from "../../utils/dataAttribute.js";
import { formatBytes } from "../../utils/formatBytes.js";
import { useResourcePicker } from "./ResourcePickerContext.js";

interface PickerRowsProps {
  resources: readonly ListedResource[];
  templates?: readonly ListedResourceTemplate[];
}

const PAGE = 100;

/** Rows to choose from: a tick chooses, the name opens. Arrow keys go from name to name. */
export function PickerRows({ resources, templates = [] }: PickerRowsProps) {
  const { t, locale } = useResourceContext();
  const { isSelected, toggle, open, opened } = useResourcePicker("ResourcePicker.Root");
  const [limit, setLimit] = useState(PAGE);
  const isOpen = (resource: ListedResource) =>
    opened?.kind === "resource" && resourceKey(opened.resource) === resourceKey(resource);
  return (
    <ul data-slot="resource-picker-rows" onKeyDown={moveFocus}>
      {resources.slice(0, limit).map((resource) => {
        const name = visibleText(displayName(resource));
        const Icon = resource.mimeType === DIRECTORY_MIME_TYPE ? Folder : File;
        return (
          <li
            key={resourceKey(resource)}
            data-slot="resource-picker-row"
            data-selected={dataAttribute(isSelected(resource))}
            data-current={dataAttribute(isOpen(resource))}
          >
            <input
              type="checkbox"
              aria-label={t("picker.select", { name })}
              checked={isSelected(resource)}
              onChange={(event) => toggle(resource, { reason: "item-press", event })}
            />
            <button
              type="button"
              data-picker-row=""
              title={visibleText(resource.uri)}
              onClick={() => open({ kind: "resource", resource })}
              onKeyDown={(event) => {
                if (event.key !== " ") return;
                event.preventDefault();
                toggle(resource, { reason: "keyboard", event });
              }}
            >
              <Icon aria-hidden="true" />
              <bdi>{name}</bdi>
              {resource.size !== undefined && <span>{formatBytes(resource.size, locale)}</span>}
            </button>
          </li>
        );
      })}
      {templates.map((template) => (
        <li key={template.uriTemplate} data-slot="resource-picker-row">
          <button
            type="button"
            data-picker-row=""
            title={visibleText(template.uriTemplate)}
            onClick={() => open({ kind: "template", template })}
          >
            <Braces aria-hidden="true" />
            <bdi>{visibleText(displayName(template))}</bdi>
          </button>
        </li>
      ))}
      {resources.length > limit && (
        <li>
          <button type="button" data-slot="resource-picker-action" onClick={() => setLimit(limit + PAGE)}>
            {t("picker.more", { count: resources.length - limit })}
          </button>
        </li>
      )}
    </ul>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0) return;
  const panel = event.currentTarget.closest("[role=tabpanel]") ?? event.currentTarget;
  const rows = [...panel.querySelectorAll<HTMLElement>("[data-picker-row]")];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  event.preventDefault();
  rows[at + step]?.focus();
}
