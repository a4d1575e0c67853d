import { useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ResourceAttachments, ResourceInputRequest, ResourceViewer, useResourceContents } from "../../src/index.js";
import type { Catalogue, ReadParams } from "../../src/testing/index.js";
import { renderKit } from "../support/renderKit.js";
import { untilHeard } from "../support/untilHeard.js";

const ref = { server: "vault", uri: "v:1" };

/** Each read is asked with a state of its own, and only the last one counts, as with servers that keep it in a session. */
function vault(): Catalogue {
  let states = 0;
  const question = (title: string) => ({
    method: "elicitation/create",
    params: { message: "Who?", requestedSchema: { properties: { field: { type: "string", title } } } },
  });
  const read = ({ inputResponses, requestState }: ReadParams) =>
    inputResponses === undefined
      ? { resultType: "input_required", inputRequests: { who: question("Name") }, requestState: `state ${++states}` }
      : [{ uri: ref.uri, text: `${String(inputResponses.who!.content!.field)} in ${requestState}` }];
  return {
    name: "vault",
    title: "Vault",
    capabilities: { resources: { subscribe: true, listChanged: true } },
    resources: ["v:1", "v:2"].map((uri) => ({ uri, name: `Secret ${uri}`, read })),
  };
}

const reads = (requests: readonly { method: string }[]) =>
  requests.filter(({ method }) => method === "resources/read").length;
const field = () => page.getByLabelText("Name").first();
const send = async () => {
  await page.getByRole("button", { name: "Review" }).first().click();
  await page.getByRole("button", { name: "Send to Vault" }).click();
};

function Twice() {
  const [isChosen, setChosen] = useState(false);
  return (
    <>
      <ResourceViewer.Root resource={ref} />
      <button type="button" onClick={() => setChosen(true)}>
        Choose
      </button>
      {isChosen && <ResourceAttachments.Root defaultValue={[ref]} />}
    </>
  );
}

function Read({ uri }: { uri: string }) {
  const { inputRequest, respond, contents } = useResourceContents({ server: "vault", uri });
  return (
    <>
      <p>{contents?.map(({ text }) => text).join(" ")}</p>
      {inputRequest && <ResourceInputRequest.Root request={inputRequest} server="vault" onRespond={respond} />}
    </>
  );
}

describe("A question that is being answered", () => {
  it("is one of its own for each resource, though it is the same in words", async () => {
    const { rerender } = await renderKit(<Read uri="v:1" />, { catalogues: [vault()] });
    await field().fill("Ines");
    await rerender(<Read uri="v:2" />);
    await expect.element(field()).toHaveValue("");
    await field().fill("Ada");
    await send();
    await expect.element(page.getByText("Ada in state 2")).toBeVisible();
    await rerender(<Read uri="v:1" />);
    await expect.element(field()).toHaveValue("");
    expect(document.body.textContent).not.toContain("Ada");
  });

  it("keeps what was typed when the server says that the resource changed", async () => {
    const { connections } = await renderKit(<ResourceViewer.Root resource={ref} />, { catalogues: [vault()] });
    const { requests, notify } = connections[0]!;
    await field().fill("Ines");
    for (let count = 0; count < 5; count++) {
      notify("notifications/resources/updated", { uri: ref.uri });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect.element(field()).toHaveValue("Ines");
    await expect.element(field()).toHaveFocus();
    expect(reads(requests)).toBe(1);
  });

  it("keeps what was typed when the same is read elsewhere, and answers the newest", async () => {
    const { connections } = await renderKit(<Twice />, { catalogues: [vault()] });
    await field().fill("Ines");
    await userEvent.keyboard("{Tab}");
    await page.getByRole("button", { name: "Choose" }).click();
    await expect.poll(() => reads(connections[0]!.requests)).toBe(2);
    await expect.poll(() => page.getByLabelText("Name").elements().length).toBe(2);
    await expect.element(field()).toHaveValue("Ines");
    await send();
    await expect.element(page.getByText("Ines in state 2")).toBeVisible();
  });

  it("leaves what it opened on the screen when the same is read elsewhere", async () => {
    const { connections } = await renderKit(<Twice />, { catalogues: [vault()] });
    await field().fill("Ines");
    await send();
    await expect.element(page.getByText("Ines in state 1")).toBeVisible();
    await page.getByRole("button", { name: "Choose" }).click();
    await expect.poll(() => page.getByLabelText("Name").elements().length).toBe(1);
    expect(reads(connections[0]!.requests)).toBe(3);
    await expect.element(page.getByText("Ines in state 1")).toBeVisible();
  });

  it("is asked anew, with nothing of what was sent, when the resource changes after it was answered", async () => {
    const { connections } = await renderKit(<ResourceViewer.Root resource={ref} />, { catalogues: [vault()] });
    await field().fill("Ines");
    await send();
    await expect.element(page.getByText("Ines in state 1")).toBeVisible();
    await untilHeard({
      requests: connections[0]!.requests,
      notify: () => connections[0]!.notify("notifications/resources/updated", { uri: ref.uri }),
    });
    await expect.element(field()).toHaveValue("");
  });
});
