import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ResourcePicker, ResourceProvider } from "mcp-resource-kit";
import { LazyResourcePicker, type LazyResourcePickerProps } from "../../src/lazy/index.js";
import "../../src/styles/styles.css";
import { connectForTest } from "../support/renderKit.js";

const catalogue = { name: "docs", title: "Docs", resources: [{ uri: "doc:a", name: "Handbook", text: "Hello" }] };
const button = () => page.getByRole("button", { name: "Attach", exact: true });
const dialog = () => page.getByRole("dialog", { name: "Resource picker" });

async function show(props: Partial<LazyResourcePickerProps> = {}) {
  const { server } = await connectForTest(catalogue);
  const onAttach = vi.fn<(refs: readonly { uri: string }[]) => void>();
  await render(
    <LazyResourcePicker provider={{ servers: [server] }} picker={{ onAttach }} {...props}>
      Attach
    </LazyResourcePicker>,
  );
  return { onAttach };
}

describe("<LazyResourcePicker>", () => {
  it("looks like the trigger that it stands for, with the style sheet", async () => {
    await show();
    const lookOf = (element: Element) => {
      const { border, borderRadius, padding, font, backgroundColor, color, display } = getComputedStyle(element);
      return { border, borderRadius, padding, font, backgroundColor, color, display };
    };
    await render(
      <ResourceProvider servers={[]}>
        <ResourcePicker.Dialog>
          <ResourcePicker.Trigger>Choose</ResourcePicker.Trigger>
        </ResourcePicker.Dialog>
      </ResourceProvider>,
    );
    const trigger = page.getByRole("button", { name: "Choose", exact: true }).element();
    expect(lookOf(button().element())).toEqual(lookOf(trigger));
  });

  it("fetches nothing by itself, opens the picker when it is pressed, and gets the focus back", async () => {
    const load = vi.fn<NonNullable<LazyResourcePickerProps["load"]>>(() => import("../../src/lazy/pickerParts.js"));
    const { onAttach } = await show({ load });
    expect(load).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(dialog()).toBeVisible();
    await page.getByRole("treeitem", { name: "Handbook" }).click();
    await page.getByRole("button", { name: "Add to selection" }).click();
    await page.getByRole("button", { name: "Attach 1 resource" }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(onAttach.mock.calls[0]![0]).toMatchObject([{ server: "docs", uri: "doc:a" }]);
    await expect.element(button()).toHaveFocus();
  });

  it("says that it is on its way, and that it could not be fetched; the next press tries again", async () => {
    let answer: (() => void) | undefined;
    let isBroken = true;
    const load = async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      if (isBroken) throw new TypeError("Failed to fetch dynamically imported module");
      return import("../../src/lazy/pickerParts.js");
    };
    await show({ load, errorMessage: "Not now." });
    await userEvent.click(button());
    await expect.element(button()).toHaveAttribute("aria-busy", "true");
    answer!();
    await expect.element(page.getByRole("alert")).toHaveTextContent("Not now.");
    await expect.element(button()).not.toHaveAttribute("aria-busy");
    isBroken = false;
    await userEvent.click(button());
    await expect.poll(() => answer).toBeDefined();
    answer!();
    await expect.element(dialog()).toBeVisible();
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  });
});
