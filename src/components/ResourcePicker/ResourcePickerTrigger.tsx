"use client";

import { Paperclip } from "lucide-react";
import { Dialog, Popover } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { usePickerSurface } from "./ResourcePickerContext.js";

export interface ResourcePickerTriggerProps extends PartProps<"button"> {}

/** Opens the dialog or popover it stands in. Renders a `<button>`. */
export const ResourcePickerTrigger = withRef(function ResourcePickerTrigger({
  children,
  ...props
}: ResourcePickerTriggerProps) {
  const { t, dir } = useResourceContext();
  const Trigger = usePickerSurface("ResourcePicker.Trigger") === "dialog" ? Dialog.Trigger : Popover.Trigger;
  return (
    <Trigger type="button" data-slot="resource-picker-trigger" data-mcpr-root="" dir={dir} {...props}>
      {children ?? (
        <>
          <Paperclip aria-hidden="true" />
          {t("picker.trigger")}
        </>
      )}
    </Trigger>
  );
});
