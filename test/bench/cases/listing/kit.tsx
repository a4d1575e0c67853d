import { QueryClient } from "@tanstack/react-query";
import { ResourceProvider, useResources } from "mcp-resource-kit";
import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import { longestTask } from "../../measure.js";
import { connect } from "./connect.js";

export default async function run(size: number, page = 1000) {
  const client = await connect(size, page);
  let first = 0;
  let last = 0;
  let done!: () => void;
  const finished = new Promise<void>((resolve) => (done = resolve));
  let start = 0;
  function Watch() {
    const { loadedCount, isComplete } = useResources();
    useEffect(() => {
      if (loadedCount > 0) first ||= performance.now() - start;
      if (!isComplete) return;
      last = performance.now() - start;
      done();
    });
    return <output>{loadedCount}</output>;
  }
  const root = createRoot(document.getElementById("root")!);
  const longest = await longestTask(async () => {
    start = performance.now();
    root.render(
      <ResourceProvider servers={[{ id: "bench", label: "Bench", client }]} queryClient={new QueryClient()}>
        <Watch />
      </ResourceProvider>,
    );
    await finished;
  });
  root.unmount();
  await client.close();
  return { first, last, longest };
}
