import { ResourceMention, ResourceSearch, ResourceTemplateForm, ResourceTree, ResourceViewer } from "mcp-resource-kit";
import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { renderKit } from "../support/renderKit.js";
import { library, refTo } from "./catalogue.js";
import { press, tabTo } from "./keyboard.js";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const row = (name: string) => page.getByRole("treeitem", { name, exact: true });
const field = (name: string) => page.getByRole("combobox", { name, exact: true });
const show = (ui: React.ReactNode) => renderKit(ui, { catalogues: [library] });

describe("<ResourceTemplateForm.Root> by keyboard alone", () => {
  it("is filled in from suggestions, each narrowed by the value before, and opened", async () => {
    const onSubmit = vi.fn<(ref: object, details: object) => void>();
    await show(
      <ResourceTemplateForm.Root server="library" template={library.templates![0]!} read="never" onSubmit={onSubmit} />,
    );
    await tabTo(field("kind"));
    await press("b");
    await expect.element(page.getByRole("option", { name: "basins" })).toBeVisible();
    await press("{ArrowDown}{Enter}");
    await expect.element(field("kind")).toHaveValue("basins");
    await press("{Tab}");
    await expect.element(field("name")).toHaveFocus();
    await expect.element(page.getByRole("option").first()).toHaveTextContent("chao-phraya");
    await press("{ArrowDown}{ArrowDown}{Enter}");
    await tabTo(button("Open"));
    await press("{Enter}");
    expect(onSubmit.mock.lastCall![0]).toEqual({ server: "library", uri: "lib:///water/basins/mun" });
  });

  it("opened too early, leads to the field that is missing", async () => {
    await show(<ResourceTemplateForm.Root server="library" template={library.templates![0]!} />);
    await tabTo(field("kind"));
    await press("dams");
    await tabTo(button("Open"));
    await press("{Enter}");
    await expect.element(field("name")).toHaveFocus();
    await expect.element(page.getByRole("alert")).toHaveTextContent("Fill in name first.");
  });

  it("items of a list are removed without losing the place", async () => {
    await show(<ResourceTemplateForm.Root server="library" template="lib:///{tags*}" />);
    await tabTo(field("tags"));
    await press("red{Enter}blue{Enter}");
    await tabTo(button("Remove red"), { back: true });
    await press("{Enter}");
    await expect.element(button("Remove red")).not.toBeInTheDocument();
    await expect.element(field("tags")).toHaveFocus();
  });
});

describe("<ResourceMention.Root> by keyboard alone", () => {
  const text = () => page.getByRole("textbox", { name: "Message" });

  it("mentions a resource, sends, and stays in the text", async () => {
    const onSubmit = vi.fn<(text: string, refs: readonly object[]) => void>();
    await show(<ResourceMention.Root onSubmit={onSubmit} />);
    await tabTo(text());
    await press("compare @win");
    await expect.element(page.getByRole("option", { selected: true })).toHaveTextContent("winter.md");
    await press("{Enter}");
    await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
    await press("and @sum");
    await expect.element(page.getByRole("option", { selected: true })).toHaveTextContent("summer.md");
    await press("{Tab}{Enter}");
    expect(onSubmit.mock.lastCall![1]).toEqual([refTo("seasons/winter.md"), refTo("seasons/summer.md")]);
    await expect.element(text()).toHaveValue("");
    await expect.element(text()).toHaveFocus();
  });

  it("the send button gives the focus back to the text, which it emptied", async () => {
    await show(<ResourceMention.Root onSubmit={() => {}} />);
    await tabTo(text());
    await press("hello");
    await tabTo(button("Send"));
    await press("{Enter}");
    await expect.element(button("Send")).toBeDisabled();
    await expect.element(text()).toHaveFocus();
  });

  it("chips are removed one after the other; the last gives the focus back to the text", async () => {
    await show(<ResourceMention.Root defaultValue="@library:lib:///plan.md @library:lib:///rivers.csv " />);
    await tabTo(button("plan.md"));
    await press("{Delete}");
    await expect.element(text()).toHaveValue("@library:lib:///rivers.csv ");
    await expect.element(button("rivers.csv")).toHaveFocus();
    await press("{Delete}");
    await expect.element(text()).toHaveFocus();
  });
});

describe("<ResourceTree.Root> by keyboard alone", () => {
  it("is browsed with arrows, opens a resource, and takes a range", async () => {
    const onOpen = vi.fn<(ref: object) => void>();
    const onValueChange = vi.fn<(refs: readonly { uri: string }[]) => void>();
    await show(<ResourceTree.Root selectionMode="multiple" onOpen={onOpen} onValueChange={onValueChange} />);
    await expect.element(row("Library")).toBeVisible();
    await tabTo(page.getByRole("searchbox"));
    await press("{ArrowDown}");
    await expect.element(row("Library")).toHaveFocus();
    await press("{ArrowDown}{ArrowRight}{ArrowRight}");
    await expect.element(row("autumn.md")).toHaveFocus();
    await press("{Enter}");
    expect(onOpen.mock.lastCall![0]).toEqual(refTo("seasons/autumn.md"));
    await expect.element(row("autumn.md")).toHaveFocus();
    await press("{Shift>}{ArrowDown}{ArrowDown}{/Shift}");
    const chosen = ["autumn", "spring", "summer"].map((season) => refTo(`seasons/${season}.md`));
    expect(onValueChange.mock.lastCall![0]).toEqual(chosen);
    await expect.element(row("summer.md")).toHaveFocus();
    await press("{ArrowLeft}");
    await expect.element(row("seasons")).toHaveFocus();
  });
});

describe("<ResourceSearch.Root> by keyboard alone", () => {
  it("chips and chosen ones are removed without losing the place", async () => {
    const filters = [{ kind: "type", value: "document" } as const];
    await show(<ResourceSearch.Root selectionMode="multiple" defaultFilters={filters} />);
    await tabTo(page.getByRole("combobox"));
    await press("plan");
    await expect.element(page.getByRole("option", { selected: true })).toHaveTextContent("plan.md");
    await press("{Enter}");
    await tabTo(button("Give back plan.md"));
    await press("{Enter}");
    await expect.element(button("Give back plan.md")).not.toBeInTheDocument();
    expect(document.activeElement).not.toBe(document.body);
    await tabTo(button("Remove filter Documents"), { back: true });
    await press("{Enter}");
    await expect.element(page.getByRole("combobox")).toHaveFocus();
  });
});

describe("<ResourceViewer.Root> by keyboard alone", () => {
  it("what was opened in place takes the focus, and so does what “Back” returns to", async () => {
    const contents = [{ uri: "lib:///index.md", mimeType: "text/markdown", text: "[Go](plan.md)" }];
    await show(<ResourceViewer.Root resource={refTo("index.md")} contents={contents} />);
    await tabTo(button("Go"));
    await press("{Enter}");
    await expect.element(page.getByRole("region", { name: "plan.md" })).toHaveFocus();
    await tabTo(button("Back"));
    await press("{Enter}");
    await expect.element(page.getByRole("region", { name: "index.md" })).toHaveFocus();
  });

  it("“Try again” keeps the focus in the viewer", async () => {
    await show(<ResourceViewer.Root resource={refTo("gone.md")} />);
    await tabTo(button("Try again"));
    await press("{Enter}");
    await expect.element(button("Try again")).toBeVisible();
    await expect.poll(() => document.activeElement?.closest("section")).not.toBeNull();
  });
});
