import { SEARCH_QUALITY, WANTED_FILES } from "../../../fixtures/searchQuality.js";
import { sourceTree } from "../../data/sourceTree.js";
import { median, scriptTime } from "../../measure.js";

/** Takes texts, gives a function that finds the best hundred of them for a query, best first. */
export type MakeMatcher = (texts: readonly string[]) => (query: string) => readonly string[];

const QUERIES = [
  "a",
  "in",
  "mainrs",
  "auth mid ts",
  "usrctrl",
  "session",
  "src/comp/but",
  "cfgjson",
  "packages/router-",
  "zzqxjv",
];

/** Measures one matcher by the same steps as all others. */
export async function runMatcher(size: number, make: MakeMatcher) {
  const texts = sourceTree(size).map(({ uri }) => uri.slice("file:///".length));
  let match!: ReturnType<MakeMatcher>;
  const build = await scriptTime(() => {
    match = make(texts);
    match("warm up");
  });
  const times: number[] = [];
  for (const query of QUERIES) times.push(await scriptTime(() => void match(query)));

  const among = make([...texts.slice(0, 5000), ...WANTED_FILES]);
  const places = SEARCH_QUALITY.map(([query, wanted]) => among(query).indexOf(wanted));
  return {
    build,
    middle: median(times),
    slowest: Math.max(...times),
    first: places.filter((place) => place === 0).length,
    ten: places.filter((place) => place >= 0 && place < 10).length,
  };
}
