import { ResourceInputRequest, ResourceViewer, type InputRequest } from "mcp-resource-kit";
import { useState, type CSSProperties } from "react";
import { expect, userEvent, within } from "storybook/test";
import preview from "../.storybook/preview.js";
import { protocolError, type Catalogue } from "../src/testing/index.js";
import { withoutStyles } from "./WithoutStyles.js";

const meta = preview.meta({
  title: "Components/ResourceInputRequest/Features",
  component: ResourceInputRequest.Root,
  parameters: { mcp: { servers: ["handbook"] } },
  args: { server: "handbook", onRespond: () => {} },
});

const form = (properties: object, message = "One more thing") => ({
  requests: { one: { message, requestedSchema: { type: "object", properties, required: ["name"] } } },
});

function Host() {
  const [request, setRequest] = useState<InputRequest>(form({ name: { type: "string", title: "Name" } }, "Who reads?"));
  return (
    <ResourceInputRequest.Root
      request={request}
      server="handbook"
      onRespond={({ one }) =>
        setRequest(form({ name: { type: "string", title: "Reason" } }, `${String(one?.content?.name)}, what for?`))
      }
    />
  );
}

/** The host says what is asked: here one question follows from the answer to the other. */
export const Controlled = meta.story({
  render: () => <Host />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("Name"), "Ines");
    await userEvent.click(canvas.getByRole("button", { name: "Review" }));
    await userEvent.click(canvas.getByRole("button", { name: /^Send/ }));
    await expect(await canvas.findByText("Ines, what for?")).toBeVisible();
  },
});

/** A server that asks for a PIN, and answers with what `answer` gives once it has one. */
const vault = (answer: () => unknown): Catalogue => ({
  name: "vault",
  title: "Vault",
  resources: [
    {
      uri: "vault:letter",
      name: "Letter",
      read: ({ inputResponses }) =>
        inputResponses
          ? answer()
          : { resultType: "input_required", inputRequests: { pin: { method, params: asksPin } } },
    },
  ],
});
const method = "elicitation/create";
const asksPin = {
  mode: "form",
  message: "What is the PIN of the vault?",
  requestedSchema: { type: "object", properties: { pin: { type: "string", title: "PIN", default: "0000" } } },
};

const reads = { render: () => <ResourceViewer.Root resource={{ server: "vault", uri: "vault:letter" }} /> };

async function answer(canvas: ReturnType<typeof within>) {
  await userEvent.click(await canvas.findByRole("button", { name: "Review" }));
  await userEvent.click(await canvas.findByRole("button", { name: /^Send/ }));
}

/** Once all is answered nothing is asked; where the read was started it goes on. */
export const Loading = meta.story({
  ...reads,
  parameters: { mcp: { servers: [vault(() => new Promise<never>(() => {}))] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await answer(canvas);
    await expect(await canvas.findByRole("progressbar")).toBeVisible();
  },
});

/** The server does not take the answer: it says why where the read was started, which can be tried again. */
export const Error = meta.story({
  ...reads,
  parameters: {
    mcp: {
      servers: [
        vault(() => {
          throw protocolError(-32603, "That PIN is not the right one.");
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await answer(canvas);
    await expect(await canvas.findByText(/That PIN is not the right one/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByLabelText("PIN")).toBeVisible();
  },
});

/** One field is of a kind that no form has: it is asked for in words. */
export const PartialFailure = meta.story({
  args: {
    request: form({
      name: { type: "string", title: "Name" },
      place: { type: "object", title: "Place", properties: { x: { type: "number" } } },
    }),
  },
});

/** Nothing to fill in: the answer is yes or no. */
export const Empty = meta.story({
  args: {
    request: { requests: { one: { message: "May I read your calendar?", requestedSchema: { type: "object" } } } },
  },
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

/** Thirty fields, one of them a choice of two hundred. */
export const ManyItems = meta.story({
  args: {
    request: form({
      name: { type: "string", title: "Station", enum: Array.from({ length: 200 }, (_, at) => `Station ${at + 1}`) },
      ...Object.fromEntries(
        Array.from({ length: 29 }, (_, at) => [`gauge${at}`, { type: "number", title: `Gauge ${at + 1}`, minimum: 0 }]),
      ),
    }),
  },
});

const colours = ["Amber", "Birch", "Cedar"];

/** Each kind of field that a server may ask for. */
export const EveryField = meta.story({
  args: {
    request: form({
      name: { type: "string", title: "Name", description: "As on your badge" },
      mail: { type: "string", title: "E-mail address", format: "email", default: "ines@example.com" },
      page: { type: "string", title: "Page", format: "uri" },
      day: { type: "string", title: "Day", format: "date" },
      time: { type: "string", title: "Time", format: "date-time" },
      seats: { type: "integer", title: "Seats", default: 3 },
      height: { type: "number", title: "Height", description: "In metres" },
      copy: { type: "boolean", title: "Send me a copy", description: "To the address above", default: true },
      basin: { type: "string", title: "Basin", enum: colours },
      basins: { type: "array", title: "More basins", items: { enum: colours }, default: ["Birch"] },
      tags: { type: "array", title: "Tags", items: { type: "string" } },
    }),
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

export const Themed = meta.story({
  args: {
    request: form({ name: { type: "string", title: "Name" }, wants: { type: "boolean", title: "Send me a copy" } }),
    style: {
      "--mcpr-primary": "light-dark(#0f766e, #5eead4)",
      "--mcpr-primary-fg": "light-dark(#ffffff, #042f2e)",
      "--mcpr-radius": "0",
      "--mcpr-border": "light-dark(#99f6e4, #115e59)",
    } as CSSProperties,
  },
});

/** Without the kit's style sheet the parts are plain elements that work all the same. */
export const Unstyled = meta.story({
  decorators: [withoutStyles],
  args: { request: form({ name: { type: "string", title: "Name" } }) },
});

/** Which server asks, and what is wrong, are told by words and marks where the system chooses the colours. */
export const ForcedColors = meta.story({
  args: { request: form({ name: { type: "string", title: "Name" }, seats: { type: "integer", title: "Seats" } }) },
  globals: { theme: "high contrast" },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Review" }));
  },
});
