import { useState, type ReactNode } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useFocusHeir } from "../../src/utils/useFocusHeir.js";

const focused = () => document.activeElement?.textContent || document.activeElement?.localName;

/** Its buttons are gone, or disabled, once pressed. */
function Frame({ children, disables }: { children?: ReactNode; disables?: boolean }) {
  const heir = useFocusHeir<HTMLDivElement>();
  const [gone, setGone] = useState<readonly string[]>([]);
  const take = (name: string) => setGone([...gone, name]);
  const buttons = ["one", "two", "three"].filter((name) => disables || !gone.includes(name));
  return (
    <div ref={heir}>
      {children}
      <ul>
        {buttons.map((name) => (
          <li key={name}>
            <button type="button" disabled={gone.includes(name)} onClick={() => take(name)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

async function take(name: string) {
  (page.getByRole("button", { name }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
}

it("the next in the list takes over, from the last the one before, and then what stands before the list", async () => {
  await render(
    <Frame>
      <a href="#top">above</a>
    </Frame>,
  );
  await take("two");
  await expect.poll(focused).toBe("three");
  await userEvent.keyboard("{Enter}");
  await expect.poll(focused).toBe("one");
  await userEvent.keyboard("{Enter}");
  await expect.poll(focused).toBe("above");
});

it("a control that is disabled gives the focus to the next", async () => {
  await render(<Frame disables />);
  await take("one");
  await expect.poll(focused).toBe("two");
});

it("a press that takes a control away brings up no text field", async () => {
  await render(
    <Frame>
      <input aria-label="field" />
    </Frame>,
  );
  await userEvent.click(page.getByRole("button", { name: "one" }));
  await expect.poll(focused).toBe("two");
  await userEvent.click(page.getByRole("button", { name: "two" }));
  await userEvent.click(page.getByRole("button", { name: "three" }));
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
  expect(document.activeElement).toBe(document.body);
});

it("a control that lost the focus before it went gives it to nobody", async () => {
  await render(<Frame />);
  const one = page.getByRole("button", { name: "one" });
  (one.element() as HTMLElement).focus();
  (one.element() as HTMLElement).blur();
  await new Promise((resolve) => setTimeout(resolve));
  (one.element() as HTMLElement).click();
  await expect.element(one).not.toBeInTheDocument();
  expect(document.activeElement).toBe(document.body);
});

it("where the host moves the focus, it stays", async () => {
  await render(
    <>
      <Frame />
      <button type="button" id="host">
        elsewhere
      </button>
    </>,
  );
  const one = page.getByRole("button", { name: "one" }).element();
  one.addEventListener("click", () => document.getElementById("host")!.focus());
  await take("one");
  await expect.element(page.getByRole("button", { name: "one" })).not.toBeInTheDocument();
  expect(focused()).toBe("elsewhere");
});
