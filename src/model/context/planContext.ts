import { DIRECTORY_MIME_TYPE, type ListedResource, type ResourceContents } from "../Resource.js";
import { resourceKey } from "../resourceKey.js";
import { isTextType } from "../mime/isTextType.js";
import { isMcpApp } from "../mime/isMcpApp.js";
import { isVagueType } from "../mime/isVagueType.js";
import { parseMimeType } from "../mime/parseMimeType.js";
import { estimateTokens } from "./estimateTokens.js";
import { explainPlan, type PlanReason } from "./explainPlan.js";

/** A resource that may go into the context by itself. */
export interface ContextCandidate {
  resource: ListedResource;
  /** Where it was read already: its size is then known exactly. */
  contents?: readonly ResourceContents[] | undefined;
  /** The user picked it: it comes first and is judged by room only. */
  chosen?: boolean | undefined;
}

/** How much may go in. */
export interface PlanContextOptions {
  /** Tokens that all of it may take; nothing is less than none. */
  budget: number;
  /** The part of the budget that one server's resources may take while others still have some to offer. By default 0.5. */
  serverShare?: number | undefined;
  /** What a resource counts as whose size nobody knows. By default 2,000 tokens. */
  unknownTokens?: number | undefined;
}

/** What was decided of one candidate, and why. */
export interface PlannedResource {
  resource: ListedResource;
  /** Estimated. */
  tokens: number;
  reason: PlanReason;
  /** The reason as an English sentence. In other languages: by `reason`. */
  explanation: string;
}

/** What fits into a budget of tokens, and what does not. */
export interface ContextPlan {
  /** What goes in, the most important first. */
  included: readonly PlannedResource[];
  /** What stays out. Together with `included` every candidate, each once. */
  omitted: readonly PlannedResource[];
  /** Tokens of all that is included; never above the budget. */
  tokens: number;
  /** Tokens, as asked for. */
  budget: number;
}

interface Judged {
  resource: ListedResource;
  chosen: boolean;
  tokens: number;
  isGuess: boolean;
  /** Undefined where the server says nothing that could be one. */
  priority: number | undefined;
  order: number;
}

/**
 * Which resources to attach by themselves, by the hints their servers gave. The user's own choices come first, then
 * what is required (`priority` 1), then the rest by priority, last change and size; what is optional (`priority` 0)
 * takes only what room is left. Not considered: what is meant for the user alone, and what no model reads. No server
 * takes more than its share while another has something to offer.
 *
 * @example
 * const { included, omitted } = planContext(resources, { budget: 8000 });
 */
export function planContext(
  candidates: readonly (ContextCandidate | ListedResource)[],
  options: PlanContextOptions,
): ContextPlan {
  // Hosts reckon what they give ("the window less the prompt"), and NaN compares with nothing: all would go in.
  const budget = amountOr(0, options.budget);
  const serverShare = amountOr(0.5, options.serverShare);
  const unknownTokens = amountOr(2000, options.unknownTokens);
  const judged = uniqueCandidates(candidates).map((one, order) => judge(one, order, unknownTokens));
  const included: PlannedResource[] = [];
  const omitted: PlannedResource[] = [];
  const waiting: Judged[] = [];
  const usedByServer = new Map<string, number>();
  let used = 0;

  const omit = (item: Judged, reason: PlanReason) => omitted.push(plan(item, reason));
  const take = (item: Judged, reason: PlanReason) => {
    if (used + item.tokens > budget) return omit(item, item.tokens > budget ? "too-large" : "no-room");
    used += item.tokens;
    if (!item.chosen)
      usedByServer.set(item.resource.server, (usedByServer.get(item.resource.server) ?? 0) + item.tokens);
    included.push(plan(item, reason));
  };

  const eligible: Judged[] = [];
  for (const item of judged) {
    const unfit = item.chosen ? null : unfitReason(item.resource);
    if (unfit) omit(item, unfit);
    else eligible.push(item);
  }
  const servers = new Set(eligible.map(({ resource }) => resource.server));
  const share = servers.size > 1 ? budget * serverShare : Infinity;
  const exceedsShare = (item: Judged) => {
    const before = usedByServer.get(item.resource.server) ?? 0;
    // What is required must go in, so the first of a server may be as large as it is; a server that calls everything
    // required gains nothing by it.
    return before + item.tokens > share && item.tokens <= budget && !(before === 0 && priorityOf(item) === 1);
  };

  for (const item of eligible.sort(byImportance)) {
    if (item.chosen) take(item, "chosen");
    else if (priorityOf(item) === 0 || exceedsShare(item)) waiting.push(item);
    else take(item, reasonOf(item));
  }
  for (const item of waiting.sort(byImportance)) {
    if (used + item.tokens <= budget) take(item, priorityOf(item) === 0 ? "optional" : "room-left");
    else omit(item, priorityOf(item) === 0 ? "optional-no-room" : "server-share");
  }
  return { included, omitted, tokens: used, budget };
}

function amountOr(otherwise: number, given: number | undefined): number {
  return given === undefined || Number.isNaN(given) ? otherwise : Math.max(0, given);
}

function uniqueCandidates(candidates: readonly (ContextCandidate | ListedResource)[]): ContextCandidate[] {
  const byKey = new Map<string, ContextCandidate>();
  for (const given of candidates) {
    const one = "resource" in given ? given : { resource: given };
    const key = resourceKey(one.resource);
    const known = byKey.get(key);
    if (!known || (one.chosen && !known.chosen)) byKey.set(key, one);
  }
  return [...byKey.values()];
}

function judge({ resource, contents, chosen = false }: ContextCandidate, order: number, unknown: number): Judged {
  const estimate = contents ? estimateTokens(contents) : estimateTokens(resource);
  const { priority } = resource.annotations ?? {};
  return {
    resource,
    chosen,
    tokens: estimate ?? unknown,
    isGuess: estimate === undefined,
    priority: Number.isFinite(priority) ? Math.min(1, Math.max(0, priority!)) : undefined,
    order,
  };
}

/** Why a resource is never attached by itself, or null. */
function unfitReason(resource: ListedResource): PlanReason | null {
  const { mimeType, annotations } = resource;
  const audience = annotations?.audience;
  if (audience && audience.length > 0 && !audience.includes("assistant")) return "for-user-only";
  if (isMcpApp(resource)) return "not-for-models";
  const type = parseMimeType(mimeType);
  if (type === null) return null;
  if (type.essence === DIRECTORY_MIME_TYPE) return "not-for-models";
  const readable =
    isTextType(type.essence) || /^(image|audio)\//.test(type.essence) || type.essence === "application/pdf";
  return readable || isVagueType(type) ? null : "not-for-models";
}

function byImportance(a: Judged, b: Judged): number {
  return (
    Number(b.chosen) - Number(a.chosen) ||
    (a.chosen && b.chosen ? a.order - b.order : 0) ||
    priorityOf(b) - priorityOf(a) ||
    changedAt(b) - changedAt(a) ||
    a.tokens - b.tokens ||
    a.order - b.order
  );
}

// A server that says nothing means neither "required" nor "optional".
const NO_PRIORITY = 0.5;

function priorityOf({ priority = NO_PRIORITY }: Judged): number {
  return priority;
}

function changedAt({ resource }: Judged): number {
  const time = Date.parse(resource.annotations?.lastModified ?? "");
  return Number.isNaN(time) ? 0 : time;
}

function reasonOf(item: Judged): PlanReason {
  if (item.priority === 1) return "required";
  if (item.priority !== undefined) return "priority";
  return changedAt(item) > 0 ? "recent" : "fits";
}

function plan(item: Judged, reason: PlanReason): PlannedResource {
  const { resource, tokens } = item;
  return { resource, tokens, reason, explanation: explainPlan(reason, item) };
}
