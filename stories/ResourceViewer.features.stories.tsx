import { ResourceViewer } from "mcp-resource-kit";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import preview from "../.storybook/preview.js";
import { protocolError, type Catalogue } from "../src/testing/index.js";
import { withoutStyles } from "./WithoutStyles.js";

const meta = preview.meta({
  title: "Components/ResourceViewer/Features",
  component: ResourceViewer.Root,
  parameters: { mcp: { servers: ["handbook", "media", "shelves", "office", "broken"] } },
});

const media = (uri: string) => ({ args: { resource: { server: "media", uri: `media:///${uri}` } } });

function Host() {
  const [uri, setUri] = useState("handbook://welcome.md");
  return (
    <>
      <p>
        <button type="button" onClick={() => setUri("handbook://glossary.md")}>
          Show the glossary
        </button>{" "}
        {uri}
      </p>
      <ResourceViewer.Root resource={{ server: "handbook", uri }} onOpenResource={(ref) => setUri(ref.uri)} />
    </>
  );
}

/** The host says what is shown, and hears of the links that are followed. */
export const Controlled = meta.story({
  render: () => <Host />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show the glossary" }));
    await expect(await canvas.findByRole("heading", { name: "Glossary" })).toBeVisible();
  },
});

export const Picture = meta.story(media("pictures/sunset%20at%20the%20bridge.png"));
/** Pictures of a text come from the server that gave the text; nothing else is loaded. */
export const MarkdownPictures = meta.story(media("pictures/album.md"));
export const Drawing = meta.story(media("pictures/station-map.svg"));
export const Sound = meta.story(media("sounds/siren-test.wav"));
export const Film = meta.story(media("films/boat.webm"));
export const Paper = meta.story(media("papers/inspection.pdf"));
export const Table = meta.story(media("tables/levels.csv"));
export const Json = meta.story(media("data/forecast.json"));
export const Yaml = meta.story(media("data/station.yaml"));
export const Toml = meta.story(media("data/probe.toml"));
export const Log = meta.story(media("logs/probe.log"));
export const Diff = meta.story(media("changes/limits.diff"));
export const PlainText = meta.story(media("notes/plain.txt"));
/** Bytes of no known kind: sixteen a row, of which only those in sight are in the page. */
export const Bytes = meta.story(media("archives/firmware.bin"));
/** A page is sealed off: no scripts, no requests, no links. */
export const WebPage = meta.story(media("pages/visit.html"));
/** One read, three contents: each has its own name, size and actions. */
export const SeveralContents = meta.story(media("reports/november"));
export const EmptyText = meta.story(media("empty.txt"));

/** "Show source" shows what the server sent; a second press goes back. */
export const ShowSource = meta.story({
  args: { resource: { server: "handbook", uri: "handbook://procedures/morning-round.md" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Show source" }));
    await expect(await canvas.findByText(/# The morning round/)).toBeVisible();
  },
});

/** Pictures from elsewhere wait for the reader, or for the host's `contentPolicy`. */
export const RemoteImages = meta.story({
  args: {
    name: "Newsletter",
    contents: [
      {
        uri: "mail://newsletter",
        mimeType: "text/markdown",
        text: "# Newsletter\n\n![A tracking pixel](https://pixel.example.net/open.gif)\n\nHello, reader.",
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Show remote images" })).toBeVisible();
    await expect(canvas.getByText(/1 remote image from pixel.example.net blocked/)).toBeVisible();
  },
});

/** A directory is browsed in place; Back leads back. */
export const Directory = meta.story({
  args: {
    resource: { server: "shelves", uri: "shelf://library/cellar", name: "cellar", mimeType: "inode/directory" },
  },
  play: async ({ canvas }) => {
    await canvas.findByText("empty crate");
  },
});

/** The server asks before it answers. */
export const InputRequired = meta.story({
  args: { resource: { server: "office", uri: "office://permit" } },
});

export const Loading = meta.story({
  args: { resource: { server: "broken", uri: "cellar://never" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("progressbar")).toBeVisible();
  },
});

/** The size is asked about before anything is read. */
export const TooLarge = meta.story({
  args: { resource: { server: "media", uri: "media:///film.mov", name: "The flood of 2024", size: 734_000_000 } },
});

export const Empty = meta.story({ args: { resource: { server: "broken", uri: "cellar://nothing" } } });

const flaky: Catalogue = {
  name: "flaky",
  title: "Flaky server",
  resources: [{ uri: "flaky://a", name: "A", read: failOnce() }],
};

/** A failure says what happened; "Try again" reads anew. */
export const Error = meta.story({
  parameters: { mcp: { servers: [flaky] } },
  args: { resource: { server: "flaky", uri: "flaky://a" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText("Here it is.")).toBeVisible();
  },
});

/** The contents tell of an error. */
export const IsError = meta.story({ args: { resource: { server: "broken", uri: "cellar://failed" } } });

/** What is wrong with contents is said, and what came can be seen. */
export const BrokenData = meta.story({
  args: {
    name: "Odd answers",
    contents: [
      { uri: "odd://garbage.png", mimeType: "image/png", blob: "@@ not base64 @@" },
      { uri: "odd://app.log.gz", mimeType: "application/gzip", text: "H4sIAAAAAAAAA8tIzcnJVyjPL8pJAQCFEUoNCwAAAA==" },
      { uri: "odd://page.png", mimeType: "image/png", text: "502 Bad Gateway" },
      { uri: "odd://sjis.txt", mimeType: "text/plain", blob: "grGC6oLNg2WDWINngUI=" },
    ],
  },
});

const partial: Catalogue = {
  name: "partial",
  title: "Half a server",
  resources: [
    {
      uri: "partial://report",
      name: "Report",
      contents: [
        { uri: "partial://report/summary.md", mimeType: "text/markdown", text: "The river is **falling**." },
        { uri: "partial://report/chart.png", mimeType: "image/png", blob: "@@ not base64 @@" },
        { uri: "partial://report/levels.csv", mimeType: "text/csv", text: "station,level\namber-001,214\n" },
      ],
    },
  ],
};

/** One of three contents is broken: it says so, and the others are shown. */
export const PartialFailure = meta.story({
  parameters: { mcp: { servers: [partial] } },
  args: { resource: { server: "partial", uri: "partial://report" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/not valid base64/)).toBeVisible();
    await expect(await canvas.findByText("falling")).toBeVisible();
    await expect(await canvas.findByText("amber-001")).toBeVisible();
  },
});

const large: Catalogue = {
  name: "large",
  title: "Large answers",
  resources: [
    {
      uri: "large://month",
      name: "A month of readings",
      read: () => [
        { uri: "large://month/readings.json", mimeType: "application/json", text: JSON.stringify(readings(18_000)) },
        { uri: "large://month/journal.txt", mimeType: "text/plain", text: journal(10_000) },
      ],
    },
  ],
};

/** 1 MB of JSON and 10,000 lines of text: only the rows in sight are in the page. */
export const ManyItems = meta.story({
  parameters: { mcp: { servers: [large] } },
  args: { resource: { server: "large", uri: "large://month" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("tree")).toBeVisible();
    await expect(await canvas.findByText(/^Line 1 of 10000/)).toBeVisible();
    await expect(canvasElement.querySelectorAll("*").length).toBeLessThan(3000);
  },
});

export const LongNames = meta.story({
  args: {
    contents: [
      {
        uri: `docs://${"a-very-long-name-without-any-space-in-it-".repeat(6)}.md`,
        mimeType: "text/markdown",
        text: "Names wrap; nothing is cut off.",
      },
    ],
  },
});

export const RightToLeft = meta.story({
  args: {
    resource: {
      server: "handbook",
      uri: "handbook://%D8%B1%D8%A7%D9%87%D9%86%D9%85%D8%A7/%D8%B4%D8%B1%D9%88%D8%B9.md",
    },
  },
  globals: { language: "fa" },
});

export const Thai = meta.story({
  args: {
    resource: {
      server: "handbook",
      uri: "handbook://%E0%B8%84%E0%B8%B9%E0%B9%88%E0%B8%A1%E0%B8%B7%E0%B8%AD/%E0%B9%80%E0%B8%A3%E0%B8%B4%E0%B9%88%E0%B8%A1%E0%B8%95%E0%B9%89%E0%B8%99.md",
    },
  },
  globals: { language: "th" },
});

/** Tokens set by the host. */
export const Themed = meta.story({
  ...media("reports/november"),
  decorators: [
    (Story) => (
      <div
        style={
          {
            "--mcpr-radius": "1rem",
            "--mcpr-primary": "light-dark(#7c3aed, #c4b5fd)",
            "--mcpr-primary-fg": "light-dark(#ffffff, #2e1065)",
            "--mcpr-muted": "light-dark(#f5f3ff, #2b2440)",
            "--mcpr-border": "light-dark(#ddd6fe, #4c3f72)",
          } as object
        }
      >
        <Story />
      </div>
    ),
  ],
});

/** Without the kit's style sheet the parts are plain elements that work all the same. */
export const Unstyled = meta.story({
  args: { resource: { server: "handbook", uri: "handbook://procedures/morning-round.md" } },
  decorators: [withoutStyles],
});

/** Where the system chooses the colours, added and removed lines are still told apart. */
export const ForcedColors = meta.story({ ...media("changes/limits.diff"), globals: { theme: "high contrast" } });

function readings(count: number) {
  return Array.from({ length: count }, (_, at) => ({
    station: `amber-${at % 500}`,
    at,
    kind: "level",
    value: at % 97,
  }));
}

function journal(lines: number) {
  return Array.from({ length: lines }, (_, at) => `Line ${at + 1} of ${lines}: nothing to report.`).join("\n");
}

function failOnce() {
  let failed = false;
  return () => {
    if (failed) return [{ uri: "flaky://a", mimeType: "text/markdown", text: "Here it is." }];
    failed = true;
    throw protocolError(-32603, "The pump is not connected.");
  };
}
