import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import {
  ResourceAttachments,
  ResourceViewer,
  sdkElicitation,
  type AnswerElicitation,
  type ResourceServer,
} from "../../src/index.js";
import { connectCatalogue, protocolError, type Catalogue } from "../../src/testing/index.js";
import { connectV1 } from "../support/connectV1.js";
import { renderKit } from "../support/renderKit.js";

const question = (message: string) => ({
  mode: "form",
  message,
  requestedSchema: { type: "object", properties: { pin: { type: "string", title: "PIN" } }, required: ["pin"] },
});

type Read = (params: {
  uri: string;
  inputResponses?: Record<string, { action: string; content?: { pin?: string } }>;
}) => unknown;

/** Needs a PIN: on a 2025-11-25 connection the server asks for it during the read, on a later one in its answer. */
const read: Read = ({ uri, inputResponses }) => {
  const answer = inputResponses?.who;
  if (answer) return [{ uri, text: `opened with ${answer.content?.pin ?? answer.action}` }];
  const inputRequests = { who: { method: "elicitation/create", params: question(`PIN of ${uri}?`) } };
  return { resultType: "input_required", requestState: "s", inputRequests };
};
const vault: Catalogue = {
  name: "vault",
  title: "Vault",
  resources: ["a", "b"].map((name) => ({ uri: `vault:${name}`, name: `Safe ${name}`, read: read as never })),
};

const CLIENTS = {
  "SDK v1": () => connectV1(vault),
  "SDK v2, 2025-11-25": () => connectCatalogue(vault, { era: "legacy" }),
  "SDK v2, 2026-07-28, automatic": () => connectCatalogue(vault),
};

async function connect(
  to: () => Promise<{
    client: Parameters<typeof sdkElicitation>[0];
    server: ResourceServer;
    close: () => Promise<void>;
  }>,
  otherwise?: AnswerElicitation,
): Promise<ResourceServer> {
  const { client, server, close } = await to();
  onTestFinished(close);
  return { ...server, elicitation: sdkElicitation(client, { otherwise }) };
}

const form = () => page.getByRole("form", { name: "Vault asks" });
const press = (name: string) => page.getByRole("button", { name }).click();

async function answer(pin: string) {
  await page.getByLabelText("PIN").fill(pin);
  await press("Review");
  await press("Send to Vault");
}

describe.each(Object.entries(CLIENTS))("sdkElicitation with %s", (_, to) => {
  it("asks in the viewer during the read, and shows what the answer opened", async () => {
    const server = await connect(to);
    await renderKit(<ResourceViewer.Root resource={{ server: "vault", uri: "vault:a" }} />, { servers: [server] });
    await expect.element(form()).toHaveAccessibleDescription("PIN of vault:a?");
    await answer("42");
    await expect.element(page.getByText("opened with 42")).toBeVisible();
  });

  it("Decline is what the server hears", async () => {
    const server = await connect(to);
    await renderKit(<ResourceViewer.Root resource={{ server: "vault", uri: "vault:a" }} />, { servers: [server] });
    await expect.element(form()).toBeVisible();
    await press("Decline");
    await expect.element(page.getByText(/decline/)).toBeVisible();
  });

  it("two attachments ask one after the other", async () => {
    const server = await connect(to);
    const refs = ["a", "b"].map((name) => ({ server: "vault", uri: `vault:${name}`, name: `Safe ${name}` }));
    await renderKit(<ResourceAttachments.Root defaultValue={refs} />, { servers: [server] });
    for (const pin of ["1", "2"]) {
      await expect.element(form()).toBeVisible();
      await answer(pin);
    }
    await expect.element(page.getByText(/^2 resources · 26 byte/)).toBeVisible();
  });
});

describe("sdkElicitation", () => {
  it.each(Object.entries(CLIENTS))("is one for a client, however often it is called: %s", async (_, to) => {
    const { client, close } = await to();
    onTestFinished(close);
    expect(sdkElicitation(client)).toBe(sdkElicitation(client, { otherwise: async () => ({ action: "cancel" }) }));
  });

  it("hands questions that come while nothing is read to the host, or cancels them", async () => {
    const otherwise = vi.fn<AnswerElicitation>(() => Promise.resolve({ action: "accept", content: { pin: "7" } }));
    for (const host of [otherwise, undefined]) {
      const server = await connect(CLIENTS["SDK v2, 2025-11-25"], host);
      const { contents } = await server.client.readResource({ uri: "vault:a" });
      expect(contents[0]).toMatchObject({ text: host ? "opened with 7" : "opened with cancel" });
    }
    expect(otherwise.mock.calls[0]![0]).toMatchObject({ message: "PIN of vault:a?" });
  });
});

describe("error -32042", () => {
  it("shows the address to visit, and reads again once the user is done", async () => {
    let isSignedIn = false;
    const elicitations = [
      { mode: "url", url: "https://vault.example/sign-in", message: "Sign in", elicitationId: "1" },
    ];
    const locked: Catalogue = {
      ...vault,
      handlers: {
        "resources/read": () => {
          if (!isSignedIn) throw protocolError(-32042, "Sign in first", { elicitations });
          return { contents: [{ uri: "vault:a", text: "come in" }] };
        },
      },
    };
    await renderKit(<ResourceViewer.Root resource={{ server: "vault", uri: "vault:a" }} />, {
      catalogues: [locked],
      era: "legacy",
    });
    await expect.element(page.getByText("vault.example", { exact: true })).toBeVisible();
    isSignedIn = true;
    await press("I’m done, read it");
    await expect.element(page.getByText("come in")).toBeVisible();
  });
});
