import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ResourceMention } from "../../../src/index.js";
import { renderKit } from "../../support/renderKit.js";
import { docs, git, notes } from "./servers.js";

const textbox = () => page.getByRole("textbox", { name: "Message" });
const list = () => page.getByRole("listbox", { name: "Resources" });
const options = () => page.getByRole("option");
const highlighted = () => page.getByRole("option", { selected: true });

type RootProps = Parameters<typeof ResourceMention.Root>[0];

async function compose(catalogues = [notes], props: Partial<RootProps> = {}) {
  const onSubmit = vi.fn<NonNullable<RootProps["onSubmit"]>>();
  const onMentionsChange = vi.fn<NonNullable<RootProps["onMentionsChange"]>>();
  const kit = await renderKit(
    <ResourceMention.Root onSubmit={onSubmit} onMentionsChange={onMentionsChange} {...props} />,
    { catalogues },
  );
  await userEvent.click(textbox());
  return { ...kit, onSubmit, onMentionsChange };
}

describe("<ResourceMention.Root>", () => {
  it("“@” opens the resources, Enter puts the mention into the text, and Enter again sends it", async () => {
    const { onSubmit, onMentionsChange } = await compose();
    await userEvent.keyboard("see @ky");
    await expect.element(options()).toHaveTextContent("Kyoto plan");
    await userEvent.keyboard("{Enter}");
    await expect.element(textbox()).toHaveValue("see @notes:n:3 ");
    await expect.element(list()).not.toBeInTheDocument();
    expect(onMentionsChange.mock.calls).toEqual([[[{ server: "notes", uri: "n:3" }], { reason: "input-change" }]]);
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    expect(onSubmit.mock.calls).toEqual([["see @notes:n:3 ", [{ server: "notes", uri: "n:3" }]]]);
    await expect.element(textbox()).toHaveValue("");
  });

  it("Shift+Enter breaks the line", async () => {
    const { onSubmit } = await compose();
    await userEvent.keyboard("a{Shift>}{Enter}{/Shift}b");
    await expect.element(textbox()).toHaveValue("a\nb");
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("ArrowDown and ArrowUp move in a circle, Tab takes the highlighted one", async () => {
    await compose();
    await userEvent.keyboard("@");
    await expect.poll(() => options().elements().length).toBe(3);
    await expect.element(highlighted()).toHaveTextContent("東京オフィス");
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(highlighted()).toHaveTextContent("東京タワー");
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect.element(highlighted()).toHaveTextContent("Kyoto plan");
    await userEvent.keyboard("{Tab}");
    await expect.element(textbox()).toHaveValue("@notes:n:3 ");
    await expect.element(textbox()).toHaveFocus();
  });

  it("keeps the role textbox and has the list's ARIA attributes only while it is open", async () => {
    await compose();
    await userEvent.keyboard("@");
    await expect.element(list()).toBeVisible();
    const element = textbox().element();
    expect(element.getAttribute("aria-autocomplete")).toBe("list");
    expect(element.getAttribute("aria-haspopup")).toBe("listbox");
    expect(element.getAttribute("aria-controls")).toBe(list().element().id);
    expect(element.getAttribute("aria-activedescendant")).toBe(highlighted().element().id);
    expect(element.hasAttribute("aria-expanded")).toBe(false);
    await userEvent.keyboard("{Escape}");
    await expect.element(list()).not.toBeInTheDocument();
    const left = element.getAttributeNames().filter((name) => name.startsWith("aria-"));
    expect(left).toEqual(["aria-label"]);
  });

  it("Escape closes it for this “@”, and typing on does not open it again", async () => {
    await compose();
    await userEvent.keyboard("@k{Escape}");
    await expect.element(list()).not.toBeInTheDocument();
    await userEvent.keyboard("yo");
    await expect.element(textbox()).toHaveValue("@kyo");
    await expect.element(list()).not.toBeInTheDocument();
    await userEvent.keyboard(" @k");
    await expect.element(list()).toBeVisible();
  });

  it("closes when nothing matches, and then Enter sends", async () => {
    const { onSubmit } = await compose();
    await userEvent.keyboard("ask @");
    await expect.element(list()).toBeVisible();
    await userEvent.keyboard("zzzz");
    await expect.element(list()).not.toBeInTheDocument();
    await userEvent.keyboard("{Enter}");
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it("a word found only in a description opens it from three letters, and not among other words", async () => {
    await compose();
    await userEvent.keyboard("@tem");
    await expect.element(options()).toHaveTextContent("Kyoto plan");
    await userEvent.keyboard("ples in");
    await expect.element(list()).not.toBeInTheDocument();
  });

  it("Enter straight after typing takes a match of what is typed, never one of an earlier text", async () => {
    const q = {
      name: "q",
      resources: [
        { uri: "q:1", name: "bar" },
        { uri: "q:2", name: "foo" },
      ],
    };
    await compose([q]);
    await userEvent.keyboard("@f{Enter}");
    await expect.element(textbox()).toHaveValue("@q:q:2 ");
  });

  it("Enter before a slow server has answered waits for its match and does not send", async () => {
    const q = {
      name: "q",
      latency: 300,
      resources: [
        { uri: "q:1", name: "bar" },
        { uri: "q:2", name: "foo" },
      ],
    };
    const { onSubmit } = await compose([q]);
    await userEvent.keyboard("@f{Enter}");
    await expect.element(textbox()).toHaveValue("@q:q:2 ");
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("a better match that comes late is taken by whoever has not moved", async () => {
    const fast = {
      name: "fast",
      resources: [
        { uri: "f:1", name: "run workflow" },
        { uri: "f:2", name: "runtime notes" },
      ],
    };
    const late = { name: "late", latency: 2500, resources: [{ uri: "l:1", name: "run" }] };
    await compose([fast, late]);
    await userEvent.keyboard("@run");
    await expect.poll(() => options().elements().length).toBe(2);
    await expect.poll(() => options().elements().length, { timeout: 12_000 }).toBe(3);
    await userEvent.keyboard("{Enter}");
    await expect.element(textbox()).toHaveValue("@late:l:1 ");
  });

  it("a row moved to stays highlighted when a better match comes late", async () => {
    const fast = {
      name: "fast",
      resources: [
        { uri: "f:1", name: "run workflow" },
        { uri: "f:2", name: "runtime notes" },
      ],
    };
    const late = { name: "late", latency: 4000, resources: [{ uri: "l:1", name: "run" }] };
    await compose([fast, late]);
    await userEvent.keyboard("@run");
    await expect.poll(() => options().elements().length).toBe(2);
    await userEvent.keyboard("{ArrowDown}");
    const moved = highlighted().element().textContent;
    await expect.poll(() => options().elements().length, { timeout: 12_000 }).toBe(3);
    expect(highlighted().element().textContent).toBe(moved);
  });

  it("entries of the same name are told apart and chosen one at a time", async () => {
    const names = ["a", "b", "c"].map((folder) => ({ uri: `file:///${folder}/README.md`, name: "README.md" }));
    await compose([{ name: "r", resources: names }]);
    await userEvent.keyboard("@readme");
    await expect.poll(() => options().elements().length).toBe(3);
    await userEvent.keyboard("{ArrowDown}");
    expect(highlighted().elements().length).toBe(1);
    await expect.element(highlighted()).toHaveTextContent("file:///b/README.md");
    await userEvent.keyboard("{Enter}");
    await expect.element(textbox()).toHaveValue("@r:file:///b/README.md ");
  });

  it.each(["a@b.example", "x/@", "write to me@kyoto"])("stays shut in %j", async (text) => {
    await compose();
    await userEvent.keyboard(text);
    await expect.element(list()).not.toBeInTheDocument();
  });

  it.each(["(@", '"@', "ดู@", "请看@"])("opens in %j", async (text) => {
    await compose();
    await userEvent.keyboard(text);
    await expect.element(list()).toBeVisible();
  });

  it("a press takes a row and leaves the focus in the text", async () => {
    await compose();
    await userEvent.keyboard("@");
    await userEvent.click(options().getByText("東京タワー"));
    await expect.element(textbox()).toHaveValue("@notes:n:2 ");
    await expect.element(textbox()).toHaveFocus();
  });

  it("undo takes an insertion back in one step, redo brings it again", async () => {
    await compose();
    await userEvent.keyboard("hi @kyo");
    await expect.element(list()).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(textbox()).toHaveValue("hi @notes:n:3 ");
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect.element(textbox()).toHaveValue("hi @kyo");
    await userEvent.keyboard("{Control>}y{/Control}");
    await expect.element(textbox()).toHaveValue("hi @notes:n:3 ");
  });

  it("pasted text does not open it", async () => {
    await compose();
    await userEvent.keyboard("@ky");
    await userEvent.keyboard("{Escape}{Control>}a{/Control}{Control>}x{/Control}");
    await userEvent.keyboard("{Control>}v{/Control}");
    await expect.element(textbox()).toHaveValue("@ky");
    await userEvent.keyboard("o");
    await expect.element(list()).not.toBeInTheDocument();
  });

  it("closes when the caret leaves the query", async () => {
    await compose();
    await userEvent.keyboard("see @k");
    await expect.element(list()).toBeVisible();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}");
    await expect.element(list()).not.toBeInTheDocument();
  });

  it("each server shows a few, and “More from” shows the rest in place", async () => {
    await compose([docs, notes]);
    await userEvent.keyboard("@");
    await expect.element(page.getByRole("group", { name: "Docs" })).toBeVisible();
    await expect.element(page.getByRole("option", { name: "Kyoto plan" })).toBeInTheDocument();
    expect(page.getByRole("group", { name: "Docs" }).getByRole("option").elements().length).toBe(7);
    await userEvent.keyboard("{ArrowDown>6}{Enter}");
    await expect.element(highlighted()).toHaveTextContent("page-6.md");
    await userEvent.keyboard("{Enter}");
    await expect.element(textbox()).toHaveValue('@"my docs":file:///page-6.md ');
  });

  it("a template is completed in the text, variable by variable, with the values before in the context", async () => {
    const { connections } = await compose([git]);
    await userEvent.keyboard("@repos");
    await expect.element(highlighted()).toHaveTextContent("repository");
    await userEvent.keyboard("{Enter}");
    await expect.element(textbox()).toHaveValue("@git:repo://");
    await expect.element(highlighted()).toHaveTextContent("octo");
    await userEvent.keyboard("{Enter}");
    await expect.element(textbox()).toHaveValue("@git:repo://octo/");
    await expect.element(highlighted()).toHaveTextContent("hello");
    await userEvent.keyboard("w");
    await expect.element(highlighted()).toHaveTextContent("world");
    await userEvent.keyboard("{Enter}");
    await expect.element(highlighted()).toHaveTextContent("Use as it is");
    await userEvent.keyboard("{Enter}");
    await expect.element(textbox()).toHaveValue("@git:repo://octo/world ");
    const asked = connections[0]!.requests.filter(({ method }) => method === "completion/complete");
    expect(asked.find(({ params }) => JSON.stringify(params).includes('"name":"repo"'))?.params).toMatchObject({
      context: { arguments: { owner: "octo" } },
    });
  });

  it("Backspace goes back to the variable before, then out of the template", async () => {
    await compose([git]);
    await userEvent.keyboard("@repos{Enter}");
    await expect.element(highlighted()).toHaveTextContent("octo");
    await userEvent.keyboard("{Enter}");
    await expect.element(textbox()).toHaveValue("@git:repo://octo/");
    await userEvent.keyboard("{Backspace}");
    await expect.element(textbox()).toHaveValue("@git:repo://");
    await expect.element(highlighted()).toHaveTextContent("octo");
    await userEvent.keyboard("{Backspace}");
    await expect.element(textbox()).toHaveValue("@");
  });

  it("a URI typed by hand completes the template it begins like", async () => {
    await compose([git]);
    await userEvent.keyboard("@repo://");
    await expect.element(highlighted()).toHaveTextContent("octo");
    await userEvent.keyboard("{Enter}");
    await expect.element(textbox()).toHaveValue("@git:repo://octo/");
  });

  it("several triggers open it", async () => {
    await compose([notes], { trigger: ["#", "/res "] });
    await userEvent.keyboard("@");
    await expect.element(list()).not.toBeInTheDocument();
    await userEvent.keyboard(" #ky");
    await expect.element(list()).toBeVisible();
    await userEvent.keyboard("{Escape}{Shift>}{Enter}{/Shift}/res ky{Enter}");
    await expect.element(textbox()).toHaveValue("@ #ky\n@notes:n:3 ");
  });
});
