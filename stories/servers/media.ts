import type { Catalogue, CatalogueResource } from "../../src/testing/index.js";
import { joinBytes } from "./bytes/joinBytes.js";
import { makePdf } from "./bytes/makePdf.js";
import { makePng } from "./bytes/makePng.js";
import { makeWav } from "./bytes/makeWav.js";
import { makeZip } from "./bytes/makeZip.js";
import { toBase64 } from "./bytes/toBase64.js";
import { mediaTexts } from "./mediaTexts.js";
import boat from "./files/boat.webm?inline";
import { withSize } from "./withSize.js";

/** One of every kind of content that the viewer shows. */
export const media: Catalogue = {
  name: "media",
  title: "Shared files",
  ttlMs: 60_000,
  resources: [
    binary("pictures/sunset at the bridge.png", "image/png", sunset(), { title: "Sunset at the bridge" }),
    text("pictures/station-map.svg", "image/svg+xml", mediaTexts.svg, { title: "Map of the station" }),
    text("pictures/album.md", "text/markdown", mediaTexts.album, { title: "Album of the bridge" }),
    binary("sounds/siren-test.wav", "audio/wav", makeWav([440, 554, 659, 554, 440], 0.3), { title: "Siren test" }),
    {
      ...entry("films/boat.webm"),
      title: "A boat goes by",
      mimeType: "video/webm",
      size: 7982,
      blob: boat.split(",")[1]!,
    },
    binary(
      "papers/inspection.pdf",
      "application/pdf",
      makePdf("Inspection of the bridge gauge", [
        "Date: 2026-10-12. Inspected by: M. Osei, P. Lindqvist.",
        "The board is straight and clean. Two numbers are worn: 0.4 and 0.6.",
        "Next inspection in spring, after the freshet.",
      ]),
      { title: "Inspection report" },
    ),
    text("tables/levels.csv", "text/csv", mediaTexts.csv, { title: "Levels in November" }),
    text("tables/limits.tsv", "text/tab-separated-values", "kind\twarn\talarm\nlevel\t2.1\t3.2\nflow\t80\t140\n"),
    text("data/forecast.json", "application/json", mediaTexts.json, { title: "Forecast" }),
    text("data/station.yaml", "application/yaml", mediaTexts.yaml),
    text("data/probe.toml", "application/toml", mediaTexts.toml),
    text("pages/visit.html", "text/html", mediaTexts.html, { title: "Plan a visit" }),
    text("logs/probe.log", "text/x-log", mediaTexts.log, { title: "Log of the probe" }),
    text("changes/limits.diff", "text/x-diff", mediaTexts.diff, { title: "New limits" }),
    text("notes/plain.txt", "text/plain", "The otter was back this morning.\nWater clear, 8.4 °C.\n"),
    binary(
      "archives/november.zip",
      "application/zip",
      makeZip({ "levels.csv": mediaTexts.csv, "notes.txt": "Calm.\n" }),
    ),
    binary("archives/firmware.bin", "application/octet-stream", firmware()),
    {
      uri: "media:///reports/november",
      name: "november",
      title: "November in three files",
      description: "One resource that gives several contents",
      contents: [
        {
          uri: "media:///reports/november/summary.md",
          mimeType: "text/markdown",
          text: "# November\n\nCalm, and *very* wet.\n",
        },
        { uri: "media:///reports/november/levels.csv", mimeType: "text/csv", text: mediaTexts.csv },
        { uri: "media:///reports/november/map.svg", mimeType: "image/svg+xml", text: mediaTexts.svg },
      ],
    },
    { uri: "media:///empty.txt", name: "empty.txt", mimeType: "text/plain", size: 0, text: "" },
  ],
};

type Rest = Partial<CatalogueResource>;

function text(path: string, mimeType: string, content: string, rest: Rest = {}): CatalogueResource {
  return withSize({ ...entry(path), mimeType, text: content, ...rest });
}

function binary(path: string, mimeType: string, bytes: Uint8Array, rest: Rest = {}): CatalogueResource {
  return { ...entry(path), mimeType, size: bytes.length, blob: toBase64(bytes), ...rest };
}

function entry(path: string) {
  return { uri: `media:///${path.split("/").map(encodeURIComponent).join("/")}`, name: path.split("/").at(-1)! };
}

function sunset(): Uint8Array {
  const [width, height] = [240, 144];
  return makePng(width, height, (x, y) => {
    const sun = Math.hypot(x - 160, y - 74);
    if (y > 96) return [40 + ((x * 3 + y * 7) % 24), 58 + (y % 6) * 5, 96 + ((x + y) % 20)];
    if (y > 84 && (y < 89 || x % 40 < 5)) return [34, 30, 46];
    if (sun < 20) return [255, 224, 150];
    const glow = Math.max(0, 1 - sun / 130);
    return [70 + 170 * glow, 60 + 80 * glow + (90 - y) * 0.3, 110 + 20 * glow];
  });
}

function firmware(): Uint8Array {
  return joinBytes(
    "PROBE\0fw-2.4.1\0",
    Array.from({ length: 1200 }, (_, at) => (at * 37 + (at >> 3)) & 255),
  );
}
