import { expect } from "vitest";
import { page, userEvent, type Locator } from "vitest/browser";

/** Presses keys, as a person does who has nothing else. */
export const press = (keys: string) => userEvent.keyboard(keys);

/** Puts the keyboard on an element, without the keys on the way. */
export async function focus(role: "textbox" | "combobox" | "searchbox" | "treeitem", name: string): Promise<void> {
  const element = page.getByRole(role, { name, exact: true });
  await expect.element(element).toBeInTheDocument();
  (element.element() as HTMLElement).focus();
}

/** Presses Tab until the element has the focus. Says where the keys led, where they do not lead to it. */
export async function tabTo(target: Locator, { back = false } = {}): Promise<void> {
  await expect.element(target).toBeInTheDocument();
  const passed: string[] = [];
  for (let presses = 0; presses < 40; presses++) {
    await press(back ? "{Shift>}{Tab}{/Shift}" : "{Tab}");
    if (target.elements().includes(document.activeElement as HTMLElement)) return;
    passed.push(nameOf(document.activeElement));
  }
  expect.fail(`Tab does not reach it, but ${passed.join(", ")}`);
}

function nameOf(element: Element | null): string {
  return element?.getAttribute("aria-label") ?? (element?.textContent?.trim().slice(0, 40) || element?.localName) ?? "";
}
