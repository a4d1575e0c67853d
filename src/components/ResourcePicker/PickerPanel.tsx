"use client";

import { Tabs } from "radix-ui";
import type { KeyboardEvent } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { useFocusHeir } from "../../utils/useFocusHeir.js";
import { PickerBrowse } from "./PickerBrowse.js";
import { PickerPreview } from "./PickerPreview.js";
import { PickerSearch } from "./PickerSearch.js";
import { PickerSplit } from "./PickerSplit.js";
import { PickerTabPanel } from "./PickerTabPanel.js";
import { PickerTray } from "./PickerTray.js";
import { useResourcePicker } from "./ResourcePickerContext.js";
import type { PickerTab } from "./usePicker.js";

/** The default composition: tabs over a list, the preview beside it, the tray below. */
export function PickerPanel() {
  const { t, dir } = useResourceContext();
  const heir = useFocusHeir<HTMLDivElement>();
  const { tab, setTab, opened, attach } = useResourcePicker("ResourcePicker.Root");
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    attach("keyboard", event);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a key that works wherever the focus is in it
    <div ref={heir} data-slot="resource-picker-panel" onKeyDown={onKeyDown}>
      <PickerSplit side={opened ? <PickerPreview /> : null}>
        <Tabs.Root
          data-slot="resource-picker-tabs"
          dir={dir}
          value={tab}
          onValueChange={(next) => setTab(next as PickerTab)}
        >
          <Tabs.List data-slot="resource-picker-tab-list" aria-label={t("picker.ways")}>
            <Tabs.Trigger data-slot="resource-picker-tab" value="browse">
              {t("picker.browse")}
            </Tabs.Trigger>
            <Tabs.Trigger data-slot="resource-picker-tab" value="search">
              {t("picker.search")}
            </Tabs.Trigger>
          </Tabs.List>
          <PickerTabPanel value="browse">
            <PickerBrowse />
          </PickerTabPanel>
          <PickerTabPanel value="search">
            <PickerSearch />
          </PickerTabPanel>
        </Tabs.Root>
      </PickerSplit>
      <PickerTray />
    </div>
  );
}
