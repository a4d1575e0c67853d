import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ResourceMention } from "../../../src/index.js";
import { renderKit } from "../../support/renderKit.js";

const resources = Array.from({ length: 60_000 }, (_, at) => ({ uri: `big://${at}`, name: `entry ${at}` }));
const textbox = () => page.getByRole("textbox", { name: "Message" });

describe("<ResourceMention.Root> with a list too long for one task", () => {
  it("Enter straight after the letters takes a match of theirs, and a word without one is sent as it is", async () => {
    const onSubmit = vi.fn<(text: string) => void>();
    const big = { name: "big", pageSize: 20_000, resources: [...resources, { uri: "big://last", name: "zebra" }] };
    await renderKit(<ResourceMention.Root onSubmit={onSubmit} />, { catalogues: [big] });
    await userEvent.click(textbox());
    await userEvent.keyboard("@zeb");
    await expect.element(page.getByRole("option", { name: "zebra" })).toBeVisible();
    await userEvent.keyboard("{Escape} @en{Enter}");
    await expect.element(textbox()).toHaveValue("@zeb @big:big://0 ");
    await userEvent.keyboard("@qqqq");
    await expect.element(page.getByRole("listbox", { name: "Resources" })).not.toBeInTheDocument();
    await userEvent.keyboard("{Enter}");
    expect(onSubmit.mock.calls[0]![0]).toBe("@zeb @big:big://0 @qqqq");
  });
});
