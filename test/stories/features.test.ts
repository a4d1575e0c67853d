import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const STORIES = resolve(import.meta.dirname, "../../stories");
const components = readdirSync(resolve(STORIES, "../src/components")).filter(
  (name) => name.startsWith("Resource") && readdirSync(STORIES).includes(`${name}.stories.tsx`),
);
const STATES = ["Controlled", "Loading", "Empty", "Error", "PartialFailure", "LongNames", "ManyItems"];
const LOOKS = ["RightToLeft", "Thai", "Themed", "Unstyled", "ForcedColors"];
const LISTS = ["ResourceTree", "ResourceSearch", "ResourceMention", "ResourcePicker"];

function exportsOf(file: string): string[] {
  const source = readFileSync(join(STORIES, file), "utf8");
  return Array.from(source.matchAll(/^export const (\w+) = /gm), ([, name]) => name!);
}

describe("Every component", () => {
  it("has stories", () => expect(components.length).toBe(8));

  it.each(components)("%s has examples, and a story for every state and look", (name) => {
    expect(exportsOf(`${name}.examples.stories.tsx`).length).toBeGreaterThan(0);
    const features = exportsOf(`${name}.features.stories.tsx`);
    expect([...STATES, ...LOOKS].filter((story) => !features.includes(story))).toEqual([]);
  });

  it.each(LISTS)("%s is shown with a hundred thousand resources", (name) => {
    expect(exportsOf(`${name}.features.stories.tsx`)).toContain("HundredThousandItems");
  });
});
