"use client";

import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { fillChild } from "../../utils/fillChild.js";
import type { PartProps } from "../../utils/PartProps.js";
import { withRef } from "../../utils/withRef.js";
import { PickerPanel } from "./PickerPanel.js";
import { ResourcePickerProvider } from "./ResourcePickerContext.js";
import { splitPickerProps } from "./splitPickerProps.js";
import { usePicker, type UsePickerOptions } from "./usePicker.js";

export interface ResourcePickerRootProps extends UsePickerOptions, Omit<PartProps<"div">, "defaultValue"> {}

/**
 * The whole picker in the page: browse or search, look at what was found, attach. Renders a `<div role="group">`.
 *
 * @example
 * <ResourcePicker.Root onAttach={(refs) => setAttached(refs)} accept={["text/*", "image/*"]} budget={8000} />
 */
export const ResourcePickerRoot = withRef(function ResourcePickerRoot(props: ResourcePickerRootProps) {
  const { t, dir } = useResourceContext();
  const [options, { asChild, children, ...rest }] = splitPickerProps(props);
  const picker = usePicker(options);
  const Element = asChild ? Slot.Root : "div";
  return (
    <ResourcePickerProvider value={picker}>
      <Element
        role="group"
        data-slot="resource-picker"
        data-mcpr-root=""
        dir={dir}
        aria-label={t("picker.label")}
        {...rest}
      >
        {fillChild(asChild, children, <PickerPanel />)}
      </Element>
    </ResourcePickerProvider>
  );
});
