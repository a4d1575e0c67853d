import type { Message } from "../Messages.js";

export const mention = {
  "mention.label": "Message",
  "mention.placeholder": "Write a message. {trigger} mentions a resource.",
  "mention.submit": "Send",
  "mention.list": "Resources",
  "mention.recent": "Recent",
  "mention.more": "More from {server}",
  "mention.typed": "Use “{value}”",
  "mention.finish": "Use as it is",
  "mention.loading": "Listing resources …",
  "mention.stillListing": "Still listing {server} …",
  "mention.noneYet": "No match yet. Still listing {server} …",
  "mention.loadingValues": "Looking for {variable} …",
  "mention.valuesFailed": "No suggestions for {variable}: the server failed. Type the value.",
  "mention.count": { one: "{count} resource: {name}.", other: "{count} resources, first: {name}." },
  "mention.valueCount": { one: "{count} value: {name}.", other: "{count} values, first: {name}." },
  "mention.servers": "Servers shown",
} as const satisfies Record<string, Message>;
