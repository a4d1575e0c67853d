import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  ResourceAttachments,
  ResourceMention,
  ResourceSearch,
  type ContentPolicy,
  type ListedResource,
} from "../../src/index.js";
import { renderKit } from "../support/renderKit.js";

const PNG = "data:image/png;base64,iVBORw0KGgo=";
const REMOTE = "https://icons.invalid/i.png?user=1";
const SOURCES = { Script: "javascript:window.hacked=1", Plain: "http://icons.invalid/i.png", Remote: REMOTE, Own: PNG };
const resources = Object.entries(SOURCES).map(([name, src], at) => ({ uri: `i:${at}`, name, icons: [{ src }] }));
const listed: ListedResource[] = resources.map((one) => ({ ...one, server: "icons" }));

const VIEWS = {
  ResourceSearch: { ui: <ResourceSearch.Root />, role: "option" },
  ResourceMention: { ui: <ResourceMention.Root />, role: "option" },
  ResourceAttachments: { ui: <ResourceAttachments.Root defaultValue={listed} />, role: "listitem" },
} as const;

async function shownIcons(name: keyof typeof VIEWS, contentPolicy: ContentPolicy = {}) {
  const { ui, role } = VIEWS[name];
  await renderKit(ui, { catalogues: [{ name: "icons", title: "Icons", resources }], contentPolicy });
  if (name === "ResourceMention") await userEvent.type(page.getByRole("textbox"), "@");
  await expect.poll(() => page.getByRole(role).elements().length).toBe(resources.length);
  return [...document.querySelectorAll("img")].map((image) => image.getAttribute("src"));
}

describe.each(Object.keys(VIEWS) as (keyof typeof VIEWS)[])("the icons that servers give, in %s", (name) => {
  it("are shown where they are image data, and stand for the kind elsewhere", async () => {
    expect(await shownIcons(name)).toEqual([PNG]);
    expect((window as { hacked?: unknown }).hacked).toBeUndefined();
  });

  it("come from https only where the policy says so", async () => {
    const icons = vi.fn<NonNullable<ContentPolicy["icons"]>>((src) => src.startsWith("https:"));
    expect(await shownIcons(name, { icons })).toEqual([REMOTE]);
    expect(new Set(icons.mock.calls.map(([src, server]) => `${server} ${src}`))).toEqual(
      new Set([`icons ${REMOTE}`, `icons ${PNG}`]),
    );
  });
});
