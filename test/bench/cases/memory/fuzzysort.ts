import { makeFuzzysort } from "../matcher/fuzzysort.js";
import { measureMatcher } from "./measureIndex.js";

export default async (size: number) => ({ index: await measureMatcher(size, makeFuzzysort) });
