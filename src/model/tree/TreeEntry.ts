import type { ListedResource, ListedResourceTemplate } from "../Resource.js";

/** How the rows of a folder are ordered, folders first in any case. */
export type TreeSort = "name" | "priority" | "lastModified";

/** How far the children of a node that loads them are known. */
export type TreeLoad = "unloaded" | "loading" | "loaded" | "error";

/** What a row of its own below a folder says; `more`: there are values that the server did not send. */
export type TreeStatus = "loading" | "error" | "empty" | "more";

/** What a node of the tree stands for. */
export type TreeEntry =
  | { kind: "server"; server: string; label: string }
  /** A part of a path. `resource` where that is listed itself; `load` where its children are asked for. */
  | { kind: "folder"; server: string; uri: string; resource?: ListedResource; load?: TreeLoad; error?: string }
  | { kind: "resource"; server: string; resource: ListedResource }
  | { kind: "template"; server: string; template: ListedResourceTemplate; load: TreeLoad; error?: string }
  /** A completed value of a template's variable: readable by `uri`, or a folder of the next variable's values. */
  | {
      kind: "value";
      server: string;
      template: ListedResourceTemplate;
      name: string;
      values: Readonly<Record<string, string>>;
      uri?: string;
      load?: TreeLoad;
      error?: string;
    }
  | {
      kind: "status";
      server: string;
      status: TreeStatus;
      message?: string;
      /** How many more there are than came, where the server says so. */
      count?: number;
    };
