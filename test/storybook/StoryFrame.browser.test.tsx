import { expect, it, onTestFinished } from "vitest";
import { render } from "vitest-browser-react";
import { StoryFrame } from "../../.storybook/StoryFrame.js";
import "../../.storybook/preview.css";

const html = document.documentElement;
const isPersian = { language: "fa", theme: "high contrast" };
const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;

it("a story among others on a page dresses itself and leaves the page to them", async () => {
  const before = html.outerHTML.slice(0, html.outerHTML.indexOf(">"));
  const screen = await render(
    <>
      {[{}, isPersian].map((globals, index) => (
        <div key={index} className="docs-story">
          <StoryFrame servers={[]} globals={globals} isOneOfMany>
            <p>{`story ${index}`}</p>
          </StoryFrame>
        </div>
      ))}
    </>,
  );
  expect(html.outerHTML.slice(0, html.outerHTML.indexOf(">"))).toBe(before);
  const [plain, persian] = [0, 1].map((index) => screen.getByText(`story ${index}`).element().parentElement!);
  expect([plain!.dir, plain!.dataset.theme, groundOf(plain!)]).toEqual(["ltr", "light", "rgb(255, 255, 255)"]);
  expect([persian!.dir, persian!.dataset.theme, groundOf(persian!)]).toEqual(["rtl", "high-contrast", "rgb(0, 0, 0)"]);
});

it("a story that has its page to itself dresses the page, and what stands at its end", async () => {
  onTestFinished(() => {
    for (const name of ["dir", "lang", "data-look", "style"]) html.removeAttribute(name);
  });
  await render(
    <StoryFrame servers={[]} globals={isPersian} isOneOfMany={false}>
      <p>story</p>
    </StoryFrame>,
  );
  expect([html.dir, html.lang, html.dataset.look]).toEqual(["rtl", "fa", "default"]);
});
