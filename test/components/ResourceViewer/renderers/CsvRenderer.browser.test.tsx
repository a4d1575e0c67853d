import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectNoAxeViolations, renderContents } from "./renderContents.js";

const csv = (text: string, mimeType = "text/csv") => renderContents({ text, mimeType });
const column = (index: number) =>
  Array.from(
    document.querySelectorAll(`tbody:not([aria-hidden]) td:nth-of-type(${index})`),
    (cell) => cell.textContent,
  );

describe("the table renderer", () => {
  it("shows quoted cells under their headers", async () => {
    await csv('Name,Note\n"Doe, Jane","say ""hi"""\n');
    await expect.element(page.getByRole("columnheader", { name: "Name" })).toBeVisible();
    await expect.element(page.getByRole("cell", { name: "Doe, Jane" })).toBeVisible();
    await expect.element(page.getByRole("cell", { name: 'say "hi"' })).toBeVisible();
    await expect.element(page.getByText("1 row", { exact: true })).toBeVisible();
  });

  it("ends columns of numbers, with their headers, at one edge: the last digits stand below each other", async () => {
    await csv("day,level,share,note\n2026-11-01,9,5 %,7\n2026-11-02,-1250.5,12 %,wet\n2026-11-03,,3 %,\n");
    await expect.element(page.getByRole("cell", { name: "-1250.5" })).toBeVisible();
    const ends = (column: number) => {
      const texts = [...document.querySelectorAll(`tr > :nth-child(${column + 1}):is(th, td) bdi`)];
      return texts.filter((text) => text.textContent !== "").map((text) => text.getBoundingClientRect().right);
    };
    const aligned = [1, 2, 3, 4].map((column) => Math.max(...ends(column)) - Math.min(...ends(column)) < 1);
    expect(aligned).toEqual([false, true, true, false]);
  });

  it("says that rows are ragged, and shows all their cells", async () => {
    await csv("a,b\n1\n1,2,3\n");
    await expect.element(page.getByText("2 rows have more or fewer cells than the header")).toBeVisible();
    await expect.element(page.getByRole("columnheader", { name: "Column 3" })).toBeVisible();
  });

  it("sorts by a column ascending, descending, and as it came", async () => {
    await csv("n\n10\n9\n100\n", "text/csv; header=present");
    const header = page.getByRole("columnheader", { name: "n", exact: true });
    const steps: [string, string[]][] = [
      ["ascending", ["9", "10", "100"]],
      ["descending", ["100", "10", "9"]],
      ["none", ["10", "9", "100"]],
    ];
    await expect.element(header).toHaveAttribute("aria-sort", "none");
    for (const [direction, cells] of steps) {
      await header.getByRole("button").click();
      await expect.element(header).toHaveAttribute("aria-sort", direction);
      await expect.poll(() => column(1)).toEqual(cells);
    }
  });

  it("takes the first row as data where the type says there is no header", async () => {
    await csv("1\t2\n", "text/tab-separated-values; header=absent");
    await expect.poll(() => column(2)).toEqual(["2"]);
  });

  it("says when there are more columns than it shows, and shows more", async () => {
    await csv(`${Array.from({ length: 312 }, (_, at) => `c${at}`).join(",")}\n1\n`);
    await expect.element(page.getByText("200 of 312 columns shown")).toBeVisible();
    expect(document.querySelectorAll("thead th")).toHaveLength(201);
    await page.getByRole("button", { name: "Show more columns" }).click();
    expect(document.querySelectorAll("thead th")).toHaveLength(313);
    expect(page.getByRole("button", { name: "Show more columns" }).elements()).toEqual([]);
  });

  it("reads 200,000 rows and mounts only those in sight", async () => {
    const text = `id,name,amount\n${Array.from({ length: 200_000 }, (_, at) => `${at},"Name ${at}",${at * 3}`).join("\n")}`;
    await csv(text);
    await expect.element(page.getByText("200,000 rows", { exact: true }), { timeout: 10_000 }).toBeVisible();
    expect(document.querySelectorAll("tr").length).toBeLessThan(80);
    const scroller = document.querySelector('[data-slot="resource-viewer-table-scroll"]')!;
    scroller.scrollTop = scroller.scrollHeight;
    await expect.element(page.getByRole("cell", { name: "Name 199999" })).toBeVisible();
  });

  it("has no accessibility violations", async () => {
    await csv("Name,City\nAnn,กรุงเทพ\nAli,تهران\n");
    await expect.element(page.getByRole("cell", { name: "Ann" })).toBeVisible();
    await expectNoAxeViolations(document.querySelector("article")!);
  });
});
