import { matchSorter } from "match-sorter";
import { runMatcher } from "./runMatcher.js";

export default (size: number) => runMatcher(size, (texts) => (query) => matchSorter(texts, query).slice(0, 100));
