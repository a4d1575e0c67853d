import type { Message } from "../Messages.js";

export const templateForm = {
  "templateForm.optional": "optional",
  "templateForm.prefix": {
    one: "only the first character is used",
    other: "only the first {count} characters are used",
  },
  "templateForm.noVariables": "There is nothing to fill in.",
  "templateForm.setEmpty": "Include empty",
  "templateForm.setEmptyOf": "Include empty {name}",
  "templateForm.add": "Add",
  "templateForm.addItem": "Add to {name}",
  "templateForm.removeItem": "Remove {item}",
  "templateForm.suggestions": "Suggestions for {name}",
  "templateForm.count": { one: "{count} suggestion", other: "{count} suggestions" },
  "templateForm.loading": "Looking for suggestions …",
  "templateForm.more": "{shown} of {total}: keep typing",
  "templateForm.moreUnknown": {
    one: "There are more: keep typing",
    other: "{count} shown, there are more: keep typing",
  },
  "templateForm.completionFailed": "No suggestions. You can type any value.",
  "templateForm.preview": "Resource URI",
  "templateForm.submit": "Open",
  "templateForm.reset": "Reset",
  "templateForm.reading": "Reading …",
  "templateForm.needed": "This is needed.",
  "templateForm.missing": "Fill in {names} first.",
  "templateForm.notFound": "There is nothing at {uri}. Change a value and try again.",
  "templateForm.malformed": "The template {template} is malformed at character {position}: {message}.",
  "templateForm.cleared": {
    one: "{names} was cleared: it belonged to the earlier value.",
    other: "{names} were cleared: they belonged to the earlier value.",
  },
} as const satisfies Record<string, Message>;
