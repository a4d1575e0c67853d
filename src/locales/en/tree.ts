import type { Message } from "../Messages.js";

export const tree = {
  "tree.label": "Resources",
  "tree.filter": "Filter",
  "tree.loading": "Listing resources …",
  "tree.loadedSoFar": { one: "{count} resource so far", other: "{count} resources so far" },
  "tree.slow": "{server} is slow to answer.",
  "tree.stop": "Stop",
  "tree.stopped": "Listing was stopped.",
  "tree.resume": "Continue",
  "tree.empty": "There are no resources.",
  "tree.emptyFolder": "Empty",
  "tree.failed": "This could not be listed.",
  "tree.noMatch": "Nothing matches “{query}”.",
  "tree.moreValues": {
    one: "{count} more value: use the form or the search",
    other: "{count} more values: use the form or the search",
  },
  "tree.important": "Important",
  "tree.forAssistant": "For the assistant",
  "tree.count": { one: "{count} resource", other: "{count} resources" },
  "tree.matches": { one: "{count} match", other: "{count} matches" },
  "tree.bestMatches": {
    one: "{count} match, {shown} of them shown",
    other: "{count} matches, the best {shown} shown",
  },
  "tree.selected": { one: "{count} selected", other: "{count} selected" },
  "tree.problems": { one: "{count} entry could not be read", other: "{count} entries could not be read" },
  "tree.endedEarly": "{server} gave no usable next page: its list may be incomplete",
} as const satisfies Record<string, Message>;
