import type { ResourceKind } from "../mime/kindOf.js";
import type { Audience } from "../Resource.js";
import type { SearchFilter } from "./SearchFilter.js";

const KINDS: readonly ResourceKind[] = ["document", "code", "data", "image", "audio", "video", "other"];
const TOKEN = /(?:^|\s)(server|type|audience|changed):(?:"([^"]*)"|(\S+))(?=\s)/giu;

/** What was typed, split into filters and the text to look for. */
export interface SearchInput {
  text: string;
  filters: readonly SearchFilter[];
}

/**
 * Takes finished filter tokens out of typed text: `server:docs`, `type:image`, `audience:user`, `changed:7d`, quoted
 * where there are spaces. A token is finished by the space after it. A server is meant by its id or its label; what no
 * filter understands stays text.
 */
export function parseSearchInput(typed: string, servers: readonly { id: string; label: string }[]): SearchInput {
  const filters: SearchFilter[] = [];
  const text = typed.replace(TOKEN, (whole, key: string, quoted?: string, bare?: string) => {
    const filter = readFilter(key.toLowerCase(), (quoted ?? bare ?? "").toLowerCase(), servers);
    if (!filter) return whole;
    filters.push(filter);
    return "";
  });
  return { text: filters.length > 0 ? text.trimStart() : text, filters };
}

function readFilter(
  key: string,
  value: string,
  servers: readonly { id: string; label: string }[],
): SearchFilter | null {
  if (key === "server") {
    const server = servers.find(({ id, label }) => id.toLowerCase() === value || label.toLowerCase() === value);
    return server ? { kind: "server", value: server.id } : null;
  }
  if (key === "type") {
    const kind = KINDS.find((one) => one === value);
    return kind ? { kind: "type", value: kind } : null;
  }
  if (key === "audience") {
    return value === "user" || value === "assistant" ? { kind: "audience", value: value satisfies Audience } : null;
  }
  const days = /^(\d{1,4})([dwmy])$/.exec(value);
  return days ? { kind: "changed", value: Number(days[1]) * DAYS[days[2] as keyof typeof DAYS] } : null;
}

const DAYS = { d: 1, w: 7, m: 30, y: 365 };
