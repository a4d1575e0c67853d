import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ResourceMention } from "../../../src/index.js";
import type { Catalogue } from "../../../src/testing/index.js";
import { renderKit } from "../../support/renderKit.js";

const textbox = () => page.getByRole("textbox", { name: "Message" });
const rows = () => page.getByRole("option").elements();
const groups = () =>
  Array.from(document.querySelectorAll("[data-slot=resource-mention-group-label]"), ({ textContent }) => textContent);

const named = (title: string, ...names: string[]): Catalogue => ({
  name: title.toLowerCase(),
  title,
  resources: names.map((name, at) => ({ uri: `${title.toLowerCase()}:${at}`, name })),
});

async function mention(catalogues: Catalogue[], text: string) {
  await renderKit(<ResourceMention.Root onSubmit={() => {}} />, { catalogues });
  await userEvent.click(textbox());
  await userEvent.keyboard("@");
  await expect.poll(groups).toEqual(catalogues.map(({ title }) => title));
  await userEvent.keyboard(text);
}

describe("the order of servers in <ResourceMention.Popup>", () => {
  it("the server with the best match stands first, and Enter takes that row", async () => {
    await mention([named("Notes", "round of hours", "rehearsals"), named("Office", "hours", "hours of old")], "hours");
    expect(groups()).toEqual(["Office", "Notes"]);
    await userEvent.keyboard("{Enter}");
    await expect.element(textbox()).toHaveValue("@office:office:0 ");
  });

  it("ArrowDown goes down the rows as they stand, across servers", async () => {
    await mention([named("Notes", "round of hours"), named("Office", "hours", "hours of old")], "hours");
    expect(rows()).toHaveLength(3);
    for (const row of rows()) {
      expect(page.getByRole("option", { selected: true }).element()).toBe(row);
      await userEvent.keyboard("{ArrowDown}");
    }
  });

  it("servers with equal matches keep the host's order, whosever list came first", async () => {
    await mention([{ ...named("Slow", "readme"), latency: 300 }, named("Fast", "readme")], "readme");
    expect(groups()).toEqual(["Slow", "Fast"]);
  });
});

describe("what a word must have to do with a row of <ResourceMention.Popup>", () => {
  const paths = (...uris: string[]): Catalogue => ({
    name: "code",
    title: "Code",
    resources: uris.map((uri) => ({ uri, name: uri.split("/").at(-1)! })),
  });
  const code = paths("file:///handbook/procedures/flow.ts", "file:///src/components/Button.tsx");

  it("a word whose letters lie about in a path opens nothing, and Enter sends", async () => {
    await mention([code], "hous");
    await expect.poll(() => rows().length).toBe(0);
    await userEvent.keyboard("{Enter}");
    await expect.element(textbox()).toHaveValue("");
  });

  it("beginnings of a path's words find it", async () => {
    await mention([code], "srccompbut");
    await userEvent.keyboard("{Enter}");
    await expect.element(textbox()).toHaveValue("@code:file:///src/components/Button.tsx ");
  });
});

it("the variable that is asked for stands on the line of the server's name, whatever its letters", async () => {
  const water: Catalogue = {
    name: "water",
    title: "Water",
    templates: [{ uriTemplate: "water:///{kind}", name: "body", complete: { kind: () => ["river"] } }],
  };
  await mention([water], "body{Enter}");
  await expect.element(page.getByRole("option", { name: "river" })).toBeVisible();
  const label = document.querySelector("[data-slot=resource-mention-group-label]")!;
  const pieces = [...label.children] as HTMLElement[];
  pieces.at(-1)!.style.fontSize = "2em";
  // An empty box in a line stands on its base.
  const bases = pieces.map((piece) => {
    const mark = Object.assign(document.createElement("span"), { style: "display: inline-block" });
    piece.append(mark);
    return mark.getBoundingClientRect().bottom;
  });
  expect(bases).toHaveLength(2);
  expect(bases[0]).toBeCloseTo(bases[1]!, 0);
});
