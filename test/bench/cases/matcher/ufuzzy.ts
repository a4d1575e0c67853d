import uFuzzy from "@leeoniya/ufuzzy";
import { runMatcher } from "./runMatcher.js";

export default (size: number) =>
  runMatcher(size, (texts) => {
    const matcher = new uFuzzy({
      unicode: true,
      interSplit: "[^\\p{L}\\d']+",
      intraSplit: "\\p{Ll}\\p{Lu}",
      intraIns: 99,
    });
    const haystack = texts as string[];
    return (query) => {
      const [found, , order] = matcher.search(haystack, query, 5, 1000);
      return (order ?? found ?? []).slice(0, 100).map((index) => haystack[order && found ? found[index]! : index]!);
    };
  });
