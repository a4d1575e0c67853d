import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ResourcePicker, ResourceTree, type ResourceRef, type TreeTemplateDetails } from "mcp-resource-kit";
import type { Catalogue } from "../../../src/testing/index.js";
import { renderKit } from "../../support/renderKit.js";

const row = (name: string | RegExp) => page.getByRole("treeitem", { name, exact: true });
const focus = (name: string | RegExp) => (row(name).element() as HTMLElement).focus();

/** A server with one template; it answers completions with this, whatever is asked. */
function templateServer(uriTemplate: string, completion: object): Catalogue {
  return {
    name: "git",
    title: "Git",
    templates: [{ uriTemplate, name: "Repos", complete: {} }],
    handlers: { "completion/complete": () => ({ completion }) },
  };
}

const open = async (
  completion: object,
  { onOpenTemplate, uriTemplate = "repo://{owner}/{repo}" }: Props = {},
): Promise<void> => {
  await renderKit(
    <ResourceTree.Root style={{ blockSize: 400 }} selectionMode="multiple" onOpenTemplate={onOpenTemplate} />,
    { catalogues: [templateServer(uriTemplate, completion)] },
  );
  await expect.element(row("Repos")).toBeInTheDocument();
  focus("Repos");
  await userEvent.keyboard("{ArrowRight}");
};

type OnOpenTemplate = (template: unknown, details: TreeTemplateDetails) => void;

interface Props {
  onOpenTemplate?: OnOpenTemplate;
  uriTemplate?: string;
}

describe("ResourceTree below a template", () => {
  it("a row says how many values there are more than the server sent, and Enter on it goes to the form", async () => {
    const onOpenTemplate = vi.fn<OnOpenTemplate>();
    await open({ values: ["ada", "bob"], hasMore: true, total: 2500 }, { onOpenTemplate });
    await expect.element(row("2,498 more values. Fill in the form")).toHaveAttribute("data-state", "more");
    focus("Repos");
    await userEvent.keyboard("{End}{Enter}");
    expect(onOpenTemplate.mock.lastCall![0]).toMatchObject({ server: "git", uriTemplate: "repo://{owner}/{repo}" });
    expect(onOpenTemplate.mock.lastCall![1].values).toBeUndefined();
  });

  it("says so without a number where the server has no total, or one that cannot be", async () => {
    await open({ values: ["ada", "bob"], hasMore: true });
    await expect.element(row("There are more values.")).toBeInTheDocument();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    await expect.poll(() => row("There are more values.").elements()).toHaveLength(2);
  });

  it("the form gets the values that were chosen above the row", async () => {
    const onOpenTemplate = vi.fn<OnOpenTemplate>();
    await open({ values: ["ada"], hasMore: true, total: 1 }, { onOpenTemplate });
    await expect.element(row("ada")).toBeInTheDocument();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    await expect.poll(() => row("There are more values. Fill in the form").elements()).toHaveLength(2);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(onOpenTemplate.mock.lastCall![1].values).toEqual({ owner: "ada" });
  });

  it("choosing all that came is not choosing all of a template that has more", async () => {
    await open({ values: ["ada"], hasMore: true }, { uriTemplate: "user://{owner}" });
    await expect.element(row("ada")).toBeInTheDocument();
    await userEvent.keyboard("{ArrowDown} ");
    await expect.element(row("ada")).toHaveAttribute("data-selected");
    await expect.element(row("Repos")).toHaveAttribute("data-indeterminate");
  });

  it("without suggestions it is not called empty: any value can be typed in the form", async () => {
    const onOpenTemplate = vi.fn<OnOpenTemplate>();
    await open({ values: [] }, { onOpenTemplate });
    await expect.element(row("No suggestions. Fill in the form")).toBeInTheDocument();
    await userEvent.click(row("No suggestions. Fill in the form"));
    expect(onOpenTemplate).toHaveBeenCalledOnce();
  });

  it("does not speak of a form that the host does not have", async () => {
    await open({ values: [] });
    await expect.element(row("No suggestions.")).toBeInTheDocument();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect.element(row("No suggestions.")).toHaveFocus();
  });

  it("without variables it has the one resource that it names", async () => {
    const onOpen = vi.fn<(ref: ResourceRef) => void>();
    await renderKit(<ResourceTree.Root style={{ blockSize: 400 }} onOpen={(ref) => onOpen(ref)} />, {
      catalogues: [templateServer("config://app", { values: [] })],
    });
    await expect.element(row("Repos")).toBeInTheDocument();
    focus("Repos");
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(row("config://app")).toBeInTheDocument();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(onOpen).toHaveBeenCalledWith({ server: "git", uri: "config://app" });
  });
});

describe("ResourcePicker below a template", () => {
  it("Enter on the row of what is missing opens the form with what was chosen, and the keyboard on what is not", async () => {
    await renderKit(<ResourcePicker.Root style={{ blockSize: 500, inlineSize: 800 }} />, {
      catalogues: [templateServer("repo://{owner}/{repo}", { values: ["ada"], hasMore: true, total: 300 })],
    });
    await expect.element(row("Repos")).toBeInTheDocument();
    focus("Repos");
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(row("ada")).toBeInTheDocument();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    await expect.poll(() => row("299 more values. Fill in the form").elements()).toHaveLength(2);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await expect.element(page.getByRole("combobox", { name: "owner" })).toHaveValue("ada");
    await expect.element(page.getByRole("combobox", { name: "repo" })).toHaveFocus();
  });
});
