import "../../src/styles/styles.css";
import type { BenchResult, BenchTable } from "./BenchTable.js";

const modules = import.meta.glob<{ default: BenchTable }>("./cases/*/table.ts", { eager: true });
const tables = Object.values(modules).map((module) => module.default);

const bench = {
  tables: () => tables.map(({ cases, ...table }) => ({ ...table, cases: Object.keys(cases) })),
  run: async (table: string, name: string, size: number): Promise<BenchResult> => {
    const load = tables.find((one) => one.name === table)!.cases[name]!;
    const { default: run } = await load();
    return run(size);
  },
};

declare global {
  interface Window {
    bench: typeof bench;
    /** Given by the runner. */
    mainThreadTime: () => Promise<number>;
    tellSoFar: (metrics: BenchResult) => Promise<void>;
    gc?: () => void;
  }
}

window.bench = bench;
