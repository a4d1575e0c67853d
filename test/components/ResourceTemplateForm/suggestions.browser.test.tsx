import axe from "axe-core";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { ResourceTemplateFormRootProps } from "../../../src/index.js";
import { protocolError } from "../../../src/testing/index.js";
import { answering, field, forge, option, preview, renderForm, uriTemplate } from "./forge.js";

describe.each(["modern", "legacy"] as const)("suggestions from a %s server", (era) => {
  it("come on focus, say how many more there are, and narrow while typing", async () => {
    const { asked } = await renderForm(forge, { era, defaultValues: { owner: "acme" } });
    await userEvent.click(field("repo"));
    await expect.element(option("repo-99")).toBeInTheDocument();
    await expect.element(page.getByText("100 of 2,500: keep typing")).toBeVisible();
    await userEvent.fill(field("repo"), "repo-249");
    await expect.element(option("repo-2499")).toBeVisible();
    expect(page.getByRole("option").elements()).toHaveLength(11);
    await userEvent.fill(field("repo"), "repo-2499");
    await expect.element(option("repo-2498")).not.toBeInTheDocument();
    expect(asked().map(({ argument }) => argument.value)).toEqual(["", "repo-249"]);
  });

  it("send the other values as context, the asked one and empty ones left out", async () => {
    const { asked } = await renderForm(forge, { era, defaultValues: { owner: "acme", ref: "" } });
    await userEvent.click(field("repo"));
    await expect.element(option("repo-0")).toBeVisible();
    expect(asked()).toMatchObject([
      {
        ref: { type: "ref/resource", uri: uriTemplate },
        argument: { name: "repo", value: "" },
        context: { arguments: { owner: "acme" } },
      },
    ]);
    expect(asked()[0]).toHaveProperty("context.arguments", { owner: "acme" });
  });
});

describe("a field of <ResourceTemplateForm.Root>", () => {
  it("ArrowDown and ArrowUp move through the suggestions and around the ends, Enter picks without submitting", async () => {
    const onSubmit = vi.fn<NonNullable<ResourceTemplateFormRootProps["onSubmit"]>>();
    await renderForm(forge, { onSubmit });
    await userEvent.click(field("owner"));
    await expect.element(option("acme")).toBeVisible();
    expect(active()).toBeNull();
    await userEvent.keyboard("{ArrowDown}");
    expect(active()).toBe("acme");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(active()).toBe("acme");
    await userEvent.keyboard("{ArrowUp}");
    expect(active()).toBe("globex");
    await userEvent.keyboard("{Enter}");
    await expect.element(field("owner")).toHaveValue("globex");
    await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
    await expect.element(field("owner")).toHaveFocus();
    expect(field("owner").element().getAttribute("aria-expanded")).toBe("false");
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("Escape closes the suggestions and nothing else, ArrowDown opens them again", async () => {
    const onKeyDown = vi.fn<(event: KeyboardEvent) => void>();
    document.addEventListener("keydown", onKeyDown);
    await renderForm(forge);
    await userEvent.click(field("owner"));
    await expect.element(option("acme")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
    expect(onKeyDown).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(option("acme")).toBeVisible();
    document.removeEventListener("keydown", onKeyDown);
    // The key that opens them is on the first, as ArrowUp would be on the last.
    await expect.poll(active).toBe("acme");
    await userEvent.keyboard("{Enter}");
    await expect.element(field("owner")).toHaveValue("acme");
  });

  it.each([
    ["are on their way", () => new Promise<never>(() => {}), "Looking for suggestions …"],
    ["failed", () => Promise.reject(protocolError(-32603, "kaput")), "Try again"],
  ])("Escape closes that suggestions %s, and nothing around the field", async (_, answer, words) => {
    const onKeyDown = vi.fn<(event: KeyboardEvent) => void>();
    document.addEventListener("keydown", onKeyDown);
    await renderForm(answering(answer));
    await userEvent.click(field("owner"));
    const popup = document.querySelectorAll.bind(document, "[data-slot=resource-template-form-suggestions]");
    await expect.element(page.getByText(words).last()).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await vi.waitFor(() => expect(popup()).toHaveLength(0));
    expect(onKeyDown).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    expect(onKeyDown).toHaveBeenCalledOnce();
    document.removeEventListener("keydown", onKeyDown);
  });

  it("values that nobody could see are not suggested", async () => {
    await renderForm(answering(() => ({ completion: { values: ["", "a", " ", 7, "a", "b"] } })));
    await userEvent.click(field("owner"));
    await expect.element(option("a")).toBeVisible();
    expect(
      page
        .getByRole("option")
        .elements()
        .map((one) => one.textContent),
    ).toEqual(["a", "b"]);
  });

  it("changing a value keeps what was typed where the server could suggest nothing", async () => {
    await renderForm(answering(() => Promise.reject(protocolError(-32603, "kaput"))));
    await userEvent.fill(field("owner"), "acme");
    await userEvent.click(field("repo"));
    await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
    await userEvent.fill(field("repo"), "web");
    await userEvent.fill(field("owner"), "globex");
    await expect.element(preview()).toHaveTextContent(/^forge:\/\/globex\/web$/);
  });

  it("a click picks, Tab leaves what was typed", async () => {
    await renderForm(forge);
    await userEvent.click(field("owner"));
    await userEvent.click(option("acme"));
    await expect.element(field("owner")).toHaveValue("acme");
    await userEvent.click(field("repo"));
    await expect.element(option("repo-0")).toBeVisible();
    await userEvent.keyboard("free text{Tab}");
    expect(preview().element().textContent).toBe("forge://acme/free%20text");
    await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
  });

  it("changing a value clears those chosen for the earlier one, says so, and completes them anew", async () => {
    const onValuesChange = vi.fn<NonNullable<ResourceTemplateFormRootProps["onValuesChange"]>>();
    await renderForm(forge, { onValuesChange });
    await userEvent.fill(field("owner"), "acme");
    await userEvent.click(field("repo"));
    await userEvent.click(option("repo-0"));
    await userEvent.fill(field("owner"), "globex");
    await expect.element(field("repo")).toHaveValue("");
    await expect.element(page.getByText("repo was cleared: it belonged to the earlier value.")).toBeVisible();
    expect(onValuesChange.mock.lastCall).toEqual([
      { owner: "globex" },
      { reason: "input-change", variable: "owner", cleared: ["repo"] },
    ]);
    await userEvent.click(field("repo"));
    await expect.element(option("reactor")).toBeVisible();
    await expect.element(option("repo-0")).not.toBeInTheDocument();
  });

  it("changing a value keeps what the server has no suggestions for", async () => {
    await renderForm(forge, { defaultValues: { owner: "acme", repo: "repo-1" } });
    await userEvent.click(field("ref"));
    await userEvent.fill(field("ref"), "main");
    await userEvent.fill(field("repo"), "repo-2");
    await expect.element(field("ref")).toHaveValue("main");
  });

  it("more than 100 values in an answer are offered, with free text still possible", async () => {
    const cities = Array.from({ length: 150 }, (_, index) => `City ${index}`);
    await renderForm(answering(() => ({ completion: { values: cities } })));
    await userEvent.click(field("owner"));
    await expect.element(option("City 149")).toBeInTheDocument();
    await userEvent.keyboard("Elsewhere");
    expect(preview().element().textContent).toBe("forge://Elsewhere/");
  });

  it("what a list has already is not counted among those still to come", async () => {
    const kinds = ["level", "flow", "rain", "wind"];
    await renderForm(
      answering(() => ({ completion: { values: kinds, total: 4, hasMore: false } })),
      {
        template: "forge://search{?kind*}",
        defaultValues: { kind: ["level", "rain"] },
      },
    );
    await userEvent.click(field("kind"));
    await expect.element(option("flow")).toBeVisible();
    expect(page.getByRole("option").elements()).toHaveLength(2);
    expect(page.getByText(/keep typing/).elements()).toHaveLength(0);
  });

  it.each([
    ["below, where there is room", {}],
    ["above, at the end of the window", { position: "fixed", insetBlockEnd: 0, insetInline: 0 }],
  ] as const)("leave what is missing to be read: %s", async (_, style) => {
    await renderForm(forge, { style });
    await userEvent.click(page.getByRole("button", { name: "Open" }));
    await expect.element(option("acme")).toBeVisible();
    const popup = () => box('[data-slot="resource-template-form-suggestions"]');
    const error = () => box('[data-slot="resource-template-form-field-error"]');
    await expect.poll(() => popup().top >= error().bottom || popup().bottom <= error().top).toBe(true);
    const control = () => field("owner").element().getBoundingClientRect();
    expect(popup().top >= control().bottom || popup().bottom <= control().top).toBe(true);
    await userEvent.keyboard("a");
    await expect.poll(() => page.getByText("This is needed.").elements().length).toBe(1);
    await expect
      .poll(() => Math.min(Math.abs(popup().top - control().bottom), Math.abs(popup().bottom - control().top)))
      .toBeLessThan(6);
  });

  it("shows what hides in a suggestion, and fills in the value itself", async () => {
    await renderForm(answering(() => ({ completion: { values: ["a\u202eb"] } })));
    await userEvent.click(field("owner"));
    await userEvent.click(option("a⟨U+202E⟩b"));
    expect(preview().element().textContent).toBe("forge://a%E2%80%AEb/");
  });

  it("has no accessibility violations while its suggestions are open", async () => {
    const { container } = await renderForm(forge);
    await userEvent.click(field("owner"));
    await expect.element(option("acme")).toBeVisible();
    await userEvent.keyboard("{ArrowDown}");
    const { violations } = await axe.run(container, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});

const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();

function active(): string | null {
  const id = document.activeElement?.getAttribute("aria-activedescendant");
  return id ? document.getElementById(id)!.textContent : null;
}
