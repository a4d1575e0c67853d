import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { ResourceViewer } from "mcp-resource-kit";
import "../../.storybook/preview.css";
import { longMessages } from "../support/longMessages.js";
import { refTo } from "./catalogue.js";
import { press, tabTo } from "./keyboard.js";
import { layoutFaults, unreachable } from "./layoutFaults.js";
import { POPUPS, show, showAll } from "./views.js";

// At 400 % a window of 1280 px is 320 px wide; text alone may be twice as large in any window.
const ZOOMS: [name: string, width: number, fontSize: string][] = [
  ["320 px wide", 320, "16px"],
  ["text of 200 %", 1024, "32px"],
  ["text of 200 % in a narrow window", 480, "32px"],
];

afterEach(async () => {
  document.documentElement.style.fontSize = "";
  delete document.documentElement.dataset.look;
  await page.viewport(1024, 768);
});

async function zoom(width: number, fontSize: string) {
  await page.viewport(width, 640);
  document.documentElement.style.fontSize = fontSize;
}

describe.each(ZOOMS)("%s", (_, width, fontSize) => {
  it("nothing that stands in the page is cut, sticks out or lies over another, and all is reached", async () => {
    await zoom(width, fontSize);
    const { container } = await showAll();
    await expect.poll(() => [...layoutFaults(container), ...unreachable(container)]).toEqual([]);
  });

  it.each(Object.entries(POPUPS))("<%s> fits", async (_name, { ui, open }) => {
    await zoom(width, fontSize);
    await show(ui);
    await open();
    const dialogs = [...document.querySelectorAll('[role="dialog"]')];
    await expect.poll(() => [...layoutFaults(document.body), ...dialogs.flatMap(unreachable)]).toEqual([]);
  });
});

describe("with texts as long as German ones, in every look", () => {
  it.each(Object.entries(POPUPS))("<%s> fits at 320 px and with text of 200 %", async (_name, { ui, open }) => {
    await zoom(320, "16px");
    await show(ui, { messages: longMessages });
    await open();
    for (const [, width, fontSize] of [ZOOMS[0]!, ZOOMS[2]!]) {
      await zoom(width, fontSize);
      for (const look of ["default", "shadcn", "material", "terminal", "brand"]) {
        document.documentElement.dataset.look = look;
        await expect.poll(() => layoutFaults(document.body).map((fault) => `${look}: ${fault}`)).toEqual([]);
      }
    }
  });
});

it.each(["ResourcePicker.Dialog", "ResourceAttachments, preview"])(
  "<%s> leaves free what is kept for a scroll bar",
  async (name) => {
    await zoom(320, "16px");
    // Parts with a fixed place go by it as by a window with a scroll bar.
    const { style } = document.body;
    Object.assign(style, { width: "305px", height: "640px", margin: "0", transform: "translate(0)" });
    onTestFinished(() => document.body.removeAttribute("style"));
    const { ui, open } = POPUPS[name]!;
    await show(ui);
    await open();
    expect(page.getByRole("dialog").element().getBoundingClientRect().right).toBeLessThanOrEqual(305);
  },
);

describe("<ResourceViewer.Root> with a height", () => {
  const text = () => page.getByRole("group", { name: "Text of plan.md" });

  it("scrolls what is in it under its head, by keyboard too", async () => {
    await show(<ResourceViewer.Root resource={refTo("plan.md")} style={{ blockSize: "20rem" }} />);
    await tabTo(text());
    await press("{End}");
    await expect.poll(() => text().element().scrollTop).toBeGreaterThan(100);
    await expect.element(page.getByText("plan.md", { exact: true })).toBeInViewport({ ratio: 1 });
  });

  it("without one is no stop of the Tab key", async () => {
    await show(<ResourceViewer.Root resource={refTo("plan.md")} />);
    await expect.element(page.getByRole("heading", { name: "The plan" })).toBeVisible();
    await expect.element(text()).not.toBeInTheDocument();
  });
});
