import Fuse from "fuse.js";
import { runMatcher } from "./runMatcher.js";

export default (size: number) =>
  runMatcher(size, (texts) => {
    const fuse = new Fuse(texts, { ignoreLocation: true });
    return (query) => fuse.search(query, { limit: 100 }).map(({ item }) => item);
  });
