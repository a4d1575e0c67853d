import type { BenchResult } from "../../BenchTable.js";

/** Recorded by hand for 10,000 resources; nothing is known of other sizes. */
export default async (size: number): Promise<BenchResult> => (size === 10_000 ? { openCpu: 1640, keyCpu: 620 } : {});
