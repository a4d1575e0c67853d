import type { Catalogue } from "../../src/testing/index.js";

/** Answers after two seconds, and takes its time to read, saying how far it got. */
export const slow: Catalogue = {
  name: "slow",
  title: "Old archive",
  latency: 2000,
  pageSize: 5,
  resources: Array.from({ length: 15 }, (_, index) => ({
    uri: `archive://reel/${index + 1}`,
    name: `reel-${index + 1}`,
    title: `Tape reel ${index + 1}`,
    mimeType: "text/plain",
    read: async (_params, { progress, signal }) => {
      for (let step = 1; step <= 8 && !signal.aborted; step++) {
        await progress(step, 8, `Winding, ${step} of 8`);
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
      return [{ uri: `archive://reel/${index + 1}`, mimeType: "text/plain", text: `What reel ${index + 1} holds.\n` }];
    },
  })),
};
