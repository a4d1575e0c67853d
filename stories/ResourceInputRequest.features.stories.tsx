import { ResourceInputRequest } from "mcp-resource-kit";
import { expect, userEvent, within } from "storybook/test";
import preview from "../.storybook/preview.js";

const meta = preview.meta({
  title: "Components/ResourceInputRequest/Features",
  component: ResourceInputRequest.Root,
  parameters: { mcp: { servers: ["handbook"] } },
  args: { server: "handbook", onRespond: () => {} },
});

const form = (properties: object, message = "One more thing") => ({
  requests: { one: { message, requestedSchema: { type: "object", properties, required: ["name"] } } },
});

/** What is wrong is said at the field, and the focus goes there. */
export const Invalid = meta.story({
  args: { request: form({ name: { type: "string", title: "Name" }, seats: { type: "integer", title: "Seats" } }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("Seats"), "many");
    await userEvent.click(canvas.getByRole("button", { name: "Review" }));
    await expect(canvas.getByText("Fill this in.")).toBeVisible();
    await expect(canvas.getByText("Enter a number.")).toBeVisible();
  },
});

/** All that will be sent, before it is. */
export const Review = meta.story({
  args: { request: form({ name: { type: "string", title: "Name", default: "Ines" } }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Review" }));
    await expect(canvas.getByText("Ines")).toBeVisible();
  },
});

/** The whole address, its host set off. Nothing is opened but by the button. */
export const Address = meta.story({
  args: {
    request: {
      requests: {
        go: { mode: "url", message: "Sign in to see the rota", url: "https://id.example.com/authorize?client=kit" },
      },
    },
  },
});

/** An address that means to look like another. */
export const SuspiciousAddress = meta.story({
  args: {
    request: {
      requests: { go: { mode: "url", message: "Sign in", url: "https://bank.example@xn--pple-43d.com/login" } },
    },
  },
});

/** One question after the other, answered together. */
export const SeveralQuestions = meta.story({
  args: {
    request: {
      requests: {
        name: { message: "Who reads?", requestedSchema: { properties: { name: { type: "string", title: "Name" } } } },
        go: { mode: "url", message: "And agree here", url: "https://id.example.com/terms" },
      },
    },
  },
});

export const LongNames = meta.story({
  args: {
    request: form(
      {
        name: {
          type: "string",
          title: "A_very_long_name_without_any_break_".repeat(5),
          description: "And why. ".repeat(30),
        },
      },
      "A question that goes on and on. ".repeat(12),
    ),
  },
});

export const RightToLeft = meta.story({
  globals: { language: "fa" },
  args: {
    request: form(
      { name: { type: "string", title: "نام ایستگاه", description: "همان‌گونه که روی تابلو است" } },
      "کدام ایستگاه؟",
    ),
  },
});

export const Thai = meta.story({
  globals: { language: "th" },
  args: { request: form({ name: { type: "string", title: "ชื่อสถานี" } }, "ต้องการอ่านข้อมูลสถานีใด") },
});
