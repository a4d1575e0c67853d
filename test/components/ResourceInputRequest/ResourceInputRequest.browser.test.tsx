import axe from "axe-core";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as ResourceInputRequest from "../../../src/components/ResourceInputRequest/index.parts.js";
import type { InputQuestion, InputRequest, InputResponses } from "../../../src/model/InputRequest.js";
import { renderKit } from "../../support/renderKit.js";

const docs = { name: "docs", title: "Docs" };
const profile: InputQuestion = {
  message: "Which environment?",
  requestedSchema: {
    type: "object",
    properties: {
      name: { type: "string", title: "Name", minLength: 2, description: "As on your badge" },
      seats: { type: "integer", title: "Seats", minimum: 1, default: 3 },
      notify: { type: "boolean", title: "Notify me", default: true },
      stage: {
        type: "string",
        title: "Stage",
        oneOf: [
          { const: "prod", title: "Production" },
          { const: "dev", title: "Development" },
        ],
      },
      teams: { type: "array", title: "Teams", items: { enum: ["red", "blue"], enumNames: ["Red", "Blue"] } },
    },
    required: ["name"],
  },
};
const url = (address: string): InputQuestion => ({ mode: "url", message: "Sign in first", url: address });

async function ask(requests: InputRequest["requests"]) {
  const onRespond = vi.fn<(responses: InputResponses) => void>();
  const request = { requests, requestState: "state" };
  const screen = await renderKit(<ResourceInputRequest.Root request={request} server="docs" onRespond={onRespond} />, {
    catalogues: [docs],
  });
  return { ...screen, onRespond };
}

const button = (name: string | RegExp) => page.getByRole("button", { name });

describe("<ResourceInputRequest.Root> with a form", () => {
  it("says which server asks and in what words", async () => {
    await ask({ who: profile });
    const form = page.getByRole("form", { name: "Docs asks" });
    await expect.element(form).toHaveAccessibleDescription("Which environment?");
  });

  it("takes properties called as every object has them for fields like any other", async () => {
    const properties = { constructor: { type: "string" }, toString: { type: "string", title: "As text" } };
    const { onRespond } = await ask({ odd: { message: "Odd?", requestedSchema: { type: "object", properties } } });
    await page.getByLabelText("As text").fill("yes");
    await button("Review").click();
    await button("Send to Docs").click();
    expect(onRespond).toHaveBeenCalledExactlyOnceWith({ odd: { action: "accept", content: { toString: "yes" } } });
  });

  it("an array without options is typed, one in each line, and is looked over as it will be sent", async () => {
    const properties = { tags: { type: "array", title: "Tags", minItems: 2, items: { type: "string" } } };
    const requestedSchema = { type: "object", properties, required: ["tags"] } as const;
    const { onRespond } = await ask({ tags: { message: "Which?", requestedSchema } });
    const tags = page.getByRole("textbox", { name: "Tags" });
    await button("Review").click();
    await expect.element(tags).toHaveFocus();
    await expect.element(tags).toHaveAccessibleDescription("One in each line. Fill this in.");
    await userEvent.keyboard("river{Enter}");
    await expect.element(tags).toHaveAccessibleDescription("One in each line. Choose at least 2.");
    await userEvent.keyboard(" lake {Enter}{Enter}");
    await button("Review").click();
    await expect.element(page.getByRole("definition")).toHaveTextContent("river, lake");
    await button("Send to Docs").click();
    expect(onRespond).toHaveBeenCalledExactlyOnceWith({
      tags: { action: "accept", content: { tags: ["river", "lake"] } },
    });
  });

  it("fills in defaults, and sends typed values after a review, once", async () => {
    const { onRespond } = await ask({ who: profile });
    await expect.element(page.getByLabelText("Seats")).toHaveValue("3");
    await expect.element(page.getByLabelText("Notify me")).toBeChecked();
    await page.getByLabelText("Name").fill("Ines");
    await page.getByLabelText("Stage").selectOptions("Production");
    await page.getByRole("checkbox", { name: "Blue" }).click();
    await button("Review").click();
    expect(onRespond).not.toHaveBeenCalled();
    await expect.element(page.getByText("Production")).toBeVisible();
    await expect.element(page.getByText("Yes")).toBeVisible();
    await button("Send to Docs").click();
    expect(onRespond.mock.calls).toEqual([
      [
        {
          who: {
            action: "accept",
            content: { name: "Ines", seats: 3, notify: true, stage: "prod", teams: ["blue"] },
          },
        },
      ],
    ]);
  });

  it("Review with something wrong sends nothing, says what, and focuses the first such field", async () => {
    const { onRespond } = await ask({ who: profile });
    await page.getByLabelText("Seats").fill("0");
    await button("Review").click();
    await expect.element(page.getByLabelText("Name")).toHaveFocus();
    await expect.element(page.getByLabelText("Name")).toHaveAccessibleDescription("As on your badge Fill this in.");
    await expect.element(page.getByText("1 or more.")).toBeVisible();
    await page.getByLabelText("Name").fill("I");
    await expect.element(page.getByText("At least 2 characters.")).toBeVisible();
    expect(onRespond).not.toHaveBeenCalled();
  });

  it("Edit goes back to the fields with what was typed", async () => {
    await ask({ who: profile });
    await page.getByLabelText("Name").fill("Ines");
    await button("Review").click();
    await expect.element(page.getByRole("form")).toHaveFocus();
    await button("Edit").click();
    await expect.element(page.getByLabelText("Name")).toHaveValue("Ines");
  });

  it("Enter in a field reviews, and never sends a form of the host around it", async () => {
    const onSubmit = vi.fn<(event: { preventDefault(): void }) => void>((event) => event.preventDefault());
    const onRespond = vi.fn<(responses: InputResponses) => void>();
    const request = { requests: { who: profile } };
    await renderKit(
      <form onSubmit={onSubmit}>
        <ResourceInputRequest.Root request={request} server="docs" onRespond={onRespond} />
        <button type="submit">Send message</button>
      </form>,
      { catalogues: [docs] },
    );
    await page.getByLabelText("Name").fill("Ines");
    await userEvent.keyboard("{Enter}");
    await expect.element(button("Send to Docs")).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("Decline and Cancel answer without content", async () => {
    const first = await ask({ who: profile });
    await button("Decline").click();
    expect(first.onRespond).toHaveBeenCalledWith({ who: { action: "decline" } });
    await first.unmount();
    const second = await ask({ who: profile });
    await button("Cancel").click();
    expect(second.onRespond).toHaveBeenCalledWith({ who: { action: "cancel" } });
  });

  it("asks several questions one after the other and answers all at once", async () => {
    const { onRespond } = await ask({ a: { message: "Sure?", requestedSchema: {} }, b: url("https://example.com/go") });
    await expect.element(page.getByText("(1 of 2)")).toBeVisible();
    await button("Send to Docs").click();
    expect(onRespond).not.toHaveBeenCalled();
    await button("I’m done, read it").click();
    expect(onRespond).toHaveBeenCalledWith({ a: { action: "accept", content: {} }, b: { action: "accept" } });
  });

  it("shows hidden characters of hostile labels and builds no id of them", async () => {
    const { container } = await ask({
      "a b": { message: "x", requestedSchema: { properties: { "exe\u202egpj": { type: "string" } } } },
    });
    await expect.element(page.getByLabelText("exe⟨U+202E⟩gpj")).toBeVisible();
    expect([...container.querySelectorAll("[id]")].every((one) => !one.id.includes("exe"))).toBe(true);
  });
});

describe("<ResourceInputRequest.Root> with an address", () => {
  it("shows the whole address with its host set off, no link, and opens nothing by itself", async () => {
    const open = vi.spyOn(window, "open").mockReturnValue(null);
    const { container } = await ask({ go: url("https://login.example.com/a?b=c#d") });
    expect(container.querySelector("code")!.textContent).toBe("https://login.example.com/a?b=c#d");
    expect(container.querySelector("code strong")!.textContent).toBe("login.example.com");
    expect(container.querySelectorAll("a, link, iframe, img")).toHaveLength(0);
    expect(open).not.toHaveBeenCalled();
  });

  it("Open opens it without an opener, then I'm done answers", async () => {
    const open = vi.spyOn(window, "open").mockReturnValue(null);
    const { onRespond } = await ask({ go: url("https://login.example.com/a") });
    await button("Open login.example.com").click();
    expect(open).toHaveBeenCalledExactlyOnceWith("https://login.example.com/a", "_blank", "noopener,noreferrer");
    expect(onRespond).not.toHaveBeenCalled();
    await button("I’m done, read it").click();
    expect(onRespond).toHaveBeenCalledWith({ go: { action: "accept" } });
  });

  it.each([
    ["https://аpple.com/", /leads to xn--pple-43d\.com/],
    ["https://bank.example@evil.example/", /leads to evil\.example/],
    ["http://example.com/", /not encrypted/],
  ])("%s is warned of", async (address, warning) => {
    await ask({ go: url(address) });
    await expect.element(page.getByText(warning)).toBeVisible();
  });

  it("javascript: cannot be opened at all", async () => {
    await ask({ go: url("javascript:alert(1)") });
    await expect.element(page.getByText("This is no web address, so it is not opened.")).toBeVisible();
    await expect.element(button(/Open/)).not.toBeInTheDocument();
  });
});

it("has no axe violations while filled in, with errors, in review, and with an address", async () => {
  const { container } = await ask({ who: profile, go: url("https://bank.example@xn--pple-43d.com/") });
  const check = async () => expect((await axe.run(container)).violations.map(({ id }) => id)).toEqual([]);
  await check();
  await button("Review").click();
  await check();
  await page.getByLabelText("Name").fill("Ines");
  await button("Review").click();
  await check();
  await button("Send to Docs").click();
  await check();
});
