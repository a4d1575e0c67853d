import type { ResourceKind } from "../mime/kindOf.js";
import type { Audience } from "../Resource.js";
import type { SearchFilter } from "./SearchFilter.js";

const KINDS: readonly ResourceKind[] = ["document", "code", "data", "image", "audio", "video", "other"];
const AUDIENCES: readonly Audience[] = ["user", "assistant"];
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
    const read = readFilters(key.toLowerCase(), (quoted ?? bare ?? "").toLowerCase(), servers);
    if (read.length === 0) return whole;
    filters.push(...read);
    return "";
  });
  return { text: filters.length > 0 ? text.trimStart() : text, filters };
}

function readFilters(
  key: string,
  value: string,
  servers: readonly { id: string; label: string }[],
): readonly SearchFilter[] {
  if (key === "server") {
    // Several may have the same label, and nobody can see which is meant.
    const meant = servers.filter(({ id, label }) => id.toLowerCase() === value || label.toLowerCase() === value);
    return meant.map(({ id }) => ({ kind: "server", value: id }));
  }
  if (key === "type") return KINDS.filter((kind) => kind === value).map((kind) => ({ kind: "type", value: kind }));
  if (key === "audience") {
    const audience = AUDIENCES.filter((one) => one === value);
    return audience.map((one) => ({ kind: "audience", value: one }));
  }
  const days = /^(\d{1,4})([dwmy])$/.exec(value);
  return days ? [{ kind: "changed", value: Number(days[1]) * DAYS[days[2] as keyof typeof DAYS] }] : [];
}

const DAYS = { d: 1, w: 7, m: 30, y: 365 };
