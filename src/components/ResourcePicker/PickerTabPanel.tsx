"use client";

import { Tabs } from "radix-ui";
import { useState, type ReactNode } from "react";
import { useResourcePicker } from "./ResourcePickerContext.js";
import type { PickerTab } from "./usePicker.js";

interface PickerTabPanelProps {
  value: PickerTab;
  children: ReactNode;
}

/**
 * What a tab shows, from the first time on that it is shown: behind the other tab it keeps its text, its row and its place,
 * and a chosen folder goes on taking in what its server still lists.
 */
export function PickerTabPanel({ value, children }: PickerTabPanelProps) {
  const { tab } = useResourcePicker("ResourcePicker.Root");
  const isShown = tab === value;
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  return (
    <Tabs.Content
      data-slot="resource-picker-tab-panel"
      value={value}
      forceMount={wasShown || undefined}
      hidden={!isShown}
      // It begins with a control, so it is no stop of its own.
      tabIndex={-1}
    >
      {children}
    </Tabs.Content>
  );
}
