import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { protocolError } from "../../../src/testing/index.js";
import { answering, field, forge, option, preview, renderForm } from "./forge.js";

describe("a field whose suggestions do not come, or late", () => {
  it("a server without the completions capability is never asked, and the field takes any text", async () => {
    const { asked } = await renderForm({ ...forge, capabilities: { resources: {} } });
    await userEvent.fill(field("owner"), "acme");
    await userEvent.fill(field("repo"), "web");
    await userEvent.fill(field("owner"), "globex");
    expect(preview().element().textContent).toBe("forge://globex/web");
    await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
    expect(asked()).toEqual([]);
  });

  it("an error leaves the field usable and can be tried again", async () => {
    let fails = true;
    const catalogue = answering(() => {
      if (fails) throw protocolError(-32603, "database is locked");
      return { completion: { values: ["acme"] } };
    });
    await renderForm(catalogue);
    await userEvent.click(field("owner"));
    await expect
      .element(
        page.getByText(/You can type any value\. The values of “owner” could not be fetched: .*database is locked/),
      )
      .toBeVisible();
    await userEvent.keyboard("own");
    expect(preview().element().textContent).toBe("forge://own/");
    await userEvent.clear(field("owner"));
    // Not before the press: a request that was still to come would be answered, and the button go.
    document.addEventListener("pointerdown", () => (fails = false), { capture: true, once: true });
    await userEvent.click(page.getByRole("button", { name: "Try again" }));
    await userEvent.click(field("owner"));
    await expect.element(option("acme")).toBeVisible();
  });

  it("a server that declares completions and knows none is asked once, and the field is as any other", async () => {
    const { asked } = await renderForm(
      answering(() => {
        throw protocolError(-32601, "Method not found");
      }),
    );
    await userEvent.click(field("owner"));
    await expect.poll(() => asked().length).toBe(1);
    await expect.element(page.getByText(/No suggestions/)).not.toBeInTheDocument();
    await userEvent.keyboard("acme{Tab}");
    await userEvent.fill(field("repo"), "kit");
    expect(preview().element().textContent).toBe("forge://acme/kit");
    await expect.element(page.getByText(/does not offer/)).not.toBeInTheDocument();
    expect(asked()).toHaveLength(1);
  });

  it("a slow answer never overwrites a newer one", async () => {
    const slow = answering(async ({ value }) => {
      await new Promise((resolve) => setTimeout(resolve, value === "" ? 900 : 20));
      return { completion: { values: [`answer to "${value}"`], hasMore: true } };
    });
    await renderForm(slow);
    await userEvent.click(field("owner"));
    await userEvent.keyboard("answer");
    await expect.element(option('answer to "answer"')).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(
      page
        .getByRole("option")
        .elements()
        .map((row) => row.textContent),
    ).toEqual(['answer to "answer"']);
  });
});
