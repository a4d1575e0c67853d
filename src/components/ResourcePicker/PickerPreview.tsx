"use client";

import { X } from "lucide-react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { ResourceTemplateFormRoot } from "../ResourceTemplateForm/ResourceTemplateFormRoot.js";
import { ResourceViewerRoot } from "../ResourceViewer/ResourceViewerRoot.js";
import { useResourcePicker } from "./ResourcePickerContext.js";

/** What was opened: a resource to look at before it is chosen, or a template to fill in. */
export function PickerPreview() {
  const { t } = useResourceContext();
  const { opened, open, isSelected, toggle, add } = useResourcePicker("ResourcePicker.Root");
  if (!opened) return null;
  return (
    <div data-slot="resource-picker-preview">
      <div data-slot="resource-picker-preview-actions">
        {opened.kind === "resource" && (
          <button
            type="button"
            data-button={isSelected(opened.resource) ? "plain" : "primary"}
            onClick={(event) => toggle(opened.resource, { reason: "item-press", event })}
          >
            {t(isSelected(opened.resource) ? "picker.leaveOut" : "picker.choose")}
          </button>
        )}
        <button
          type="button"
          data-slot="resource-picker-preview-close"
          aria-label={t("picker.closePreview")}
          onClick={() => open(null)}
        >
          <X aria-hidden="true" />
        </button>
      </div>
      {opened.kind === "resource" ? (
        <ResourceViewerRoot
          resource={opened.resource}
          onOpenResource={(resource) => open({ kind: "resource", resource })}
        />
      ) : (
        <ResourceTemplateFormRoot
          server={opened.template.server}
          template={opened.template}
          read="never"
          onSubmit={(ref) => {
            add([ref], { reason: "item-press" });
            open({ kind: "resource", resource: ref });
          }}
        />
      )}
    </div>
  );
}
