import axe from "axe-core";
import { expect } from "vitest";
import { page } from "vitest/browser";
import { ResourceViewer, type ResourceContents } from "../../../../src/index.js";
import { renderKit } from "../../../support/renderKit.js";

/** A viewer on one item of contents, shown by the renderer of its type. */
export async function renderContents(
  contents: Partial<ResourceContents> & { text: string },
  provider?: Parameters<typeof renderKit>[1],
) {
  const uri = contents.uri ?? "file:///notes/example";
  const screen = await renderKit(<ResourceViewer.Root contents={[{ ...contents, uri }]} />, provider);
  await expect.element(page.getByRole("article")).toBeVisible();
  return screen;
}

export async function expectNoAxeViolations(element: Element) {
  const { violations } = await axe.run(element);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
}
