import { createPartContext } from "../../utils/createPartContext.js";
import { createRowContext } from "../../utils/createRowContext.js";
import type { InputRequestState } from "./useInputRequest.js";

/** Tells the parts of a row which property it is for. */
export const [ResourceInputRequestRow, useResourceInputRequestRow] = createRowContext<string>(
  "ResourceInputRequest.Fields",
  "name",
);

/** What the Root of an input request gives to its parts. */
export interface ResourceInputRequestContextValue extends InputRequestState {
  /** Label of the server that asks, safe to read. */
  server: string;
  headingId: string;
  messageId: string;
  /** The DOM id of a field's control, by its place: never built from what the server calls it. */
  controlId: (index: number) => string;
  /** To the review; where something is missing, the focus goes to the first such field. */
  tryReview: () => void;
}

export const [ResourceInputRequestProvider, useResourceInputRequest] =
  createPartContext<ResourceInputRequestContextValue>("ResourceInputRequest.Root");
