import type { ListedResource } from "../Resource.js";

/** Why a resource goes into the context, or stays out. */
export type PlanReason =
  | "chosen"
  | "required"
  | "priority"
  | "recent"
  | "fits"
  | "optional"
  | "room-left"
  | "for-user-only"
  | "not-for-models"
  | "too-large"
  | "no-room"
  | "optional-no-room"
  | "server-share";

interface Subject {
  resource: ListedResource;
  tokens: number;
  /** Nobody knows the size; `tokens` is an assumption. */
  isGuess: boolean;
  priority: number | undefined;
}

const number = new Intl.NumberFormat("en");

/** A decision of `planContext` as one English sentence. */
export function explainPlan(reason: PlanReason, { resource, tokens, isGuess, priority = 0 }: Subject): string {
  const sentence = SENTENCES[reason].replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === "tokens") return number.format(tokens);
    return name === "server" ? resource.server : number.format(priority);
  });
  return isGuess ? `${sentence} Its size is unknown and counted as ${number.format(tokens)} tokens.` : sentence;
}

const SENTENCES: Record<PlanReason, string> = {
  chosen: "The user chose it.",
  required: "Its server calls it required (priority 1).",
  priority: "Its server gives it priority {priority}.",
  recent: "It changed more recently than what comes after it.",
  fits: "It fits.",
  optional: "It is optional (priority 0), and there is room.",
  "room-left": "{server} has had its share, but no other server needs the room.",
  "for-user-only": "Its server means it for the user, not for the model.",
  "not-for-models": "It is of a kind that models do not read.",
  "too-large": "Its {tokens} tokens are more than the whole budget.",
  "no-room": "Its {tokens} tokens do not fit into what is left.",
  "optional-no-room": "It is optional (priority 0), and there is no room left.",
  "server-share": "{server} has had its share, and its {tokens} tokens do not fit into what the others left.",
};
