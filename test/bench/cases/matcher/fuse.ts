import Fuse from "fuse.js";
import { runMatcher, type MakeMatcher } from "./runMatcher.js";

export const makeFuse: MakeMatcher = (texts) => {
  const fuse = new Fuse(texts, { ignoreLocation: true });
  return (query) => fuse.search(query, { limit: 100 }).map(({ item }) => item);
};

export default (size: number) => runMatcher(size, makeFuse);
