import { useCallback, useState, useSyncExternalStore, type ComponentType } from "react";
import type { RendererProps, ResourceRenderer } from "./ResourceRenderer.js";

const loaded = new WeakMap<ResourceRenderer, ComponentType<RendererProps>>();

/**
 * The component of a renderer, undefined until it is loaded, which it is when first needed. Throws what its `load`
 * failed with; the next that needs it tries again. Not `React.lazy`: React holds back what a Suspense boundary waited
 * for until 300 ms after its fallback.
 */
export function useRenderer(renderer: ResourceRenderer): ComponentType<RendererProps> | undefined {
  const [failure, setFailure] = useState<{ renderer: ResourceRenderer; error: unknown }>();
  const subscribe = useCallback(
    (onChange: () => void) => {
      let isWanted = true;
      const settle = (act: () => void) => isWanted && act();
      if (!loaded.has(renderer)) {
        load(renderer).then(
          () => settle(onChange),
          (error: unknown) => settle(() => setFailure({ renderer, error })),
        );
      }
      return () => {
        isWanted = false;
      };
    },
    [renderer],
  );
  const component = useSyncExternalStore(
    subscribe,
    () => loaded.get(renderer),
    () => undefined,
  );
  if (failure?.renderer === renderer) throw failure.error;
  return component;
}

async function load(renderer: ResourceRenderer): Promise<void> {
  const { default: component } = await renderer.load();
  if (!component)
    throw new TypeError(`The renderer “${renderer.name}” has no component: load() must give { default }.`);
  loaded.set(renderer, component);
}
