import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations, renderContents } from "./renderContents.js";

const json = (value: unknown) => renderContents({ text: JSON.stringify(value), mimeType: "application/json" });
const tree = () => page.getByRole("tree");
const rows = () => page.getByRole("treeitem").elements().map(({ textContent }) => textContent); // prettier-ignore

describe("the JSON renderer", () => {
  it("shows keys, values and counts, big numbers as they are written", async () => {
    await renderContents({
      text: '{"id":12345678901234567890,"tags":["a"],"none":null}',
      mimeType: "application/vnd.api+json",
    });
    await expect.element(tree()).toBeVisible();
    expect(rows()).toEqual(['{ 3 keys }', '"id": 12345678901234567890', '"tags": [ 1 item ]', '0: "a"', '"none": null']); // prettier-ignore
  });

  it("ArrowRight opens and enters, ArrowLeft closes and leaves, Home and End go to the ends", async () => {
    await json({ a: { b: { c: 1 } }, z: 2 });
    (tree().element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowLeft}");
    expect(rows()).toHaveLength(3);
    await userEvent.keyboard("{ArrowRight}");
    expect(rows()).toHaveLength(5);
    await userEvent.keyboard("{ArrowRight}{End}");
    const active = () => document.getElementById(tree().element().getAttribute("aria-activedescendant")!)!;
    expect(active().textContent).toBe('"z": 2');
    await userEvent.keyboard("{Home}");
    expect(active().getAttribute("aria-level")).toBe("1");
  });

  it("opens what holds a match, and says the path of the value", async () => {
    await json({ list: Array.from({ length: 3000 }, (_, at) => ({ name: `entry ${at}`, "a b": [at] })) });
    await userEvent.fill(page.getByRole("searchbox"), "entry 2999");
    await expect.element(page.getByText("$.list[2999].name")).toBeVisible();
    await expect.element(page.getByText('"entry 2999"')).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Copy path" })).toBeVisible();
  });

  it("opens and closes all of 30,000 values in stride", async () => {
    await json(Array.from({ length: 10_000 }, (_, at) => ({ at, even: at % 2 === 0 })));
    await page.getByRole("button", { name: "Expand all" }).click();
    await expect.element(page.getByText('"even": true').first()).toBeVisible();
    expect(rows().length).toBeLessThan(80);
    await page.getByRole("button", { name: "Collapse all" }).click();
    await expect.element(page.getByText("0: { 2 keys }", { exact: true })).toBeVisible();
  });

  it("shows what is nested 100,000 deep", async () => {
    await renderContents({ text: "[".repeat(100_000) + "]".repeat(100_000), mimeType: "application/json" });
    await page.getByRole("button", { name: "Expand all" }).click();
    (tree().element() as HTMLElement).focus();
    await userEvent.keyboard("{End}");
    await expect.poll(() => document.querySelector("[data-highlighted]")?.getAttribute("aria-level")).toBe("100000");
  });

  it("shows what is no JSON as text, and says where it goes wrong", async () => {
    await renderContents({ text: '{\n  "a": 1,\n  oops\n}', mimeType: "application/json" });
    await expect.element(page.getByText(/line 3, character 3/)).toBeVisible();
    await expect.element(page.getByText("oops")).toBeVisible();
  });

  it("reads a value a line", async () => {
    await renderContents({ text: '{"a":1}\n{"a":2}\n', mimeType: "application/x-ndjson" });
    await expect.element(page.getByText("[ 2 items ]")).toBeVisible();
  });

  it("has no accessibility violations", async () => {
    await json({ name: "x", list: [1, true, null], deep: { er: "y" } });
    await page.getByText('"deep": ').click();
    await expectNoAxeViolations(document.querySelector("article")!);
  });
});
