/** One run of a case: metric → milliseconds, bytes or a count. */
export type BenchResult = Record<string, number>;

/** One table of `npm run bench`. The first case is the kit's own; ratios are to its first metric. */
export interface BenchTable {
  name: string;
  title: string;
  about: string;
  /** What `sizes` counts. */
  unit: string;
  sizes: readonly number[];
  /** Sizes that are measured with `--full` only. */
  fullSizes?: readonly number[];
  runs?: number;
  metrics: readonly { key: string; label: string }[];
  cases: Record<string, () => Promise<{ default: (size: number) => Promise<BenchResult> }>>;
  /** The largest size at which a case is run at all. */
  limits?: Record<string, number>;
}
