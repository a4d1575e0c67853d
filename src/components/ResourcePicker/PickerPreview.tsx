"use client";

import { PanelRightClose } from "lucide-react";
import { useEffect, useRef } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { rootOf } from "../../utils/rootOf.js";
import { useEventCallback } from "../../utils/useEventCallback.js";
import { hearEscape } from "../../utils/useEscapeFirst.js";
import { useIsomorphicLayoutEffect } from "../../utils/useIsomorphicLayoutEffect.js";
import { ResourceTemplateFormRoot } from "../ResourceTemplateForm/ResourceTemplateFormRoot.js";
import { ResourceViewerRoot } from "../ResourceViewer/ResourceViewerRoot.js";
import { useResourcePicker } from "./ResourcePickerContext.js";
import type { Opened } from "./usePicker.js";

/** What was opened: a resource to look at before it is chosen, or a template to fill in. */
export function PickerPreview() {
  const { t } = useResourceContext();
  const { opened, open, isSelected, isChoosable, preview, toggle, add } = useResourcePicker("ResourcePicker.Root");
  const { box, giveBack } = usePreviewFocus(opened);
  const close = useEventCallback(() => {
    const preview = box.current!;
    const focused = rootOf(preview).activeElement;
    const isInList = !preview.contains(focused) && panelOf(preview)?.contains(focused);
    if (!isInList) giveBack();
    open(null);
  });
  // Also from the list, where the keyboard stays: what was opened last closes before the dialog around it.
  useEffect(() => {
    const panel = box.current && panelOf(box.current);
    const view = panel?.ownerDocument.defaultView;
    return view ? hearEscape(view, () => panel, close) : undefined;
  }, [box, close]);
  if (!opened) return null;
  return (
    <div ref={box} data-slot="resource-picker-preview">
      <div data-slot="resource-picker-preview-actions">
        <button
          type="button"
          data-slot="resource-picker-preview-close"
          aria-label={t("picker.closePreview")}
          onClick={close}
        >
          {/* Not the cross that closes the dialog, right beside it. */}
          <PanelRightClose aria-hidden="true" />
        </button>
        {opened.kind === "resource" && (isSelected(opened.resource) || isChoosable(opened.resource)) && (
          <button
            type="button"
            data-button={isSelected(opened.resource) ? "plain" : "primary"}
            onClick={(event) => toggle(opened.resource, { reason: "item-press", event })}
          >
            {t(isSelected(opened.resource) ? "picker.leaveOut" : "picker.choose")}
          </button>
        )}
      </div>
      {opened.kind === "resource" ? (
        <ResourceViewerRoot resource={opened.resource} onOpenResource={preview} />
      ) : (
        <ResourceTemplateFormRoot
          key={JSON.stringify(opened.values)}
          defaultValues={opened.values}
          server={opened.template.server}
          template={opened.template}
          read="never"
          onSubmit={(ref) => {
            add([ref], { reason: "item-press" });
            preview(ref);
          }}
        />
      )}
    </div>
  );
}

function panelOf(preview: Element): Element | null {
  return preview.closest('[data-slot="resource-picker-panel"]');
}

/**
 * Opening a resource leaves the keyboard in the list, for the next one; a form takes it, to be filled in. What takes the
 * place of something that had the focus takes it over, and closing gives it back to where it came from.
 */
function usePreviewFocus(opened: Opened) {
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  useIsomorphicLayoutEffect(() => {
    const preview = box.current;
    if (!preview) return;
    const focused = rootOf(preview).activeElement as HTMLElement | null;
    const isLost = !focused || focused.contains(preview);
    const control = (slot: string) => preview.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
    if (isLost) control("resource-viewer")?.focus();
    else if (!preview.contains(focused)) opener.current = focused;
    // Below the list in a narrow picker, where a press would seem to do nothing. Keys stay with the row, in sight.
    const split = preview.parentElement!;
    if (!focused?.matches(":focus-visible")) split.scrollTop = split.scrollHeight;
    keepInSight(focused?.closest<HTMLElement>('[data-slot="resource-tree-item"]'));
    // Not after a press, which would bring up the keyboard of a touch screen.
    if (opened?.kind === "template" && focused?.matches(":focus-visible")) firstToFill(preview)?.focus();
  }, [opened]);
  return { box, giveBack: () => opener.current?.focus() };
}

// What the list filled in already is passed over.
function firstToFill(preview: Element): HTMLInputElement | undefined {
  const controls = preview.querySelectorAll<HTMLInputElement>('[data-slot="resource-template-form-control"]');
  return Array.from(controls).find(({ value }) => value === "") ?? controls[0];
}

// The list is lower beside a preview below it; only the list is scrolled.
function keepInSight(row: HTMLElement | null | undefined) {
  const list = row?.closest<HTMLElement>('[data-slot="resource-tree-list"]');
  if (!row || !list) return;
  const hidden = row.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom;
  if (hidden > 0) list.scrollTop += hidden;
}
