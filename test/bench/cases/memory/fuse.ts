import { makeFuse } from "../matcher/fuse.js";
import { measureMatcher } from "./measureIndex.js";

export default async (size: number) => ({ index: await measureMatcher(size, makeFuse) });
