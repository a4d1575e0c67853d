import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { transform, type Selector } from "lightningcss";
import { describe, expect, it } from "vitest";

const STYLES = resolve(import.meta.dirname, "../../src/styles");
const names = readdirSync(STYLES);
const read = (name: string) => readFileSync(join(STYLES, name), "utf8");

describe("the style sheets", () => {
  it("are all part of styles.css", () => {
    const imported = [...read("styles.css").matchAll(/@import "\.\/(.+)";/g)].map(([, name = ""]) => name);
    expect(imported.toSorted()).toEqual(names.filter((name) => name !== "styles.css").toSorted());
  });

  // Of two animations of one name only the last counts, for both.
  it("name no animation twice", () => {
    const animations = names.flatMap((name) =>
      [...read(name).matchAll(/@keyframes ([\w-]+)/g)].map(([, own = ""]) => own),
    );
    expect(animations).toEqual([...new Set(animations)]);
  });

  // Browsers find the rules for an element by its attributes and its name. A list in `:where()` hides both, so that its
  // rule is tried on every element of the page. Rules that hold only in print or forced colours cost nothing before.
  it.each(names.filter((name) => name !== "print.css" && name !== "preferences.css"))(
    "%s says what each rule is for outside of lists",
    (name) => {
      const hidden: string[] = [];
      transform({
        filename: name,
        code: readFileSync(join(STYLES, name)),
        visitor: {
          Selector(selector) {
            if (hidesItsSubject(selector)) hidden.push(JSON.stringify(selector));
          },
        },
      });
      expect(hidden).toEqual([]);
    },
  );

  // An app of one direction may hold a part of the other.
  it("go by the direction of the kit's own parts, never by that of the page", () => {
    expect(names.filter((name) => /\[dir="?rtl/.test(read(name)))).toEqual([]);
  });

  // A browser that meets `:has()` on an element goes back to it for whatever changes inside, and styles everything in it
  // anew. On what holds rows that is all rows, at every key and every row scrolled to.
  it("ask with :has() only about the insides of what is small", () => {
    const asked = names.flatMap((name) =>
      [...read(name).matchAll(/([^\s:({]*)\)?:has\(/g)].map(([, anchor = ""]) => anchor),
    );
    expect(asked.toSorted()).toEqual(['[data-slot="resource-viewer-tree-toggle"]', "span"]);
  });
});

function hidesItsSubject(selector: Selector): boolean {
  const start = selector.findLastIndex(({ type }) => type === "combinator") + 1;
  const subject = selector.slice(start);
  const isFound = subject.some(({ type }) => type === "attribute" || type === "type" || type === "class");
  return (
    !isFound && subject.some((part) => "selectors" in part && isList(part.kind) && (part.selectors ?? []).length > 1)
  );
}

const isList = (kind: string) => kind === "where" || kind === "is";
