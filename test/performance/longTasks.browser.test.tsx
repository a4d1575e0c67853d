import { createRef, type Ref } from "react";
import { expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  ResourceSearch,
  ResourceTree,
  ResourceViewer,
  useResources,
  type ResourceRef,
  type ResourceTreeActions,
} from "../../src/index.js";
import "../../src/styles/styles.css";
import { sourceTree } from "../bench/data/sourceTree.js";
import { renderKit } from "../support/renderKit.js";

const COUNT = 100_000;
const WAIT = { timeout: 60_000, interval: 100 };
const resources = sourceTree(COUNT).map(({ uri, name, mimeType }) => ({
  uri,
  name,
  mimeType,
  text: `text of ${name}`,
}));
const opened: ResourceRef = { server: "bench", uri: resources[0]!.uri };

// How long a task takes is the machine's affair and no failure; that the steps ran and were watched is checked.
it(
  "lists, searches, expands and opens 100,000 resources, and reports the long tasks",
  { timeout: 180_000 },
  async () => {
    const { during, report } = watchLongTasks();
    await during("(a task of 120 ms, to see that they are seen)", async () => block(120));
    expect(report()[0]!.tasks).toBeGreaterThan(0);

    const actionsRef = createRef<ResourceTreeActions>();
    const host = (resource: ResourceRef | null) => <Host actionsRef={actionsRef} resource={resource} />;
    const screen = await during("listing", async () => {
      const rendered = await renderKit(host(null), { catalogues: [{ name: "bench", resources, pageSize: 1000 }] });
      await vi.waitFor(() => expect(rendered.container.querySelector("output")!.textContent).toBe(String(COUNT)), WAIT);
      return rendered;
    });

    await during("typing", async () => {
      await userEvent.type(page.getByRole("combobox"), "session");
      await vi.waitFor(() => {
        const rows = page.getByRole("option").elements();
        expect(rows.length).toBeGreaterThan(5);
        for (const row of rows.slice(0, 5)) expect(row.textContent).toMatch(/session/i);
      }, WAIT);
    });

    const tree = page.getByRole("tree").element();
    expect(tree.scrollHeight).toBeLessThan(COUNT * 16);
    await during("expanding all", async () => {
      actionsRef.current!.expandAll();
      await vi.waitFor(() => expect(tree.scrollHeight).toBeGreaterThan(COUNT * 16), WAIT);
    });

    await during("opening", async () => {
      await screen.rerender(host(opened));
      await expect.element(page.getByText(`text of ${resources[0]!.name}`), WAIT).toBeVisible();
    });

    expect(report()).toHaveLength(5);
    console.info(["Tasks over 50 ms:", ...report().map(describeStep)].join("\n"));
  },
);

function Host({ actionsRef, resource }: { actionsRef: Ref<ResourceTreeActions>; resource: ResourceRef | null }) {
  const { resources, loadedCount } = useResources();
  return (
    <>
      <output>{loadedCount}</output>
      <ResourceSearch.Root resources={resources} />
      <ResourceTree.Root
        resources={resources}
        actionsRef={actionsRef}
        defaultExpandedItems={[]}
        style={{ blockSize: 300 }}
      />
      {resource && <ResourceViewer.Root resource={resource} />}
    </>
  );
}

interface Step {
  step: string;
  tasks: number;
  longest: number;
}

function watchLongTasks() {
  const steps: Step[] = [];
  let seen: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
  observer.observe({ type: "longtask" });
  onTestFinished(() => observer.disconnect());
  return {
    report: () => steps,
    during: async <T,>(step: string, act: () => Promise<T>): Promise<T> => {
      seen = [];
      const result = await act();
      await new Promise((resolve) => setTimeout(resolve, 200));
      steps.push({ step, tasks: seen.length, longest: Math.max(0, ...seen.map(({ duration }) => duration)) });
      return result;
    },
  };
}

function describeStep({ step, tasks, longest }: Step): string {
  return `${step}: ${tasks}${tasks > 0 ? `, the longest ${Math.round(longest)} ms` : ""}`;
}

function block(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}
