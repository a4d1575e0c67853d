import fuzzysort from "fuzzysort";
import { runMatcher, type MakeMatcher } from "./runMatcher.js";

export const makeFuzzysort: MakeMatcher = (texts) => {
  const prepared = texts.map((text) => fuzzysort.prepare(text));
  return (query) => fuzzysort.go(query, prepared, { limit: 100 }).map(({ target }) => target);
};

export default (size: number) => runMatcher(size, makeFuzzysort);
