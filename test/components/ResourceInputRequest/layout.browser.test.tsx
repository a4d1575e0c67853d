import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { ResourceInputRequest } from "../../../src/index.js";
import { renderKit } from "../../support/renderKit.js";

const properties = {
  name: { type: "string", title: "Name" },
  copy: { type: "boolean", title: "Send me a copy" },
  tags: { type: "array", title: "Tags", items: { type: "string" } },
};

async function ask(inlineSize: number, scale = 1) {
  const request = { requests: { who: { message: "Who?", requestedSchema: { type: "object" as const, properties } } } };
  await renderKit(
    <div style={{ inlineSize, "--mcpr-scale": scale } as object}>
      <ResourceInputRequest.Root request={request} server="docs" onRespond={() => {}} />
    </div>,
    { catalogues: [{ name: "docs", title: "Docs" }] },
  );
  await expect.element(page.getByRole("textbox", { name: "Name" })).toBeVisible();
}

const button = (name: string) => page.getByRole("button", { name }).element().getBoundingClientRect();

describe("<ResourceInputRequest>'s layout", () => {
  it("has a field of several lines look like one of a single line", async () => {
    await ask(400);
    const look = (name: string) => {
      const { borderTopColor, borderTopLeftRadius, backgroundColor, color } = getComputedStyle(
        page.getByRole("textbox", { name }).element(),
      );
      return { borderTopColor, borderTopLeftRadius, backgroundColor, color };
    };
    expect(look("Tags")).toEqual(look("Name"));
  });

  it("gives what goes on a line of its own where it is narrow, and the ways out one together", async () => {
    await ask(320);
    expect(button("Decline").top).toBeGreaterThan(button("Review").bottom);
    expect(button("Cancel").top).toBe(button("Decline").top);
    expect(button("Cancel").right).toBeCloseTo(button("Review").right, 0);
  });

  it.each([0.88, 1, 1.5])(
    "has a box to tick in the middle of the line beside it, at a density of %f",
    async (scale) => {
      await ask(400, scale);
      const middle = (element: Element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return (top + bottom) / 2;
      };
      const box = page.getByRole("checkbox").element();
      expect(Math.abs(middle(box) - middle(page.getByText("Send me a copy").element()))).toBeLessThan(1);
    },
  );
});
