import type { Catalogue } from "../../src/testing/index.js";
import { broken, dead } from "./broken.js";
import { database } from "./database.js";
import { handbook } from "./handbook.js";
import { media } from "./media.js";
import { office } from "./office.js";
import { shelves } from "./shelves.js";
import { slow } from "./slow.js";
import { sourceTree } from "./sourceTree.js";

/** The servers of the playground and the stories, by the name that `parameters.mcp.servers` calls them. */
export const catalogues = {
  handbook,
  source: sourceTree,
  database,
  media,
  shelves,
  office,
  slow,
  broken,
  dead,
} as const satisfies Record<string, Catalogue>;

export type CatalogueName = keyof typeof catalogues;
