"use client";

import { Command } from "cmdk";
import { Slot } from "radix-ui";
import { useResourceContext } from "../../client/useResourceContext.js";
import { mergeProps } from "../../utils/mergeProps.js";
import type { PartProps } from "../../utils/PartProps.js";
import { useEscapeFirst } from "../../utils/useEscapeFirst.js";
import { useMergedRef } from "../../utils/useMergedRef.js";
import { withRef } from "../../utils/withRef.js";
import { useResourceSearchContext } from "./ResourceSearchContext.js";

export interface ResourceSearchInputProps extends PartProps<"input"> {}

/** The box. Renders an `<input role="combobox">` named "Search resources". */
export const ResourceSearchInput = withRef(function ResourceSearchInput({
  asChild,
  ref,
  ...props
}: ResourceSearchInputProps) {
  const { t } = useResourceContext();
  const { inputValue, setInputValue, template, highlight, drawn } = useResourceSearchContext("ResourceSearch.Input");
  const own = useEscapeFirst<HTMLInputElement>(inputValue !== "" || template !== null, (event) =>
    setInputValue("", { reason: "escape-key", event }),
  );
  const Element = asChild ? Slot.Root : "input";
  return (
    // cmdk is told of no text: it would seek the first row at every key, and draw everything once more.
    <Command.Input asChild value="">
      <Element
        {...mergeProps(
          {
            "data-slot": "resource-search-input",
            type: "text",
            dir: "auto" as const,
            role: "combobox",
            enterKeyHint: "go" as const,
            "aria-label": t("search.label"),
            "aria-expanded": true,
            "aria-autocomplete": "list" as const,
            "aria-activedescendant": highlight.option ? drawn.optionId(highlight.option.id) : undefined,
            placeholder: t("search.placeholder"),
            value: inputValue,
            onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
              setInputValue(event.target.value, { reason: "input-change", event }),
            onKeyDown: (event: React.KeyboardEvent) => {
              // cmdk would move the highlight and leave the caret where it is.
              if (event.key === "Home" || event.key === "End") event.stopPropagation();
            },
          },
          props,
        )}
        ref={useMergedRef(own, ref)}
      />
    </Command.Input>
  );
});
