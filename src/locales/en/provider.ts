import type { Message } from "../Messages.js";

// Errors are named by their kind.
export const provider = {
  "error.not-found": "“{name}” is no longer there.",
  "error.auth": "Sign in to {server} to see its resources.",
  "error.forbidden": "Sign in to {server} with an account that may see this.",
  "error.unsupported": "{server} does not offer this.",
  "error.offline": "{server} cannot be reached.",
  "error.timeout": "{server} did not answer in time.",
  "error.cancelled": "Cancelled.",
  "error.malformed": "{server} sent an answer that could not be understood.",
  "error.server": "“{name}” could not be read: {message}",
  "error.list": "The resources of {server} could not be listed: {message}",
  "error.templates": "The templates of {server} could not be listed: {message}",
  "error.values": "The values of “{name}” could not be fetched: {message}",
  "error.noWords": "the server gave no reason",
  "action.notLoaded": "This part could not be loaded.",
  "action.retry": "Try again",
  "action.signIn": "Sign in",
  "action.cancel": "Cancel",
} as const satisfies Record<string, Message>;
