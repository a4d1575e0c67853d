/** A part as its own file describes it. */
export interface PartDoc {
  name: string;
  slot: string | undefined;
  description: string;
  selectors: readonly { selector: string; meaning: string }[];
}

/** File names and their source. */
type Sources = Readonly<Record<string, string>>;

/** Reads the parts of a component, in the order of its `index.parts.ts`, from the source: nothing is written twice. */
export function readParts(component: string, sources: Sources): PartDoc[] {
  const folder = `src/components/${component}/`;
  const sourceOf = (file: string) => Object.entries(sources).find(([name]) => name.endsWith(folder + file))?.[1] ?? "";
  const all = Object.entries(sources).flatMap(([name, source]) => (name.includes(folder) ? source : []));
  return [...sourceOf("index.parts.ts").matchAll(/\{ (\w+) as (\w+) \} from "\.\/(\w+)\.js"/g)].map(
    ([, symbol = "", name = "", file = ""]) => readPart(name, symbol, sourceOf(`${file}.tsx`), all.join("\n")),
  );
}

function readPart(name: string, symbol: string, source: string, folder: string): PartDoc {
  const lines = docCommentOf(symbol, source);
  const firstTag = lines.findIndex((line) => line.startsWith("@"));
  const words = firstTag === -1 ? lines : lines.slice(0, firstTag);
  const selectors = lines.flatMap((line) => {
    const [, selector = "", meaning = ""] = /^@selector (\S+)\s+(.+)$/.exec(line) ?? [];
    return selector ? [{ selector, meaning }] : [];
  });
  return { name, slot: slotOf(symbol, source, folder), description: words.join(" ").trim(), selectors };
}

function docCommentOf(symbol: string, source: string): string[] {
  const [, comment = ""] =
    new RegExp(String.raw`/\*\*((?:(?!\*/)[^])*)\*/\s*export (?:const|function) ${symbol}\b`).exec(source) ?? [];
  return comment.split("\n").map((line) => line.replace(/^\s*\*? ?/, "").trimEnd());
}

// A part of several elements has several slots: its own is the one named like it, else the shortest. One whose file has
// none may have its element in another file of the folder.
function slotOf(symbol: string, source: string, folder: string): string | undefined {
  const own = symbol
    .replace(/Root$/, "")
    .replace(/(?<!^)[A-Z]/g, "-$&")
    .toLowerCase();
  const slots = slotsIn(source);
  const isOwn = slots.length > 0 ? slots.includes(own) : slotsIn(folder).includes(own);
  return isOwn ? own : slots.toSorted((a, b) => a.length - b.length)[0];
}

function slotsIn(source: string): string[] {
  return [...source.matchAll(/"?data-slot"?[=:]\s*\{?"([\w-]+)"/g)].map(([, slot = ""]) => slot);
}
