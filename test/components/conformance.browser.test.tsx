import { createRef, type ComponentType, type ReactElement } from "react";
import { describe, expect, it, vi } from "vitest";
import * as kit from "mcp-resource-kit";
import { takeConsoleErrors } from "../support/browserSetup.js";
import { PARTS, WITHOUT_ELEMENT } from "../support/conformanceParts.js";
import { catalogue } from "../support/partSurroundings.js";
import { renderKit } from "../support/renderKit.js";
import { cleanup } from "vitest-browser-react";

// Some parts show only where there are several servers.
const other = { name: "other", title: "Other", resources: [{ uri: "other:a", name: "a", text: "A" }] };

// Parts that draw one picture, in whose place the given element stands.
const PICTURES = new Set(["ResourceTree.ItemToggle", "ResourceTree.ItemCheckbox", "ResourceTree.ItemIcon"]);

// Elements that hold no children of their own.
const VOID = new Set([
  "ResourceTree.Search",
  "ResourceSearch.Input",
  "ResourceMention.Input",
  "ResourceTemplateForm.Control",
]);

describe.each(PARTS)("<%s>", (name, part, wrap, extra = {}, act) => {
  const Part = part as ComponentType<Record<string, unknown>>;

  async function mount(element: ReactElement) {
    await renderKit(wrap(element), { catalogues: [catalogue, other] });
    await act?.();
    return vi.waitFor(() => {
      const found = [...document.querySelectorAll<HTMLElement>("[data-own]")];
      expect(found.length).toBeGreaterThan(0);
      return found;
    });
  }

  it("passes ref, className, style and other props on to its element, and carries its data-slot", async () => {
    const ownRef = createRef<HTMLElement>();
    const found = await mount(
      <Part {...extra} ref={ownRef} className="own" style={{ scrollMarginTop: 3 }} data-own="yes" />,
    );
    expect(found).toContain(ownRef.current);
    expect(found[0]!.classList.contains("own")).toBe(true);
    expect(found[0]!.style.scrollMarginTop).toBe("3px");
    expect(found[0]!.dataset.slot).toBe(slotOf(name));
  });

  it("asChild renders the given element in its place", async () => {
    const Child = VOID.has(name) ? <input data-child="" /> : <section data-child="" />;
    const found = await mount(
      <Part {...extra} asChild data-own="yes">
        {Child}
      </Part>,
    );
    expect(found[0]!.hasAttribute("data-child")).toBe(true);
    expect(found[0]!.dataset.slot).toBe(slotOf(name));
  });

  // A void element holds nothing, and a picture is what it shows.
  if (VOID.has(name) || PICTURES.has(name)) return;
  it("asChild: an element without children holds what the part shows, one with children keeps them", async () => {
    const shape = () =>
      [...document.querySelectorAll("[data-own]")].map((own) =>
        [...own.querySelectorAll("[data-slot]")]
          .filter((inner) => inner.parentElement!.closest("[data-slot]") === own)
          .map((inner) => inner.getAttribute("data-slot")),
      );
    await mount(<Part {...extra} data-own="yes" />);
    await settled(shape);
    const plain = shape();
    await cleanup();
    await mount(
      <Part {...extra} asChild data-own="yes">
        <section />
      </Part>,
    );
    await vi.waitFor(() => expect(shape()).toEqual(plain));
    await cleanup();
    const [full] = await mount(
      <Part {...extra} asChild data-own="yes">
        <section>Mine</section>
      </Part>,
    );
    expect(full!.textContent).toContain("Mine");
  });
});

const NAMESPACES = Object.entries(kit).filter(
  ([name, value]) => /^Resource[A-Z]/.test(name) && typeof value === "object" && "Root" in value,
);

describe("the list of parts", () => {
  it("has every part that is exported, once", () => {
    const exported = NAMESPACES.flatMap(([name, parts]) => Object.keys(parts).map((part) => `${name}.${part}`));
    const listed = [...PARTS.map(([name]) => name), ...WITHOUT_ELEMENT];
    expect(listed.toSorted()).toEqual(exported.toSorted());
  });
});

describe.each(NAMESPACES)("the parts of %s outside their Root", (namespace, parts) => {
  const inner = Object.entries(parts).filter(
    ([part]) => part !== "Root" && !(namespace === "ResourcePicker" && part !== "Trigger"),
  );

  it.each(inner)(`${namespace}.%s says which Root it needs`, async (_, part) => {
    const Part = part as ComponentType;
    await expect(renderKit(<Part />)).rejects.toThrow(new RegExp(`outside <${namespace}\\.`));
    takeConsoleErrors();
  });
});

/** Waits until what `look` gives stays the same for a while. */
async function settled(look: () => unknown): Promise<void> {
  let before = "";
  await vi.waitFor(
    () => {
      const now = JSON.stringify(look());
      const isSame = now === before;
      before = now;
      expect(isSame).toBe(true);
    },
    { interval: 100 },
  );
}

// ResourceTree.ItemLabel → resource-tree-item-label
function slotOf(name: string): string {
  // The chips of a message are the other component, whole.
  if (name === "ResourceMention.Attachments") return "resource-attachments";
  return name
    .replace(/\.Root$/, "")
    .replace(".", "")
    .replace(/(?<=[a-z])(?=[A-Z])/g, "-")
    .toLowerCase();
}
