import type { Message } from "../Messages.js";

export const picker = {
  "picker.label": "Resource picker",
  "picker.trigger": "Attach resources",
  "picker.close": "Close",
  "picker.ways": "Ways to find resources",
  "picker.browse": "Browse",
  "picker.search": "Search",
  "picker.resize": "Width of the list",
  "picker.choose": "Add to selection",
  "picker.leaveOut": "Take out of selection",
  "picker.closePreview": "Close preview",
  "picker.chosen": "Chosen resources",
  "picker.nothingChosen": "Nothing chosen yet.",
  "picker.unknownSize": { one: "{count} of unknown size", other: "{count} of unknown size" },
  "picker.attach": "Attach",
  "picker.attachCount": { one: "Attach {count} resource", other: "Attach {count} resources" },
} as const satisfies Record<string, Message>;
