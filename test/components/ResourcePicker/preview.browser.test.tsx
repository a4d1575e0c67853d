import { afterEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as ResourcePicker from "../../../src/components/ResourcePicker/index.parts.js";
import type { Catalogue } from "../../../src/testing/index.js";
import { renderKit } from "../../support/renderKit.js";

const ask = (message: string) => ({
  resultType: "input_required",
  requestState: "s",
  inputRequests: {
    pin: {
      method: "elicitation/create",
      params: {
        mode: "form",
        message,
        requestedSchema: { type: "object", properties: { pin: { type: "string" } }, required: ["pin"] },
      },
    },
  },
});

const vault: Catalogue = {
  name: "vault",
  title: "Vault",
  resources: [
    { uri: "v://plan.md", name: "Plan", mimeType: "text/markdown", text: "# The plan" },
    {
      uri: "v://secret.txt",
      name: "Secret",
      mimeType: "text/plain",
      read: ({ uri, inputResponses }) =>
        inputResponses
          ? [{ uri, text: `opened with ${inputResponses.pin?.content?.pin as string}` }]
          : ask("Which PIN?"),
    },
    { uri: "v://logo.png", name: "Logo", mimeType: "image/png" },
  ],
  templates: [
    { uriTemplate: "v://notes/{name}", name: "A note", mimeType: "text/plain" },
    { uriTemplate: "v://photos/{name}", name: "A photo", mimeType: "image/jpeg" },
  ],
};

const row = (name: string) => page.getByRole("treeitem", { name, exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const separator = () => page.getByRole("separator", { name: "Width of the list" });
const widthOfList = () => page.getByRole("tabpanel").element().getBoundingClientRect().width;

afterEach(() => page.viewport(1024, 768));

describe("the preview of <ResourcePicker.Root>", () => {
  it("asks in place before it shows what needs an answer, and asks nothing for what is only chosen", async () => {
    const { connections } = await renderKit(<ResourcePicker.Root />, { catalogues: [vault] });
    await expect.element(row("Secret")).toBeVisible();
    await userEvent.click(row("Secret").element().querySelector("[data-slot=resource-tree-item-checkbox]")!);
    await expect.element(button("Attach 1 resource")).toBeVisible();
    expect(connections[0]!.requests.some(({ method }) => method === "resources/read")).toBe(false);

    await userEvent.click(row("Secret"));
    await expect.element(page.getByRole("form", { name: "Vault asks" })).toHaveAccessibleDescription("Which PIN?");
    await page.getByLabelText("pin").fill("42");
    await userEvent.click(button("Review"));
    await userEvent.click(button("Send to Vault"));
    await expect.element(page.getByText("opened with 42")).toBeVisible();
    await expect.element(button("Attach 1 resource")).toBeVisible();
  });

  it("in a narrow picker leaves nearly three rows of the list in sight, under its tabs, and marks the one that is shown", async () => {
    await page.viewport(480, 768);
    await renderKit(<ResourcePicker.Root />, { catalogues: [vault] });
    await userEvent.click(row("Secret"));
    await expect.element(page.getByRole("form", { name: "Vault asks" })).toBeVisible();
    const box = (element: Element) => element.getBoundingClientRect();
    const list = box(page.getByRole("tree").element());
    expect(list.height).toBeGreaterThanOrEqual(2.75 * box(row("Plan").element()).height);
    await expect.element(row("Secret")).toBeInViewport({ ratio: 0.95 });
    expect(box(row("Secret").element()).bottom).toBeLessThanOrEqual(list.bottom + 1);
    const picker = box(page.getByRole("group", { name: "Resource picker" }).element());
    expect(box(page.getByRole("tab", { name: "Browse" }).element()).top).toBeGreaterThan(picker.top);

    // Also while the keyboard is in what is shown.
    await userEvent.click(page.getByLabelText("pin"));
    const ground = (name: string) => getComputedStyle(row(name).element()).backgroundColor;
    expect(ground("Secret")).not.toBe(ground("Plan"));
  });

  it("in a narrow picker of its own height fits below the list, and nothing around the two scrolls", async () => {
    await page.viewport(600, 560);
    const chosen = ["plan.md", "secret.txt"].map((name) => ({ server: "vault", uri: `v://${name}`, name }));
    const { container } = await renderKit(<ResourcePicker.Root defaultValue={chosen} />, { catalogues: [vault] });
    await userEvent.click(row("Plan"));
    await expect.element(page.getByRole("heading", { name: "The plan" })).toBeInViewport({ ratio: 1 });
    const split = container.querySelector('[data-slot="resource-picker-split"]')!;
    expect(split.scrollHeight).toBe(split.clientHeight);
    await expect.element(page.getByRole("tab", { name: "Browse" })).toBeInViewport({ ratio: 1 });
  });

  it("in a picker as narrow as a phone leaves room for what is looked at, and has the chosen ones in one line", async () => {
    await page.viewport(320, 640);
    const names = ["plan.md", "a name that takes a line", "another name of that kind"];
    const chosen = names.map((name) => ({ server: "vault", uri: `v://${name}`, name }));
    const { container } = await renderKit(<ResourcePicker.Root defaultValue={chosen} />, { catalogues: [vault] });
    const chips = page.getByRole("list", { name: "Chosen resources" }).element();
    const whole = chips.getBoundingClientRect().height;
    await userEvent.click(row("Plan"));
    await expect.element(page.getByRole("heading", { name: "The plan" })).toBeVisible();
    expect(chips.getBoundingClientRect().height).toBeLessThan(whole);
    const split = container.querySelector('[data-slot="resource-picker-split"]')!;
    // Heads and lines of the tray may be higher in another font.
    expect(split.scrollHeight).toBeLessThan(split.clientHeight + 50);
    const shown = container.querySelector('[data-slot="resource-viewer-content"]')!;
    expect(shown.getBoundingClientRect().height).toBeGreaterThan(50);
  });

  it.each([
    ["ltr", 1],
    ["rtl", -1],
  ] as const)("%s: dragging the separator gives the list the room that the hand shows", async (dir, outward) => {
    const ui = (
      <div dir={dir}>
        <ResourcePicker.Root />
      </div>
    );
    await renderKit(ui, { catalogues: [vault], dir });
    await userEvent.click(row("Plan"));
    await expect.element(separator()).toBeVisible();
    const before = widthOfList();
    const target = page.getByRole("group", { name: "Resource picker" });
    const { left, top } = target.element().getBoundingClientRect();
    const { x, y } = separator().element().getBoundingClientRect();
    await userEvent.dragAndDrop(separator(), target, {
      targetPosition: { x: x - left + outward * 100, y: y - top + 40 },
    });
    await expect.poll(() => Math.abs(widthOfList() - before - 100)).toBeLessThan(15);
  });
});

describe("<ResourcePicker.Root accept filter>", () => {
  it("search offers what browsing offers: no templates of other types, and nothing that the host leaves out", async () => {
    await renderKit(<ResourcePicker.Root accept="text/*" filter={({ name }) => name !== "Secret"} />, {
      catalogues: [vault],
    });
    await expect.element(row("Plan")).toBeVisible();
    await expect.element(row("A note")).toBeVisible();
    for (const name of ["Logo", "Secret", "A photo"]) await expect.element(row(name)).not.toBeInTheDocument();
    await userEvent.click(page.getByRole("tab", { name: "Search" }));
    await userEvent.click(page.getByRole("combobox", { name: "Search resources" }));
    const labels = () =>
      Array.from(document.querySelectorAll("[data-slot=resource-search-item-label]"), ({ textContent }) => textContent);
    await userEvent.keyboard("v://");
    await expect.poll(() => labels().toSorted()).toEqual(["A note", "Plan"]);
  });
});

it("<ResourcePicker.Popover> stays on a narrow screen, its preview too", async () => {
  await page.viewport(320, 640);
  await renderKit(
    <div style={{ position: "fixed", insetBlockEnd: 8, insetInlineEnd: 8 }}>
      <ResourcePicker.Popover>
        <ResourcePicker.Trigger>Attach files</ResourcePicker.Trigger>
      </ResourcePicker.Popover>
    </div>,
    { catalogues: [vault] },
  );
  await userEvent.click(button("Attach files"));
  await userEvent.click(row("Plan"));
  await expect.element(page.getByRole("heading", { name: "The plan" })).toBeVisible();
  const box = page.getByRole("dialog", { name: "Resource picker" }).element().getBoundingClientRect();
  expect(box.left).toBeGreaterThanOrEqual(0);
  expect(box.right).toBeLessThanOrEqual(320);
  expect(box.top).toBeGreaterThanOrEqual(0);
  expect(box.bottom).toBeLessThanOrEqual(640);
  await expect.element(button("Attach")).toBeInViewport();
});
