import { QueryClient } from "@tanstack/react-query";
import { ResourcePicker, ResourceProvider, useResources } from "mcp-resource-kit";
import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import { mainThreadTime, nextFrame, type, untilPainted } from "../../measure.js";
import { connect } from "../listing/connect.js";

export default async function run(size: number) {
  const client = await connect(size, 1000);
  let finish!: () => void;
  const listed = new Promise<void>((resolve) => (finish = resolve));
  function Watch() {
    const { isComplete } = useResources();
    useEffect(() => {
      if (isComplete) finish();
    }, [isComplete]);
    return null;
  }

  const root = createRoot(document.getElementById("root")!);
  const atStart = await mainThreadTime();
  const open = await untilPainted(async () => {
    root.render(
      <ResourceProvider servers={[{ id: "bench", label: "Bench", client }]} queryClient={new QueryClient()}>
        <ResourcePicker.Root style={{ height: 600 }} />
        <Watch />
      </ResourceProvider>,
    );
    await listed;
    await until(() => document.querySelector("[role=treeitem]"));
  });
  const openCpu = (await mainThreadTime()) - atStart;

  const [, search] = document.querySelectorAll("[data-slot=resource-picker-tab]");
  search!.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, button: 0 }));
  const box = await until(() => document.querySelector<HTMLInputElement>("[role=combobox]"));
  // What the search prepares while nobody types is not the key's.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const beforeKey = await mainThreadTime();
  const key = await untilPainted(async () => {
    type(box, "s");
    await until(() => document.querySelector("[role=listbox]:not([aria-busy]) [role=option]"));
  });
  const keyCpu = (await mainThreadTime()) - beforeKey;
  root.unmount();
  await client.close();
  return { openCpu, open, keyCpu, key };
}

async function until<T>(look: () => T | null): Promise<T> {
  for (;;) {
    const found = look();
    if (found !== null) return found;
    await nextFrame();
  }
}
