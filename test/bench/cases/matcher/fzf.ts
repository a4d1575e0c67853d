import { extendedMatch, Fzf } from "fzf";
import { runMatcher } from "./runMatcher.js";

export default (size: number) =>
  runMatcher(size, (texts) => {
    const fzf = new Fzf(texts as string[], { limit: 100, match: extendedMatch });
    return (query) => fzf.find(query).map(({ item }) => item);
  });
