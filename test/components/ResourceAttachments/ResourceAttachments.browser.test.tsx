import axe from "axe-core";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { sdkChanges } from "../../../src/client/sdkChanges.js";
import * as ResourceAttachments from "../../../src/components/ResourceAttachments/index.parts.js";
import type { ResourceAttachmentsRootProps } from "../../../src/components/ResourceAttachments/ResourceAttachmentsRoot.js";
import type { SelectedResource } from "../../../src/state/useResourceSelection.js";
import type { Catalogue } from "../../../src/testing/index.js";
import { connectForTest, renderKit } from "../../support/renderKit.js";

const note = (n: number, more: object = {}) => ({
  uri: `note:${n}`,
  name: `Note ${n}`,
  mimeType: "text/plain",
  text: `This is note number ${n}.`,
  ...more,
});
const ref = (uri: string, more: object = {}): SelectedResource => ({ server: "notes", uri, ...more });
const notes = (count: number) => Array.from({ length: count }, (_, at) => note(at + 1));
const items = () => page.getByRole("listitem").elements();
const names = () => items().map((item) => item.querySelector("bdi")!.textContent);
const item = (name: string) => page.getByRole("listitem").filter({ hasText: name });
const button = (name: string) => page.getByRole("button", { name, exact: true });

function Chips({ initial, onChange, ...props }: Props) {
  const [value, setValue] = useState(initial);
  return (
    <ResourceAttachments.Root
      {...props}
      value={value}
      onValueChange={(next, details) => {
        setValue(next);
        onChange?.(next, details.reason);
      }}
    />
  );
}

interface Props extends Omit<ResourceAttachmentsRootProps, "onChange"> {
  initial: readonly SelectedResource[];
  onChange?: (value: readonly SelectedResource[], reason: string) => void;
}

async function attach(catalogue: Partial<Catalogue>, props: Props, era: "modern" | "legacy" = "modern") {
  const screen = await renderKit(<Chips {...props} />, {
    catalogues: [{ name: "notes", title: "Notes", ...catalogue }],
    era,
  });
  return { ...screen, requests: screen.connections[0]!.requests };
}

describe.each(["modern", "legacy"] as const)("<ResourceAttachments.Root>, %s server", (era) => {
  it("reads what is attached, and says server, size and tokens", async () => {
    const { requests } = await attach({ resources: notes(2) }, { initial: [ref("note:1")] }, era);
    await expect.element(page.getByRole("list", { name: "Attached resources" })).toBeVisible();
    await expect.element(item("Notes")).toHaveTextContent(/22 byte.* about 6 tokens/);
    const reads = requests.filter(({ method }) => method === "resources/read");
    expect(reads.map(({ params }) => params?.uri)).toEqual(["note:1"]);
  });
});

describe("<ResourceAttachments.Root>", () => {
  it("asks in place, one server question after the other, and reads with the answers", async () => {
    const secret = (n: number) =>
      note(n, {
        read: ({ inputResponses }: { inputResponses?: Record<string, { content?: { pin?: string } }> }) =>
          inputResponses
            ? [{ uri: `note:${n}`, text: `pin ${inputResponses.who?.content?.pin}` }]
            : {
                resultType: "input_required",
                requestState: "s",
                inputRequests: {
                  who: {
                    method: "elicitation/create",
                    params: {
                      mode: "form",
                      message: `PIN ${n}?`,
                      requestedSchema: { type: "object", properties: { pin: { type: "string" } }, required: ["pin"] },
                    },
                  },
                },
              },
      });
    const { requests } = await attach(
      { resources: [secret(1), secret(2)] },
      { initial: [ref("note:1"), ref("note:2")] },
    );
    for (const n of [1, 2]) {
      await expect.element(page.getByRole("form", { name: "Notes asks" })).toHaveAccessibleDescription(`PIN ${n}?`);
      await page.getByLabelText("pin").fill("42");
      await button("Review").click();
      await button("Send to Notes").click();
    }
    await expect.element(page.getByText("2 resources · 12 byte")).toBeVisible();
    expect(requests.filter(({ params }) => params?.inputResponses)).toMatchObject([
      { params: { uri: "note:1", requestState: "s" } },
      { params: { uri: "note:2", requestState: "s" } },
    ]);
  });

  it("reads three at a time", async () => {
    let running = 0;
    let most = 0;
    const read = async (n: number) => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 40));
      running--;
      return [{ uri: `note:${n}`, text: "x" }];
    };
    const resources = notes(7).map((one, at) => ({ ...one, read: () => read(at + 1) }));
    await attach({ resources }, { initial: resources.map(({ uri }) => ref(uri)) });
    await expect.element(page.getByText("7 resources · 7 byte")).toBeVisible();
    expect(most).toBe(3);
  });

  it("shows a resource once, however often it is given", async () => {
    await attach({ resources: notes(1) }, { initial: [ref("note:1"), ref("note:1")] });
    await expect.poll(items).toHaveLength(1);
  });

  it("Remove takes one away and moves the focus to the next", async () => {
    const onChange = vi.fn<NonNullable<Props["onChange"]>>();
    await attach({ resources: notes(3) }, { initial: notes(3).map(({ uri, name }) => ref(uri, { name })), onChange });
    await button("Remove Note 2").click();
    expect(names()).toEqual(["Note 1", "Note 3"]);
    expect(onChange.mock.lastCall![1]).toBe("remove-press");
    await expect.element(button("Note 3")).toHaveFocus();
    await userEvent.keyboard("{Delete}");
    expect(names()).toEqual(["Note 1"]);
  });

  it("Alt+arrow moves an attachment and keeps the focus on it", async () => {
    await attach({ resources: notes(3) }, { initial: notes(3).map(({ uri, name }) => ref(uri, { name })) });
    button("Note 1").element().focus();
    await userEvent.keyboard("{Alt>}{ArrowRight}{ArrowDown}{ArrowDown}{/Alt}");
    expect(names()).toEqual(["Note 2", "Note 3", "Note 1"]);
    await expect.element(button("Note 1")).toHaveFocus();
    await expect.element(page.getByRole("status")).toHaveTextContent("Note 1 is now 3 of 3.");
  });

  it("dragging one onto another puts it there", async () => {
    await attach({ resources: notes(3) }, { initial: notes(3).map(({ uri, name }) => ref(uri, { name })) });
    await userEvent.dragAndDrop(item("Note 1"), item("Note 3"));
    await expect.poll(names).toEqual(["Note 2", "Note 3", "Note 1"]);
  });

  it("Try again reads again after a failure", async () => {
    let works = false;
    const read = () => {
      if (!works) throw new Error("disk is full");
      return [{ uri: "note:1", text: "at last" }];
    };
    await attach({ resources: [note(1, { read })] }, { initial: [ref("note:1", { name: "Note 1" })] });
    await expect.element(item("Note 1")).toHaveTextContent("“Note 1” could not be read: disk is full");
    works = true;
    await button("Try again Note 1").click();
    await expect.element(item("Note 1")).toHaveTextContent("7 byte");
  });

  it("a listed size above maxBytes is not read, and said", async () => {
    const { requests } = await attach(
      { resources: notes(1) },
      { initial: [ref("note:1", { name: "Big", size: 5_000_000 })], maxBytes: 1000 },
    );
    await expect.element(item("Big")).toHaveTextContent("Too large (5 MB): goes in as a link");
    expect(requests).toEqual([]);
  });

  it("a progressbar shows how far reading is", async () => {
    let finish: () => void;
    const read = async (_: unknown, { progress }: { progress: (part: number, total: number) => Promise<void> }) => {
      await progress(1, 4);
      await new Promise<void>((resolve) => (finish = resolve));
      return [{ uri: "note:1", text: "x" }];
    };
    await attach({ resources: [note(1, { read })] }, { initial: [ref("note:1")] });
    await expect.element(page.getByRole("progressbar", { name: "Reading" })).toHaveAttribute("value", "1");
    await expect.element(page.getByText("Reading … 25 %")).toBeVisible();
    finish!();
    await expect.element(page.getByRole("progressbar")).not.toBeInTheDocument();
  });

  it("Update appears when the server says it changed, and reads it again", async () => {
    const resource = note(1);
    const connection = await connectForTest({ name: "notes", resources: [resource] });
    const server = { ...connection.server, changes: sdkChanges(connection.client) };
    await renderKit(<Chips initial={[ref("note:1", { name: "Note 1" })]} />, { servers: [server] });
    await expect.element(item("Note 1")).toHaveTextContent("22 byte");
    resource.text = "longer than it was when it was attached";
    // Said again until it is heard: the subscription is acknowledged a moment after the first read.
    await vi.waitFor(
      () => {
        connection.notify("notifications/resources/updated", { uri: "note:1" });
        expect(button("Update Note 1").query()).not.toBeNull();
      },
      { interval: 200 },
    );
    // Once more where it was said again while the press was under way.
    await expect
      .poll(async () => {
        if (button("Update Note 1").query()) await button("Update Note 1").click();
        return item("Note 1").element().textContent;
      })
      .toContain("39 byte");
  });

  it("says how much is over the budget, and Remove all empties it", async () => {
    await attach({ resources: notes(2) }, { initial: [ref("note:1"), ref("note:2")], budget: 10 });
    await expect.element(page.getByText("about 12 of 10 tokens")).toBeVisible();
    await expect.element(page.getByText("2 tokens over the budget")).toBeVisible();
    await button("Remove all").click();
    expect(items()).toHaveLength(0);
  });

  it.each([Number.NaN, Infinity])("a budget of %s is none", async (budget) => {
    await attach({ resources: notes(1) }, { initial: [ref("note:1")], budget });
    await expect.element(page.getByText(/^1 resource · 22\sbytes · about 6 tokens$/)).toBeVisible();
    expect(page.getByRole("meter").elements()).toEqual([]);
  });

  it("activating one shows what was read, without reading it again; Escape gives the focus back", async () => {
    const { requests } = await attach({ resources: notes(1) }, { initial: [ref("note:1", { name: "Note 1" })] });
    await expect.element(item("Note 1")).toHaveTextContent("22 byte");
    await button("Note 1").click();
    await expect.element(page.getByRole("dialog").getByText("This is note number 1.")).toBeVisible();
    expect(requests).toHaveLength(1);
    await userEvent.keyboard("{Escape}");
    await expect.element(button("Note 1")).toHaveFocus();
  });

  it("has no axe violations, ready, failed and over the budget", async () => {
    const read = () => {
      throw new Error("no");
    };
    const { container } = await attach(
      { resources: [note(1), note(2, { read })] },
      { initial: [ref("note:1"), ref("note:2")], budget: 3 },
    );
    await expect.element(page.getByText("could not be read")).toBeVisible();
    expect((await axe.run(container)).violations.map(({ id }) => id)).toEqual([]);
  });
});
