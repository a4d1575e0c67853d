import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  describeError,
  ResourceAttachments,
  ResourceError,
  ResourceMention,
  ResourcePicker,
  ResourceSearch,
  ResourceTemplateForm,
  ResourceTree,
  ResourceViewer,
} from "../../src/index.js";
import { createTranslator } from "../../src/locales/createTranslator.js";
import { en } from "../../src/locales/en.js";
import type { Catalogue } from "../../src/testing/index.js";
import { renderKit } from "../support/renderKit.js";
import { FAULTS, faultyHttp, type Fault } from "./faultyHttp.js";

const shaky: Catalogue = {
  name: "shaky",
  title: "Shaky",
  resources: [{ uri: "shaky:/one", name: "One", text: "the first" }],
  templates: [{ uriTemplate: "shaky:{who}", name: "Who", complete: { who: () => ["ann"] } }],
};
const steady: Catalogue = {
  name: "steady",
  title: "Steady",
  resources: [{ uri: "steady:/two", name: "Two", text: "2" }],
};
// What may pass by itself is tried again for three seconds before anything is said.
const SLOW = { timeout: 20_000 };
const NO_JSON = FAULTS["an answer that is no JSON"]!;

function Box({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div data-testid={name} style={{ blockSize: 260, overflow: "auto" }}>
      {children}
    </div>
  );
}

const composer = () => page.getByRole("textbox", { name: "Message" });
const box = (name: string) => page.getByTestId(name);
const words = ({ kind }: Fault) =>
  describeError(new ResourceError(kind, { server: "shaky" }), {
    t: createTranslator("en", en),
    server: "Shaky",
    name: "One",
  });

async function renderAll(ui: ReactNode, proxy: ReturnType<typeof faultyHttp>) {
  const onAuthRequired = vi.fn<(server: { id: string }) => void>();
  const catalogues = [{ ...shaky, http: proxy.http }, steady];
  return { ...(await renderKit(ui, { catalogues, onAuthRequired })), onAuthRequired };
}

const everything = (
  <>
    <Box name="tree">
      <ResourceTree.Root />
    </Box>
    <Box name="search">
      <ResourceSearch.Root />
    </Box>
    <Box name="picker">
      <ResourcePicker.Root />
    </Box>
    <Box name="viewer">
      <ResourceViewer.Root resource={{ server: "shaky", uri: "shaky:/one", name: "One" }} />
    </Box>
    <Box name="attachments">
      <ResourceAttachments.Root
        defaultValue={[
          { server: "shaky", uri: "shaky:/one", name: "One" },
          { server: "steady", uri: "steady:/two", name: "Two" },
        ]}
      />
    </Box>
    <ResourceMention.Root />
  </>
);

describe("with one server behind a fault, every component", { timeout: 90_000 }, () => {
  it.each(Object.entries(FAULTS))("says so in words on %s, and is whole after Try again", async (_, fault) => {
    const proxy = faultyHttp();
    proxy.break(fault);
    const { onAuthRequired } = await renderAll(everything, proxy);
    await userEvent.type(composer(), "Look at @");
    const popup = page.getByRole("status").filter({ hasText: words(fault) });
    await expect.element(popup, SLOW).toBeInTheDocument();
    await expect.element(page.getByRole("option", { name: "Two" }).last()).toBeInTheDocument();
    const chip = box("attachments").getByRole("listitem").filter({ hasText: "One" });
    await expect.element(chip, SLOW).toHaveTextContent(words(fault));
    await expect.element(box("attachments").getByText(/about/).first()).toBeInTheDocument();
    for (const name of ["tree", "search", "picker", "viewer"]) {
      await expect
        .element(
          box(name)
            .getByRole("alert")
            .filter({ hasText: words(fault) }),
          SLOW,
        )
        .toBeInTheDocument();
    }
    await expect.element(box("picker").getByRole("treeitem", { name: "Two" })).toBeInTheDocument();
    const canSignIn = fault.kind === "auth" || fault.kind === "forbidden";
    for (const name of ["tree", "search", "picker", "viewer"]) {
      const signIn = box(name).getByRole("button", { name: "Sign in" });
      expect(signIn.elements()).toHaveLength(canSignIn ? 1 : 0);
      if (canSignIn) await userEvent.click(signIn);
    }
    expect(onAuthRequired.mock.calls.map(([server]) => server.id)).toEqual(canSignIn ? Array(4).fill("shaky") : []);

    proxy.mend();
    await userEvent.click(box("tree").getByRole("button", { name: "Try again" }));
    await userEvent.click(box("viewer").getByRole("button", { name: "Try again" }));
    await userEvent.click(chip.getByRole("button", { name: "Try again" }));
    await expect.element(chip, SLOW).toHaveTextContent(/about \d/);
    await expect.element(box("picker").getByRole("treeitem", { name: "One" }), SLOW).toBeInTheDocument();
    await expect.element(box("viewer").getByText("the first"), SLOW).toBeInTheDocument();
    await expect.poll(() => page.getByRole("button", { name: "Try again" }).elements()).toEqual([]);
    await expect.element(composer()).toHaveValue("Look at @");
  });

  it.each(Object.entries(FAULTS))("keeps a half-filled form on %s, suggests again and opens it", async (_, fault) => {
    const proxy = faultyHttp();
    proxy.break(fault);
    await renderAll(<ResourceTemplateForm.Root server="shaky" template="shaky:/{who}" />, proxy);
    const who = page.getByRole("combobox", { name: "who" });
    await userEvent.type(who, "on");
    await expect.element(page.getByText(words(fault)), SLOW).toBeInTheDocument();
    await userEvent.keyboard("e{Enter}");
    await expect.element(page.getByRole("alert"), SLOW).toHaveTextContent(words(fault));
    proxy.mend();
    await expect.element(who).toHaveValue("one");
    await userEvent.click(page.getByRole("button", { name: "Open" }));
    await expect.poll(() => page.getByRole("alert").elements()).toEqual([]);
    await expect.element(who).toHaveValue("one");
  });
});

describe("after a fault", () => {
  it("Try again in the search lists again and keeps what was typed", async () => {
    const proxy = faultyHttp();
    proxy.break(NO_JSON);
    await renderAll(<ResourceSearch.Root />, proxy);
    await userEvent.fill(page.getByRole("combobox"), "one");
    await expect.element(page.getByRole("alert").filter({ hasText: words(NO_JSON) })).toBeInTheDocument();
    proxy.mend();
    await userEvent.click(page.getByRole("button", { name: "Try again" }));
    await expect.element(page.getByRole("option", { name: /One/ })).toBeInTheDocument();
    await expect.element(page.getByRole("combobox")).toHaveValue("one");
  });

  it("Try again in the picker's search lists again and keeps what was typed and chosen", async () => {
    const proxy = faultyHttp();
    proxy.break(NO_JSON);
    await renderAll(<ResourcePicker.Root defaultValue={[{ server: "steady", uri: "steady:/two" }]} />, proxy);
    await userEvent.click(page.getByRole("tab", { name: "Search" }));
    await userEvent.fill(page.getByRole("combobox"), "one");
    await expect.element(page.getByRole("alert").filter({ hasText: words(NO_JSON) })).toBeInTheDocument();
    proxy.mend();
    await userEvent.click(page.getByRole("button", { name: "Try again" }));
    await expect.element(page.getByRole("option", { name: /^One/ })).toBeInTheDocument();
    await expect.element(page.getByRole("combobox")).toHaveValue("one");
    await expect.element(page.getByRole("button", { name: "Attach 1 resource" })).toBeEnabled();
  });

  it("a message keeps its text, and the popup says which server is missing", async () => {
    const proxy = faultyHttp();
    proxy.break(NO_JSON);
    await renderAll(<ResourceMention.Root />, proxy);
    await userEvent.type(composer(), "Look at @");
    await expect.element(page.getByRole("option", { name: /Two/ })).toBeInTheDocument();
    await expect.element(page.getByRole("status").filter({ hasText: words(NO_JSON) })).toBeInTheDocument();
    expect((composer().element() as HTMLTextAreaElement).value).toBe("Look at @");
  });

  it("a half-filled form keeps its values and suggests again", async () => {
    const proxy = faultyHttp(["completion/complete"]);
    proxy.break(NO_JSON);
    await renderAll(<ResourceTemplateForm.Root server="shaky" template="shaky:{who}" read="never" />, proxy);
    const who = page.getByRole("combobox", { name: "who" });
    await userEvent.type(who, "a");
    await expect.element(page.getByText(words(NO_JSON))).toBeInTheDocument();
    proxy.mend();
    await userEvent.click(page.getByRole("button", { name: "Try again" }));
    await expect.element(page.getByRole("option", { name: "ann" })).toBeInTheDocument();
    await expect.element(who).toHaveValue("a");
  });

  it("the viewer keeps the contents it showed when a refresh fails", async () => {
    const proxy = faultyHttp();
    const { queryClient } = await renderAll(everything, proxy);
    await expect.element(box("viewer").getByText("the first")).toBeInTheDocument();
    proxy.break(NO_JSON);
    void queryClient.invalidateQueries();
    await expect.element(box("tree").getByText(words(NO_JSON))).toBeInTheDocument();
    await expect.element(box("picker").getByRole("treeitem", { name: "One" })).toBeInTheDocument();
    await expect.element(box("viewer").getByText(words(NO_JSON))).toBeInTheDocument();
    await expect.element(box("viewer").getByText("the first")).toBeInTheDocument();
  });
});
