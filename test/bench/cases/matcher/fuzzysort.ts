import fuzzysort from "fuzzysort";
import { runMatcher } from "./runMatcher.js";

export default (size: number) =>
  runMatcher(size, (texts) => {
    const prepared = texts.map((text) => fuzzysort.prepare(text));
    return (query) => fuzzysort.go(query, prepared, { limit: 100 }).map(({ target }) => target);
  });
