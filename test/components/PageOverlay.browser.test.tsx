import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { ResourceProvider } from "../../src/client/ResourceProvider.js";
import { PageOverlay } from "../../src/components/PageOverlay.js";
import "../../src/styles/styles.css";

it("the page stays still until the last of its overlays is gone, whichever came first", async () => {
  const overflow = () => getComputedStyle(document.documentElement).overflowY;
  const before = overflow();
  const page = (...slots: string[]) => (
    <ResourceProvider servers={[]}>
      {slots.map((slot) => (
        <PageOverlay key={slot} slot={slot} />
      ))}
    </ResourceProvider>
  );
  const { rerender } = await render(page("first", "second"));
  expect(overflow()).toBe("hidden");
  await rerender(page("second"));
  expect(overflow()).toBe("hidden");
  await rerender(page());
  expect(overflow()).toBe(before);
  expect(Object.keys(document.documentElement.dataset).filter((name) => name.startsWith("mcprCover"))).toEqual([]);
});
