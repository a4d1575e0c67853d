import axe from "axe-core";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ResourceTemplateForm, type TemplateFormValues, type UseTemplateFormOptions } from "../../../src/index.js";
import { protocolError, type Catalogue } from "../../../src/testing/index.js";
import { renderKit } from "../../support/renderKit.js";

const field = (name: string) => page.getByRole("combobox", { name, exact: true });
const preview = () => page.getByRole("status", { name: "Resource URI" });
const open = () => page.getByRole("button", { name: "Open" });

interface Setup extends Partial<UseTemplateFormOptions> {
  catalogue?: Partial<Catalogue>;
}

async function renderForm(uriTemplate: string, { catalogue, ...props }: Setup = {}) {
  const template = { uriTemplate, name: "made", title: "Something made" };
  const onSubmit = vi.fn<NonNullable<UseTemplateFormOptions["onSubmit"]>>();
  const kit = await renderKit(
    <ResourceTemplateForm.Root server="forge" template={template} onSubmit={onSubmit} {...props} />,
    { catalogues: [{ name: "forge", title: "Forge", templates: [template], ...catalogue }] },
  );
  const reads = () => kit.connections[0]!.requests.filter(({ method }) => method === "resources/read");
  return { ...kit, onSubmit, reads };
}

async function fill(values: TemplateFormValues) {
  for (const [name, value] of Object.entries(values)) {
    for (const item of typeof value === "string" ? [value] : Object.values(value)) {
      await userEvent.fill(field(name), item);
      if (typeof value !== "string") await userEvent.click(page.getByRole("button", { name: `Add to ${name}` }));
    }
  }
}

describe("<ResourceTemplateForm.Root>", () => {
  it.each<[string, string[], TemplateFormValues, string]>([
    ["ev://events/{topic}", ["topic"], { topic: "foo/bar" }, "ev://events/foo%2Fbar"],
    ["ev://events{?topic}", ["topic"], { topic: "a&b=c" }, "ev://events?topic=a%26b%3Dc"],
    ["x://{a,b}", ["a", "b"], { a: "foo/bar", b: "q" }, "x://foo%2Fbar,q"],
    ["x://r{/p,q}", ["p", "q"], { p: "x y", q: "z" }, "x://r/x%20y/z"],
    ["x://r{#a,b}", ["a", "b"], { a: "1", b: "2" }, "x://r#1,2"],
    ["x://r{.a,b}", ["a", "b"], { a: "x", b: "y" }, "x://r.x.y"],
    ["x://r{?list*}", ["list"], { list: ["a", "b"] }, "x://r?list=a&list=b"],
    ["x://r/{id:3}", ["id"], { id: "abcdef" }, "x://r/abc"],
    [
      "forge://{owner}/{repo}/by/{owner}",
      ["owner", "repo"],
      { owner: "acme", repo: "web" },
      "forge://acme/web/by/acme",
    ],
  ])("%s has the fields %j and expands %j to %s", async (template, names, values, uri) => {
    const { onSubmit } = await renderForm(template, { read: "never" });
    expect(page.getByRole("combobox").elements()).toHaveLength(names.length);
    await fill(values);
    await expect.element(preview()).toHaveTextContent(uri);
    expect(preview().element().textContent).toBe(uri);
    await userEvent.click(open());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ server: "forge", uri }, expect.objectContaining({ values }));
  });

  it("is a form named by the template's title", async () => {
    await renderForm("x://{a}");
    await expect.element(page.getByRole("form", { name: "Something made" })).toBeVisible();
  });

  it("submitting with values missing focuses the first and says which", async () => {
    const { onSubmit } = await renderForm("x://{a}/{b}/{c}{?d}", { defaultValues: { a: "1" } });
    await userEvent.click(open());
    await expect.element(field("b")).toHaveFocus();
    await expect.element(page.getByRole("alert")).toHaveTextContent("Fill in b and c first.");
    expect(field("b").element().getAttribute("aria-invalid")).toBe("true");
    expect(field("a").element().getAttribute("aria-invalid")).toBeNull();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("marks what is required, and nothing else", async () => {
    await renderForm("x://{a}{+b}{/c}{.d}{;e}{?f}{&g}{#h}");
    const required = page
      .getByRole("combobox")
      .elements()
      .filter((input) => input.ariaRequired === "true");
    expect(required).toHaveLength(2);
  });

  it("marks the part of the URI that belongs to the field in use", async () => {
    await renderForm("x://{a}/{b}", { defaultValues: { a: "one", b: "two" } });
    await userEvent.click(field("b"));
    const marked = () => preview().element().querySelector("[data-highlighted]")?.textContent;
    expect(marked()).toBe("two");
    await userEvent.click(field("a"));
    expect(marked()).toBe("one");
  });

  it("an optional variable is left out, and in the URI when it is included empty", async () => {
    await renderForm("x://r{?q,sort}");
    await expect.element(preview()).toHaveTextContent("x://r");
    await userEvent.click(page.getByRole("button", { name: "Include empty q" }));
    await expect.element(preview()).toHaveTextContent("x://r?q=");
    await userEvent.click(page.getByRole("button", { name: "Include empty q" }));
    expect(preview().element().textContent).toBe("x://r");
  });

  it("the button that includes an empty value is as high as a finger needs, also where all is small", async () => {
    await renderForm("x://r{?q,sort}");
    const button = page.getByRole("button", { name: "Include empty q" });
    await expect.element(button).toBeVisible();
    document.documentElement.style.setProperty("--mcpr-scale", "0.88");
    const { height } = button.element().getBoundingClientRect();
    document.documentElement.style.removeProperty("--mcpr-scale");
    expect(height).toBeGreaterThanOrEqual(24);
  });

  it("a text that was typed and deleted leaves the variable out again", async () => {
    await renderForm("x://r{?q}");
    await fill({ q: "a" });
    expect(preview().element().textContent).toBe("x://r?q=a");
    await userEvent.clear(field("q"));
    expect(preview().element().textContent).toBe("x://r");
  });

  it("a list is a group: Enter and Add take an item, its button and Backspace remove it", async () => {
    const { onSubmit } = await renderForm("x:/{/path*}", { read: "never" });
    const group = page.getByRole("group", { name: "path" });
    await userEvent.type(group.getByRole("combobox"), "a{Enter}b");
    await userEvent.click(group.getByRole("button", { name: "Add to path" }));
    await expect.element(field("path")).toHaveFocus();
    await userEvent.keyboard("c");
    expect(preview().element().textContent).toBe("x://a/b/c");
    await userEvent.click(group.getByRole("button", { name: "Remove a" }));
    expect(preview().element().textContent).toBe("x://b/c");
    await userEvent.clear(field("path"));
    await userEvent.keyboard("{Backspace}");
    expect(preview().element().textContent).toBe("x:/");
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("fills in the values of an existing URI, and Reset puts them back", async () => {
    await renderForm("x://{a}{/path*}{?ref,keys*}", { uri: "x://a%20b/p/q?ref=main&k=v" });
    await expect.element(field("a")).toHaveValue("a b");
    await expect.element(page.getByRole("button", { name: "Remove q" })).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Remove k=v" })).toBeVisible();
    await userEvent.fill(field("a"), "other");
    expect(preview().element().textContent).toBe("x://other/p/q?ref=main&k=v");
    await userEvent.click(page.getByRole("button", { name: "Reset" }));
    await expect.element(field("a")).toHaveValue("a b");
  });

  it.each([
    ["without variables", "x://all"],
    ["that is malformed", "x://{a"],
  ])("a template %s has nothing to put back, so there is no Reset", async (_, template) => {
    await renderForm(template);
    await expect.element(open()).toBeVisible();
    expect(page.getByRole("button").elements()).toHaveLength(1);
  });

  it("a member is added to an associative value, and replaced by its key, while the others stay", async () => {
    await renderForm("x://s{?q*}", { uri: "x://s?a=1&b=2" });
    await userEvent.type(field("q"), "ab=3");
    await expect.element(preview()).toHaveTextContent(/^x:\/\/s\?a=1&b=2&ab=3$/);
    await userEvent.type(field("q"), "{Enter}b=4");
    await expect.element(field("q")).toHaveValue("b=4");
    await userEvent.keyboard("{Enter}7{Enter}");
    await expect.element(preview()).toHaveTextContent(/^x:\/\/s\?7=&a=1&b=4&ab=3$/);
    await userEvent.type(field("q"), "half");
    await userEvent.click(page.getByRole("button", { name: "Reset" }));
    await expect.element(field("q")).toHaveValue("");
    await expect.element(preview()).toHaveTextContent(/^x:\/\/s\?a=1&b=2$/);
  });

  it("a variable that is cut in one place and exploded in another is filled in as a text", async () => {
    await renderForm("x://{v:1}/{v*}");
    await userEvent.type(field("v"), "abc");
    await expect.element(preview()).toHaveTextContent(/^x:\/\/a\/abc$/);
  });

  it("variables named like members of every object and of the form are filled in like others", async () => {
    const { onSubmit } = await renderForm("x://{__proto__}/{constructor}/{id}/{submit}", {
      uri: "x://a/b/c/d",
      read: "never",
    });
    await expect.element(field("__proto__")).toHaveValue("a");
    await fill({ ["__proto__"]: "e" });
    await open().click();
    expect(onSubmit.mock.lastCall![0].uri).toBe("x://e/b/c/d");
  });

  it("what the list says anew of the template is shown, and the values stay", async () => {
    const { rerender } = await renderForm("x://{a}");
    await fill({ a: "1" });
    const renamed = { uriTemplate: "x://{a}", name: "made", title: "Renamed" };
    await rerender(<ResourceTemplateForm.Root server="forge" template={renamed} />);
    await expect.element(page.getByRole("form", { name: "Renamed" })).toBeVisible();
    await expect.element(field("a")).toHaveValue("1");
  });

  it.each([
    ["x://fixed", "x://fixed"],
    ["x://r{?a,b}", "x://r"],
  ])("%s can be opened at once", async (template, uri) => {
    const { onSubmit } = await renderForm(template, { read: "never" });
    await userEvent.click(open());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ server: "forge", uri }, expect.anything());
  });

  it("a malformed template is said, with its place, and cannot be submitted", async () => {
    await renderForm("x://{a");
    await expect.element(page.getByRole("alert")).toHaveTextContent(/x:\/\/\{a is malformed at character 5/);
    await expect.element(open()).toBeDisabled();
  });

  it("controlled values change only by the host, which hears of each change", async () => {
    const onValuesChange = vi.fn<NonNullable<UseTemplateFormOptions["onValuesChange"]>>();
    await renderForm("x://{a}", { values: { a: "1" }, onValuesChange });
    await userEvent.type(field("a"), "2");
    expect(onValuesChange).toHaveBeenCalledExactlyOnceWith(
      { a: "12" },
      { reason: "input-change", variable: "a", cleared: [] },
    );
    await expect.element(field("a")).toHaveValue("1");
  });

  it("another template starts anew", async () => {
    const { rerender } = await renderForm("x://{a}");
    await fill({ a: "1" });
    await rerender(<ResourceTemplateForm.Root server="forge" template="y://{a}" />);
    await expect.element(field("a")).toHaveValue("");
  });

  describe("reading", () => {
    const missing = {
      handlers: {
        "resources/read": () => {
          throw protocolError(-32002, "Resource not found");
        },
      },
    };
    const present = { handlers: { "resources/read": () => ({ contents: [{ uri: "x://1", text: "one" }] }) } };

    it("says at the form that the resource is not there, with its URI, and keeps the values", async () => {
      const { onSubmit } = await renderForm("x://{a}", { catalogue: missing });
      await fill({ a: "1" });
      await userEvent.click(open());
      await expect.element(page.getByRole("alert")).toHaveTextContent("There is nothing at x://1.");
      expect(onSubmit).toHaveBeenCalledOnce();
      await expect.element(field("a")).toHaveValue("1");
      await userEvent.fill(field("a"), "2");
      await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
    });

    it("before-submit calls onSubmit only for a resource that is there", async () => {
      const { onSubmit } = await renderForm("x://{a}", {
        catalogue: missing,
        read: "before-submit",
        defaultValues: { a: "1" },
      });
      await userEvent.click(open());
      await expect.element(page.getByRole("alert")).toHaveTextContent("There is nothing at x://1.");
      expect(onSubmit).not.toHaveBeenCalled();
    });

    it("before-submit reads once, then calls onSubmit", async () => {
      const { onSubmit, reads } = await renderForm("x://{a}", {
        catalogue: present,
        read: "before-submit",
        defaultValues: { a: "1" },
      });
      await userEvent.click(open());
      await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
      expect(reads()).toHaveLength(1);
    });

    it("never reads nothing", async () => {
      const { onSubmit, reads } = await renderForm("x://{a}", {
        catalogue: present,
        read: "never",
        defaultValues: { a: "1" },
      });
      await userEvent.click(open());
      expect(onSubmit).toHaveBeenCalledOnce();
      expect(reads()).toHaveLength(0);
    });
  });

  it.each([{}, { defaultValues: { b: ["1", "2"] } }])("has no accessibility violations (%j)", async (props) => {
    const { container } = await renderForm("x://{a}{/b*}{?c}", props);
    await userEvent.click(open());
    const { violations } = await axe.run(container, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});
