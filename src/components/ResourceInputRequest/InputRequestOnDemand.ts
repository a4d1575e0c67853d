"use client";

import { onDemand } from "../onDemand.js";

/** `ResourceInputRequest.Root`, fetched with the first question: most servers never ask. */
export const InputRequestOnDemand = onDemand(
  async () => (await import("./ResourceInputRequestRoot.js")).ResourceInputRequestRoot,
);
