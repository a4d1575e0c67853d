import type { ComponentType } from "react";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { onDemand } from "../../src/components/onDemand.js";
import { renderKit } from "../support/renderKit.js";

interface GreetingProps {
  name: string;
}

function Greeting({ name }: GreetingProps) {
  return <p>Hello {name}</p>;
}

describe("onDemand", () => {
  it("fetches the component when it is first shown, and says so until it is there", async () => {
    let arrive: ((part: ComponentType<GreetingProps>) => void) | undefined;
    const Late = onDemand<GreetingProps>(() => new Promise((resolve) => (arrive = resolve)));
    expect(arrive).toBeUndefined();
    await renderKit(<Late name="Ada" />, { catalogues: [] });
    await expect.element(page.getByText("Preparing")).toBeVisible();
    arrive?.(Greeting);
    await expect.element(page.getByText("Hello Ada")).toBeVisible();
    expect(page.getByText("Preparing").elements()).toEqual([]);
  });

  it("says when it could not be fetched, and Try again fetches it anew", async () => {
    let isOnline = false;
    const Late = onDemand<GreetingProps>(async () => {
      if (!isOnline) throw new TypeError("Failed to fetch dynamically imported module");
      return Greeting;
    });
    await renderKit(<Late name="Ada" />, { catalogues: [] });
    await expect.element(page.getByRole("alert")).toHaveTextContent("This part could not be loaded.");
    isOnline = true;
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(page.getByText("Hello Ada")).toBeVisible();
    expect(page.getByRole("alert").elements()).toEqual([]);
  });
});
