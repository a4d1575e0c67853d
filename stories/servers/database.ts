import type { Catalogue } from "../../src/testing/index.js";
import { svgIcon } from "./svgIcon.js";

const table = svgIcon("#0f766e", "M4 6h16v12H4zM4 10h16M4 14h16M10 6v12");
const BASINS = ["amber", "birch", "cedar", "delta", "elm"];
const KINDS = ["level", "flow", "temperature", "turbidity", "rain"];
const YEARS = Array.from({ length: 12 }, (_, index) => String(2026 - index));

/** Tables with templates: five basins of five hundred stations each, the later variables hang on the earlier ones. */
export const database: Catalogue = {
  name: "database",
  title: "Measurements",
  ttlMs: 60_000,
  resources: [
    {
      uri: "db://schema",
      name: "schema.sql",
      title: "Tables",
      description: "How the measurements are kept",
      mimeType: "application/sql",
      icons: table,
      text: `create table stations (id text primary key, basin text not null, name text, lat real, lon real);
create table measurements (
  station text references stations (id),
  at timestamptz not null,
  kind text check (kind in ('level', 'flow', 'temperature', 'turbidity', 'rain')),
  value double precision,
  primary key (station, at, kind)
);
`,
    },
    {
      uri: "db://stations/count",
      name: "Stations by basin",
      mimeType: "application/json",
      text: JSON.stringify(Object.fromEntries(BASINS.map((basin) => [basin, 500])), null, 2),
    },
  ],
  templates: [
    {
      uriTemplate: "db://stations/{basin}/{station}",
      name: "station",
      title: "A station",
      description: "Where a station stands and what it measures",
      mimeType: "application/json",
      icons: table,
      complete: { basin: (value) => matching(BASINS, value), station: (value, { basin }) => stations(value, basin) },
      read: (uri) => {
        const [, basin, station] = /^db:\/\/stations\/([^/]+)\/([^/]+)$/.exec(uri) ?? [];
        if (!basin || !station || !stations("", basin).includes(station)) return undefined;
        const text = JSON.stringify({ id: station, basin, kinds: KINDS, since: "2015-04-01" }, null, 2);
        return [{ uri, mimeType: "application/json", text }];
      },
    },
    {
      uriTemplate: "db://measurements/{basin}/{station}/{year}{?kind*,limit}",
      name: "measurements",
      title: "Measurements of a year",
      description: "One row a day; choose the kinds to get, or all of them",
      mimeType: "text/csv",
      icons: table,
      complete: {
        basin: (value) => matching(BASINS, value),
        station: (value, { basin }) => stations(value, basin),
        year: (value) => matching(YEARS, value),
        kind: (value) => matching(KINDS, value),
        limit: (value) => matching(["10", "100", "366"], value),
      },
      read: (uri) => {
        if (!/^db:\/\/measurements\/[^/]+\/[^/]+\/\d{4}(\?|$)/.test(uri)) return undefined;
        const asked = new URL(uri).searchParams;
        const kinds = asked.has("kind") ? asked.getAll("kind") : KINDS;
        return [{ uri, mimeType: "text/csv", text: rows(kinds, Number(asked.get("limit") ?? 366)) }];
      },
    },
    {
      uriTemplate: "db://search{?q}",
      name: "search",
      title: "Search the logbook",
      description: "Free text; nothing is suggested",
      mimeType: "text/plain",
      read: (uri) => {
        const words = decodeURIComponent(uri.split("q=")[1] ?? "");
        return [{ uri, mimeType: "text/plain", text: words ? `No entry mentions “${words}”.` : "Ask for something." }];
      },
    },
  ],
};

function stations(value: string, basin: string | undefined): string[] {
  const basins = basin === undefined ? BASINS : BASINS.filter((name) => name === basin);
  const all = basins.flatMap((name) =>
    Array.from({ length: 500 }, (_, at) => `${name}-${String(at + 1).padStart(3, "0")}`),
  );
  return matching(all, value);
}

function matching(values: readonly string[], typed: string): string[] {
  return values.filter((value) => value.includes(typed.toLowerCase()));
}

function rows(kinds: readonly string[], limit: number): string {
  const lines = Array.from({ length: Math.min(limit, 366) }, (_, day) => {
    const at = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
    return [at, ...kinds.map((kind) => (2 + Math.sin(day / 20 + kind.length)).toFixed(2))].join(",");
  });
  return [["day", ...kinds].join(","), ...lines].join("\n");
}
