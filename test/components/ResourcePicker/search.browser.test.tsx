import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as ResourcePicker from "../../../src/components/ResourcePicker/index.parts.js";
import type { ResourcePickerDialogProps } from "../../../src/components/ResourcePicker/ResourcePickerDialog.js";
import type { Catalogue } from "../../../src/testing/index.js";
import { renderKit } from "../../support/renderKit.js";

type Attach = NonNullable<ResourcePickerDialogProps["onAttach"]>;

const box = () => page.getByRole("combobox", { name: "Search resources" });
const option = (name: string) => page.getByRole("option", { name: new RegExp(`^${name} [a-z]://`) });
const preview = (name: string) => page.getByRole("region", { name, exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });

const handbook: Catalogue = {
  name: "handbook",
  title: "Handbook",
  resources: [{ uri: "h://round", name: "The round", description: "Before opening, in the small hours", text: "walk" }],
};
const office: Catalogue = {
  name: "office",
  title: "Office",
  resources: [
    { uri: "o://hours", name: "Opening hours", text: "Nine to four." },
    { uri: "o://hours/old", name: "Opening hours of last year", text: "Ten to three." },
  ],
};

async function search(text: string, props: ResourcePickerDialogProps = {}) {
  const onAttach = vi.fn<Attach>();
  const screen = await renderKit(<ResourcePicker.Dialog defaultOpen onAttach={onAttach} {...props} />, {
    catalogues: [handbook, office],
  });
  await userEvent.click(page.getByRole("tab", { name: "Search" }));
  await expect.poll(() => page.getByRole("option").elements().length).toBe(3);
  await userEvent.click(box());
  await userEvent.keyboard(text);
  const reads = () =>
    screen.connections
      .flatMap(({ requests }) => requests)
      .filter(({ method }) => method === "resources/read")
      .map(({ params }) => (params as { uri: string }).uri);
  return { onAttach, reads };
}

describe("the search of <ResourcePicker.Dialog>", () => {
  it("Enter takes the best match of all servers, shows it, and leaves the keyboard in the box", async () => {
    const { onAttach } = await search("opening hours{Enter}");
    await expect.element(preview("Opening hours")).toHaveTextContent("Nine to four.");
    await expect.element(option("Opening hours")).toHaveAttribute("aria-checked", "true");
    await expect.element(box()).toHaveFocus();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    expect(onAttach.mock.calls.map(([refs]) => refs.map(({ uri }) => uri))).toEqual([["o://hours"]]);
  });

  it("the preview is of what was taken last; arrow keys read nothing and leave it", async () => {
    const { reads } = await search("opening hours{Enter}");
    await expect.element(preview("Opening hours")).toHaveTextContent("Nine to four.");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect.element(page.getByRole("option", { selected: true })).toHaveTextContent("The round");
    await expect.element(preview("Opening hours")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(preview("The round")).toHaveTextContent("walk");
    expect(reads().toSorted()).toEqual(["h://round", "o://hours"]);
    await expect.element(button("Attach 2 resources")).toBeEnabled();
  });

  it("Enter again takes it out and leaves it to be looked at; its button chooses it again", async () => {
    await search("opening hours{Enter}");
    await expect.element(button("Attach 1 resource")).toBeEnabled();
    await userEvent.keyboard("{Enter}");
    await expect.element(button("Attach")).toBeDisabled();
    await expect.element(option("Opening hours")).toHaveAttribute("aria-checked", "false");
    await userEvent.click(preview("Opening hours"));
    await userEvent.click(button("Add to selection"));
    await expect.element(button("Attach 1 resource")).toBeEnabled();
    await expect.element(option("Opening hours")).toHaveAttribute("aria-checked", "true");
  });

  it("a press does what Enter does, and Enter goes on from there", async () => {
    const { onAttach } = await search("opening hours");
    await userEvent.click(option("Opening hours of last year"));
    await expect.element(preview("Opening hours of last year")).toHaveTextContent("Ten to three.");
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await expect.element(preview("Opening hours")).toBeVisible();
    await userEvent.click(button("Attach 2 resources"));
    expect(onAttach.mock.calls[0]![0].map(({ uri }) => uri)).toEqual(["o://hours/old", "o://hours"]);
  });

  it("Space is a letter of the text, and chooses nothing", async () => {
    await search("opening ");
    await expect.element(box()).toHaveValue("opening ");
    await expect.element(button("Attach")).toBeDisabled();
  });

  it("single: Enter on another row lets the first go", async () => {
    const { onAttach } = await search("opening hours{Enter}{ArrowDown}{Enter}", { selectionMode: "single" });
    await expect.element(preview("Opening hours of last year")).toBeVisible();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    expect(onAttach.mock.calls[0]![0].map(({ uri }) => uri)).toEqual(["o://hours/old"]);
  });
});
