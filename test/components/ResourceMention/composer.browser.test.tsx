import { useState, type ComponentProps } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ResourceMention, type ResourceRef } from "../../../src/index.js";
import { renderKit } from "../../support/renderKit.js";
import { docs, git, notes } from "./servers.js";

type RootProps = Parameters<typeof ResourceMention.Root>[0];
type Changed = NonNullable<RootProps["onMentionsChange"]>;

const textbox = () => page.getByRole("textbox", { name: "Message" });
const option = (name: string | RegExp) => page.getByRole("option", { name });
const chips = () => page.getByRole("list", { name: "Attached resources" });
const kyoto = { server: "notes", uri: "n:3" };

async function compose(props: Partial<RootProps> = {}, catalogues = [notes]) {
  const onSubmit = vi.fn<NonNullable<RootProps["onSubmit"]>>();
  const kit = await renderKit(<ResourceMention.Root onSubmit={onSubmit} {...props} />, { catalogues });
  await userEvent.click(textbox());
  const reads = () =>
    kit.connections[0]!.requests.flatMap(({ method, params }) =>
      method === "resources/read" ? [(params as { uri: string }).uri] : [],
    );
  return { ...kit, onSubmit, reads };
}

describe("A mention that is changed by hand", () => {
  it("is no resource to read until the caret has left it", async () => {
    const { reads, onSubmit } = await compose({ defaultValue: "see @notes:n:3 and" });
    await expect.element(chips()).toHaveTextContent("Kyoto plan");
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}000{Backspace}{Backspace}");
    await expect.element(textbox()).toHaveValue("see @notes:n:30 and");
    await expect.element(chips()).not.toBeInTheDocument();
    await userEvent.keyboard("{Backspace} ");
    await expect.element(chips()).toHaveTextContent("Kyoto plan");
    await userEvent.keyboard("{ArrowLeft}1{Enter}");
    expect(onSubmit.mock.lastCall).toEqual(["see @notes:n:31  and", [{ server: "notes", uri: "n:31" }]]);
    expect(new Set(reads())).toEqual(new Set(["n:3"]));
  });

  it("is none while its template is left half-way, and is where the caret leaves it", async () => {
    const { reads } = await compose({}, [git]);
    await userEvent.keyboard("@repos");
    await expect.element(option(/^repository/)).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(option("octo")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(option("hello")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(option("hello")).not.toBeInTheDocument();
    await userEvent.keyboard("he");
    await expect.element(textbox()).toHaveValue("@git:repo://octo/he");
    await expect.element(chips()).not.toBeInTheDocument();
    await userEvent.keyboard("llo ");
    await expect.element(chips()).toHaveTextContent("hello");
    await expect.poll(() => new Set(reads())).toEqual(new Set(["repo://octo/hello"]));
  });

  it("is one at once where punctuation follows what was picked", async () => {
    await compose();
    await userEvent.keyboard("@ky");
    await expect.element(option(/Kyoto/)).toBeVisible();
    await userEvent.keyboard("{Enter}{Backspace}.");
    await expect.element(textbox()).toHaveValue("@notes:n:3.");
    await expect.element(chips()).toHaveTextContent("Kyoto plan");
  });
});

describe("<ResourceMention.Root> when the message is sent", () => {
  it("tells that the mentions are gone with it, once", async () => {
    const onMentionsChange = vi.fn<Changed>();
    await compose({ onMentionsChange });
    await userEvent.keyboard("@ky");
    await expect.element(option(/Kyoto/)).toBeVisible();
    await userEvent.keyboard("{Enter}{Enter}");
    await expect.element(textbox()).toHaveValue("");
    expect(onMentionsChange.mock.calls).toEqual([
      [[kyoto], { reason: "input-change" }],
      [[], { reason: "submit" }],
    ]);
  });

  it.each(["see @notes:n:3", "", "no mention"])("empties those that the host keeps, too, after %j", async (text) => {
    const chosen = { server: "notes", uri: "n:1" };
    const changes: unknown[] = [];
    function Host() {
      const [mentions, setMentions] = useState<readonly ResourceRef[]>([chosen]);
      const change: Changed = (next, { reason }) => {
        if (reason === "submit") changes.push(next);
        setMentions(next);
      };
      return (
        <ResourceMention.Root defaultValue={text} mentions={mentions} onMentionsChange={change} onSubmit={() => {}} />
      );
    }
    await renderKit(<Host />, { catalogues: [notes] });
    await userEvent.click(textbox());
    await userEvent.keyboard("{End}{Enter}");
    await expect.element(chips()).not.toBeInTheDocument();
    expect(changes).toEqual([[]]);
  });

  it("a host that keeps the text keeps its mentions", async () => {
    const onMentionsChange = vi.fn<Changed>();
    await compose({ value: "@notes:n:3 ", mentions: [kyoto], onMentionsChange });
    await userEvent.keyboard("{Enter}");
    await expect.element(textbox()).toHaveValue("@notes:n:3 ");
    await expect.element(chips()).toHaveTextContent("Kyoto plan");
    expect(onMentionsChange).not.toHaveBeenCalled();
  });
});

describe("<ResourceMention.Root> without onSubmit", () => {
  it("has no button, Enter takes a row or breaks the line, and no text is lost", async () => {
    await compose({ onSubmit: undefined });
    expect(page.getByRole("button").elements()).toEqual([]);
    await userEvent.keyboard("see @ky");
    await expect.element(option(/Kyoto/)).toBeVisible();
    await userEvent.keyboard("{Enter}{Enter}and more");
    await expect.element(textbox()).toHaveValue("see @notes:n:3 \nand more");
    expect(textbox().element()).toHaveAttribute("enterkeyhint", "enter");
  });

  it("a send button of the host's own composition does nothing, and says so", async () => {
    await renderKit(
      <ResourceMention.Root defaultValue="kept">
        <ResourceMention.Submit />
      </ResourceMention.Root>,
      { catalogues: [notes] },
    );
    await expect.element(page.getByRole("button", { name: "Send" })).toBeDisabled();
  });
});

it("a popup in an element of the host's own that takes no attributes is shown all the same", async () => {
  const Frame = ({ ref, children }: ComponentProps<"div">) => <div ref={ref}>{children}</div>;
  const children = (
    <>
      <ResourceMention.Input />
      <ResourceMention.Popup asChild>
        <Frame>
          <ResourceMention.List />
        </Frame>
      </ResourceMention.Popup>
    </>
  );
  await compose({ children });
  await userEvent.keyboard("@ky");
  await expect.element(option(/Kyoto/)).toBeVisible();
});

describe("<ResourceMention.Input>", () => {
  it("is no longer than its maxLength by what is typed, and never cuts a mention short", async () => {
    const children = (
      <>
        <ResourceMention.Input maxLength={12} />
        <ResourceMention.Popup>
          <ResourceMention.List />
        </ResourceMention.Popup>
      </>
    );
    await compose({ children }, [docs]);
    await userEvent.keyboard("see @page-12 and more");
    await expect.element(textbox()).toHaveValue("see @page-12");
    await userEvent.keyboard("{Enter}");
    await expect.element(textbox()).toHaveValue('see @"my docs":file:///page-12.md ');
    await userEvent.keyboard("more");
    await expect.element(textbox()).toHaveValue('see @"my docs":file:///page-12.md ');
  });

  it("goes back to its first text with the form it stands in", async () => {
    await renderKit(
      <form>
        <ResourceMention.Root defaultValue="see @notes:n:3 " onSubmit={() => {}} />
        <button type="reset">Reset</button>
      </form>,
      { catalogues: [notes] },
    );
    await userEvent.click(textbox());
    await userEvent.keyboard("{Control>}a{/Control}other");
    await expect.element(chips()).not.toBeInTheDocument();
    await userEvent.click(page.getByRole("button", { name: "Reset" }));
    await expect.element(textbox()).toHaveValue("see @notes:n:3 ");
    await expect.element(chips()).toHaveTextContent("Kyoto plan");
  });
});
