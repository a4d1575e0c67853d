import { describe, expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations, renderContents } from "./renderContents.js";

const lines = (count: number) => Array.from({ length: count }, (_, at) => `line ${at + 1}`).join("\n");
const scroller = () => document.querySelector<HTMLElement>('[data-slot="resource-viewer-lines"]')!;
const rows = () => Array.from(document.querySelectorAll('[data-slot="resource-viewer-line"]'));
const isInSight = (text: string) => {
  const row = rows()
    .find(({ textContent }) => textContent === text)
    ?.getBoundingClientRect();
  const view = scroller().getBoundingClientRect();
  return row !== undefined && row.top >= view.top && row.bottom <= view.bottom;
};
const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

async function lay(text: string, mimeType = "text/plain", uri?: string) {
  await renderContents({ text, mimeType, ...(uri && { uri }) });
  await expect.poll(() => scroller()).toBeTruthy();
}

describe("the text renderer", () => {
  it("mounts only what is in sight of two million lines, and reaches the last one and any other", async () => {
    await lay(lines(2_000_000));
    expect(rows().length).toBeLessThan(80);
    // Firefox lays out no element higher than 17.8 million pixels.
    expect(scroller().scrollHeight).toBeLessThan(17_000_000);
    scroller().scrollTop = scroller().scrollHeight;
    await expect.poll(() => isInSight("line 2000000")).toBe(true);
    expect(rows().length).toBeLessThan(80);
    await userEvent.fill(page.getByRole("searchbox"), "line 1234567");
    await expect.poll(() => isInSight("line 1234567")).toBe(true);
  });

  it("gives rows the height of the text, however large the user has it", async () => {
    await lay(lines(1000));
    const before = scroller().scrollHeight;
    scroller().style.fontSize = "200%";
    await expect.poll(() => scroller().scrollHeight).toBeGreaterThan(before * 1.5);
    scroller().scrollTop = scroller().scrollHeight;
    await expect.poll(() => isInSight("line 1000")).toBe(true);
  });

  it("shows one line of 10 MB in rows, and scrolls in it", async () => {
    await lay("x".repeat(10_000_000) + "the end");
    expect(rows().length).toBeLessThan(60);
    scroller().scrollTop = scroller().scrollHeight;
    await expect.element(page.getByText("the end")).toBeInTheDocument();
  });

  it("keeps the line at the top in place while rows above turn out higher than thought", async () => {
    const long = "wrapping words ".repeat(30);
    await lay(Array.from({ length: 3000 }, (_, at) => `${at} ${at % 3 ? long : ""}`).join("\n"));
    scroller().scrollTop = 20_000;
    await frame();
    const top = () =>
      rows().find((row) => row.getBoundingClientRect().bottom > scroller().getBoundingClientRect().top)!;
    const before = top().textContent;
    for (let at = 0; at < 5; at++) await frame();
    expect(top().textContent).toBe(before);
  });

  it("finds text in any case, counts it, and goes to the next and previous match with Enter and Shift+Enter", async () => {
    await lay(lines(5000));
    const box = page.getByRole("searchbox", { name: "Find in text" });
    await userEvent.fill(box, "LINE 499");
    await expect.element(page.getByText("1 of 11")).toBeVisible();
    await expect.element(page.getByText("line 499", { exact: true })).toBeInTheDocument();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("2 of 11")).toBeVisible();
    await expect.poll(() => document.querySelector("mark[data-current]")?.parentElement?.textContent).toBe("line 4990");
    await userEvent.keyboard("{Shift>}{Enter}{/Shift}{Shift>}{Enter}{/Shift}");
    await expect.element(page.getByText("11 of 11")).toBeVisible();
  });

  it("Ctrl+F opens the find box of a short text, and Escape in it ends the search and gives the keyboard back", async () => {
    await lay("one\ntwo");
    expect(page.getByRole("searchbox").elements()).toEqual([]);
    scroller().focus();
    await userEvent.keyboard("{Control>}f{/Control}");
    await expect.element(page.getByRole("searchbox")).toHaveFocus();
    await userEvent.keyboard("two{Escape}");
    expect(document.activeElement).toBe(scroller());
    expect(document.querySelector("mark")).toBeNull();
  });

  it("says when nothing matches", async () => {
    await lay(lines(20));
    await userEvent.fill(page.getByRole("searchbox"), "nowhere");
    await expect.element(page.getByText("No matches")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Next match" })).toBeDisabled();
  });

  it("wraps code when asked, prose from the start", async () => {
    await lay(`const x = "${"long ".repeat(200)}";\n`.repeat(20), "text/javascript");
    const wrap = page.getByRole("button", { name: "Wrap lines" });
    expect(scroller().scrollWidth).toBeGreaterThan(scroller().clientWidth);
    await wrap.click();
    await expect.element(wrap).toHaveAttribute("aria-pressed", "true");
    await expect.poll(() => scroller().scrollWidth <= scroller().clientWidth).toBe(true);
  });

  it("colours code of a known language, by type or by name", async () => {
    await lay("export const a = 1;", "text/plain", "file:///src/a.ts");
    await expect.poll(() => document.querySelector('[data-token="keyword"]')?.textContent).toBe("export");
  });

  it("makes bidi overrides in code visible", async () => {
    await lay("if (admin\u202e \u2066) {", "text/javascript");
    const marked = Array.from(document.querySelectorAll('[data-slot="resource-viewer-hidden"]'));
    expect(marked.map(({ textContent }) => textContent)).toEqual(["⟨U+202E⟩", "⟨U+2066⟩"]);
  });

  it("runs code from left to right and gives each line of prose its own direction", async () => {
    await lay("سلام\nhello");
    const texts = Array.from(document.querySelectorAll<HTMLElement>('[data-slot="resource-viewer-line-text"]'));
    expect(texts.map((text) => getComputedStyle(text).direction)).toEqual(["rtl", "ltr"]);
  });

  it("copies the whole text after Ctrl+A, and not only the rows that exist", async () => {
    const text = lines(3000);
    await lay(text);
    let copied = "";
    const onCopy = (event: ClipboardEvent) => (copied = event.clipboardData!.getData("text/plain"));
    document.addEventListener("copy", onCopy);
    onTestFinished(() => document.removeEventListener("copy", onCopy));
    scroller().focus();
    await userEvent.keyboard("{Control>}ac{/Control}");
    expect(copied).toBe(text);
  });

  it("has no accessibility violations, in light and dark", async () => {
    await lay(
      `// comment\n${"export function f(a: string) { return /x/.test(a) ? 1 : `b`; }\n".repeat(20)}`,
      "text/x-typescript",
    );
    await expect.poll(() => document.querySelector('[data-token="keyword"]')).toBeTruthy();
    for (const theme of ["light", "dark"]) {
      document.documentElement.dataset.theme = theme;
      document.body.style.background = theme === "dark" ? "#121212" : "#fff";
      await expectNoAxeViolations(document.querySelector("article")!);
    }
    delete document.documentElement.dataset.theme;
    document.body.style.background = "";
  });
});

describe("the log renderer", () => {
  it("shows colours without their codes, finds across them, and marks errors and warnings", async () => {
    await lay("\u001b[32mok\u001b[0m\n\u001b[1;31mERR\u001b[0mOR no\n2026 WARN slow\n", "text/x-log");
    expect(rows().map((row) => row.textContent)).toEqual(["ok", "ERROR no", "2026 WARN slow"]);
    expect(rows().map((row) => row.getAttribute("data-level"))).toEqual([null, "error", "warning"]);
    expect(document.querySelector('[data-token="fg-green"]')?.textContent).toBe("ok");
    expect(rows()[1]!.querySelector('[data-text="✕"]')).toBeTruthy();
  });
});

describe("the diff renderer", () => {
  it("marks lines as inserted and deleted, with numbers and totals", async () => {
    await lay("--- a\n+++ b\n@@ -1,2 +1,2 @@\n same\n-old\n+new\n", "text/x-diff");
    expect(document.querySelector("ins")?.textContent).toBe("+new");
    expect(document.querySelector("del")?.textContent).toBe("-old");
    await expect.element(page.getByText("1 line added")).toBeVisible();
    await expectNoAxeViolations(document.querySelector("article")!);
  });
});
